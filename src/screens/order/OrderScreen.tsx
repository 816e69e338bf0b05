import './order.css';
import './orderSkeleton.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useNavigationType } from 'react-router';
import { SkeletonFrame, SkeletonShapes } from '#components/loading/Skeleton.tsx';
import { AccessRequest } from '#components/notice/AccessRequest.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { furtherStepsBack } from '#domain/order/skippedEntries.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadOrder, orderOpened } from '#store/order/orderOperations.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { useAccessRequest } from '#store/people/useAccessRequest.ts';
import { OrderHeader } from './header/OrderHeader.tsx';
import { MerchantOnlyOrder } from './MerchantOnlyOrder.tsx';
import { OrderBody } from './OrderBody.tsx';
import { useOrderId, useShownOrder } from './openOrder.ts';
import { ORDER_NAMESPACES } from './orderNamespaces.ts';

function OrderSkeleton() {
  const { t } = useTranslation('order');
  return (
    <SkeletonFrame label={t('state.loading')}>
      <div className="order-body">
        <div className="order-main">
          <div className="order-summary">
            <div className="id-strip">
              <SkeletonShapes count={1} className="skeleton-ids" />
            </div>
            <div className="summary-facts">
              <SkeletonShapes count={8} className="skeleton-fact" />
            </div>
          </div>
        </div>
        <div className="order-side">
          <div className="side-panel">
            <SkeletonShapes count={1} className="skeleton-fact" />
          </div>
        </div>
        <div className="order-items">
          <SkeletonShapes count={2} className="skeleton-card" />
        </div>
      </div>
    </SkeletonFrame>
  );
}

/** S2.96: shown to users who lack the view permission, with a link to request access. */
function OrderAccessDenied({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const request = useAccessRequest();
  return (
    <section className="page-notice alert alert-danger" role="alert">
      <h2 className="h4 text-break">{t('state.forbiddenTitle', { id: orderId })}</h2>
      <AccessRequest {...request} orderId={orderId} />
    </section>
  );
}

/**
 * S2.87: shown if no order has this ID. R553: the search finds an order whose ID is written differently in the URL.
 */
function NoOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  return (
    <EmptyState icon="search" title={t('state.notFoundTitle')}>
      <p>{t('state.notFoundText')}</p>
      <Link to={searchPath({ ...DEFAULT_CRITERIA, searchTerm: orderId }, null)}>{t('state.searchId')}</Link>
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
      return <NoOrder orderId={orderId} />;
    case 'item':
      return <Navigate to={orderPath(loadResult.orderId, loadResult.itemId)} replace />;
    default:
      return hasFailed ? null : <OrderSkeleton />;
  }
}

/** S2.89: a failure is shown above the data that was loaded earlier. */
function OrderContent({ orderId }: { orderId: string }) {
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

/**
 * R394: lets Back leave an order in one step after modals were closed. The browser offers no way to remove the
 * entry from which a modal was opened, so this goes on when Back reaches it.
 */
function useSkippedEntries(): void {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const left = useRef(location);
  // A layout effect, because the entry that is skipped must not be painted.
  useLayoutEffect(() => {
    const steps = isTraversal ? furtherStepsBack(left.current, location) : 0;
    left.current = location;
    if (steps > 0) void navigate(-steps);
  }, [location, isTraversal, navigate]);
}

/** S2.2, S2.65: when the user opens another order, only the part below the header is remounted. */
export function OrderScreen() {
  useTranslation(ORDER_NAMESPACES);
  const orderId = useOrderId();
  const dispatch = useAppDispatch();
  useSkippedEntries();
  useEffect(() => {
    dispatch(orderOpened({ orderId }));
    // Pending reads of the order are aborted when the user leaves it.
    return () => void dispatch(loadOrder.abandoned(orderId));
  }, [dispatch, orderId]);
  return (
    <div className="order-screen">
      <OrderHeader orderId={orderId} />
      <OrderContent key={orderId} orderId={orderId} />
    </div>
  );
}
