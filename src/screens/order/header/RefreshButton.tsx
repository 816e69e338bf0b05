import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { useNow } from '#components/useNow.ts';
import { lookUp } from '#domain/byKey.ts';
import { toIso } from '#domain/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadOrder } from '#store/order/orderOperations.ts';

/** S2.69: shows the time of the last update. A click reloads the order and the data that depends on it. */
export function RefreshButton({ orderId, isShown }: { orderId: string; isShown: boolean }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const now = useNow();
  const dispatch = useAppDispatch();
  const isLoading = useOperation(loadOrder, orderId).status === 'running';
  const receivedAt = useAppSelector((state) => lookUp(state.orders.loaded, orderId)?.receivedAt);
  const handleRefresh = () => {
    if (!isLoading) dispatch(loadOrder.requested({ orderId }));
  };
  useShortcuts({ refreshOrder: handleRefresh });
  const at = receivedAt === undefined || !isShown ? null : toIso(receivedAt);
  const text =
    at === null ? t('refresh') : t('updated', { when: format.relative(at, Math.max(now, receivedAt ?? 0)) });
  return (
    <Button
      variant="link"
      size="sm"
      className="refresh-button"
      aria-disabled={isLoading}
      title={at === null ? undefined : t('refreshTitle', { when: format.moment(at) })}
      onClick={handleRefresh}
    >
      <Icon name="arrow-clockwise" className={isLoading ? 'icon-busy' : ''} />{' '}
      {isLoading ? t('refreshing') : text}
    </Button>
  );
}
