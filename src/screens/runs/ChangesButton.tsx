import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useSubmitShortcut } from '#components/keyboard/useSubmitShortcut.ts';
import type { RunOrder } from '#domain/bulk/bulkJob.ts';
import { itemsToChange } from '#domain/bulk/invalidItems.ts';
import { orderModalPath } from '#domain/order/orderModal.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * R152: returns a function that returns the path of the dialog to reorder an invalid order with changes. It
 * returns null for other orders, and if order placement is not configured.
 */
export function useChangesPath(): (runOrder: RunOrder) => string | null {
  const placement = useAppSelector((state) => state.configuration.pages.orderPlacement);
  return (runOrder) => {
    const items = placement ? itemsToChange(runOrder) : [];
    return items.length > 0 ? orderModalPath(runOrder.orderId, 'reorder', { items, mode: 'changes' }) : null;
  };
}

/** R152: the main action of a run in which the only failed order is invalid. */
export function ChangesButton({ path }: { path: string }) {
  const { t } = useTranslation('runs');
  const link = useSubmitShortcut<HTMLAnchorElement>();
  return (
    <Link
      ref={link}
      to={path}
      className={buttonClass({ variant: 'primary', size: 'sm', className: 'result-action' })}
    >
      <Icon name="pencil" /> {t('result.changes')}
    </Link>
  );
}
