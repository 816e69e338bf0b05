import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { asksForRefresh, type UnavailableReason } from '#domain/actions/actionDefinition.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { loadOrder } from '#store/order/orderOperations.ts';

interface RefreshOrderButtonProps {
  orderId: string;
  /** Why the dialog cannot send now; null if it can. */
  reason: UnavailableReason | null;
}

/** Keeps the focus in the place of the button, unless the user has moved it meanwhile. */
function takeLostFocus(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus();
}

/**
 * R492: rendered only if the reason asks the user to refresh the order, because the dialog covers the button
 * for it. It remains while the order loads, so that the focus stays on it. A text then takes its place.
 */
export function RefreshOrderButton({ orderId, reason }: RefreshOrderButtonProps) {
  const { t } = useTranslation('order');
  const dispatch = useAppDispatch();
  const [isAsked, setIsAsked] = useState(false);
  const isLoading = useOperation(loadOrder, orderId).status === 'running' || reason === 'loading';
  if (!asksForRefresh(reason) && !(isAsked && isLoading)) {
    return isAsked ? (
      <p ref={takeLostFocus} tabIndex={-1} className="visually-hidden">
        {t('refreshed')}
      </p>
    ) : null;
  }
  const handleClick = () => {
    setIsAsked(true);
    if (!isLoading) dispatch(loadOrder.requested({ orderId }));
  };
  return (
    <Button size="sm" className="mb-3" aria-disabled={isLoading} onClick={handleClick}>
      <Icon name="arrow-clockwise" className={isLoading ? 'icon-busy' : ''} />{' '}
      {isLoading ? t('refreshing') : t('refresh')}
    </Button>
  );
}
