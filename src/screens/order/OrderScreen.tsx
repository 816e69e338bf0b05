import './order.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { EmptyState } from '#components/EmptyState.tsx';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { useDocumentTitle } from '#components/useDocumentTitle.ts';
import { orderLabel } from '#domain/identifiers.ts';
import type { Order } from '#domain/order.ts';
import { SEARCH_PATH } from '#domain/paths.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadOrder } from '#store/orderOperations.ts';
import { ForbiddenOrder } from './ForbiddenOrder.tsx';
import { OrderHeader } from './header/OrderHeader.tsx';
import { OrderSummary } from './header/OrderSummary.tsx';
import { ItemList } from './items/ItemList.tsx';
import { MerchantOnlyOrder } from './MerchantOnlyOrder.tsx';

const SKELETON_LINES = 10;

interface FoundOrderProps {
  order: Order;
  /** Only what the search result told so far: the rest is on its way. */
  isPreview: boolean;
}

function FoundOrder({ order, isPreview }: FoundOrderProps) {
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  useDocumentTitle(orderLabel(order, idFormat));
  return (
    <>
      <OrderHeader order={order} />
      <OrderSummary order={order} />
      <ItemList order={order} isComplete={!isPreview} />
    </>
  );
}

/** What the screen shows for an id (S2.85): the order, its first facts, or why there is none. */
function OrderContent({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const dispatch = useAppDispatch();
  const loading = useOperation(loadOrder, orderId);
  const found = useAppSelector((state) => state.orders.seen[orderId]?.found);
  const preview = useAppSelector((state) => state.orders.previews[orderId]);
  if (loading.status === 'failed') {
    const handleRetry = () => dispatch(loadOrder.requested({ orderId }));
    return <FailureNotice title={t('state.failedTitle')} failure={loading.failure} onRetry={handleRetry} />;
  }
  if (found?.kind === 'order') return <FoundOrder order={found.order} isPreview={false} />;
  if (found?.kind === 'merchantOnly') return <MerchantOnlyOrder request={found.request} />;
  if (found?.kind === 'forbidden') return <ForbiddenOrder />;
  if (found?.kind === 'notFound') {
    return (
      <EmptyState icon="search" title={t('state.notFoundTitle')}>
        <p>{t('state.notFoundText')}</p>
        <Link to={SEARCH_PATH}>{t('search')}</Link>
      </EmptyState>
    );
  }
  if (preview) return <FoundOrder order={preview} isPreview />;
  return <Skeleton label={t('state.loading')} lines={SKELETON_LINES} />;
}

export function OrderScreen() {
  const { t } = useTranslation('order');
  const { orderId = '' } = useParams();
  const dispatch = useAppDispatch();
  useDocumentTitle(t('title', { id: orderId }));
  useEffect(() => {
    dispatch(loadOrder.requested({ orderId }));
  }, [dispatch, orderId]);
  return (
    <div className="order-screen" key={orderId}>
      <OrderContent orderId={orderId} />
    </div>
  );
}
