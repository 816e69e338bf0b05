import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { EmptyState } from '#components/EmptyState.tsx';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { useOrderPath } from '#components/useOrderPath.ts';
import { SEARCH_PATH } from '#domain/paths.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { MerchantOnlyOrder } from './MerchantOnlyOrder.tsx';
import { OrderAccessDenied } from './OrderAccessDenied.tsx';
import { OrderBody } from './OrderBody.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { useShownOrder } from './useShownOrder.ts';

/** S2.87: shown if no order has this ID. */
function NoOrder() {
  const { t } = useTranslation('order');
  return (
    <EmptyState icon="search" title={t('state.notFoundTitle')}>
      <p>{t('state.notFoundText')}</p>
      <Link to={SEARCH_PATH}>{t('state.searchOrders')}</Link>
    </EmptyState>
  );
}

/** S2.85: the content depends on what the ID identifies. */
function LoadedOrder({ orderId, hasFailed }: { orderId: string; hasFailed: boolean }) {
  const loadResult = useAppSelector((state) => selectOrderLoadResult(state, orderId));
  const shown = useShownOrder(orderId);
  const orderPath = useOrderPath();
  if (shown) return <OrderBody {...shown} hasFailed={hasFailed} />;
  switch (loadResult?.kind) {
    case 'merchantOnly':
      return <MerchantOnlyOrder request={loadResult.request} />;
    case 'forbidden':
      return <OrderAccessDenied orderId={orderId} />;
    case 'notFound':
      return <NoOrder />;
    case 'item':
      return <Navigate to={orderPath(loadResult.orderId, loadResult.itemId)} replace />;
    default:
      return hasFailed ? null : <OrderSkeleton />;
  }
}

/** S2.89: a failure is shown above the data that was loaded earlier. */
export function OrderContent({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const dispatch = useAppDispatch();
  const loading = useOperation(loadOrder, orderId);
  return (
    <>
      {loading.status === 'failed' && (
        <FailureNotice
          title={t('state.failedTitle')}
          failure={loading.failure}
          onRetry={() => dispatch(loadOrder.requested({ orderId }))}
        />
      )}
      <LoadedOrder orderId={orderId} hasFailed={loading.status === 'failed'} />
    </>
  );
}
