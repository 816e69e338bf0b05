import './orderSkeleton.css';
import { Activity, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { SkeletonFrame, SkeletonShapes } from '#components/loading/Skeleton.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import type { Order } from '#domain/order/order.ts';
import { ORDER_VIEWS } from '#domain/order/orderView.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { loadAllowedActions, loadCallback } from '#store/actions/readOperations.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadItems } from '#store/order/orderOperations.ts';
import {
  selectHaveItemsFailed,
  selectItemsFailure,
  selectMissingItemIds,
} from '#store/order/orderSelectors.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { ModalHost } from './dialogs/ModalHost.tsx';
import { ItemList } from './items/ItemList.tsx';
import { OrderProgress } from './overview/OrderProgress.tsx';
import { OrderSummary } from './overview/OrderSummary.tsx';
import { RelatedFacts } from './overview/related/RelatedFacts.tsx';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { useOrderReadOperation } from './useOrderReadOperation.ts';
import { FailedEventsButton } from './views/FailedEventsButton.tsx';
import { OrderViewBody } from './views/OrderViewBody.tsx';
import { OrderViewLinks, useOrderView } from './views/OrderViewLinks.tsx';

/**
 * R15: loads the actions that the platform currently allows, and the callback, when the order is loaded and
 * after each reload. The platform gives them only to users who can read the merchant's orders. Renders nothing,
 * so that the order does not render again whenever one of these reads starts or ends.
 */
function OrderReads({ order, isPreview }: { order: Order; isPreview: boolean }) {
  const { orderId, merchantId } = order;
  const isReadable = useAppSelector((state) => canReadMerchant(selectPermissions(state), merchantId));
  const isEnabled = isReadable && !isPreview;
  useOrderReadOperation(loadAllowedActions, { orderId }, { isEnabled });
  useOrderReadOperation(loadCallback, { orderId }, { isEnabled });
  return null;
}

/** Maximum number of missing items that are listed without a click. */
const MISSING_SHOWN = 5;

interface OrderBodyProps {
  order: Order;
  isPreview: boolean;
  /** Whether the last load failed. The data shown may then be outdated. */
  hasFailed: boolean;
}

function MissingItemIds({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const missing = useAppSelector((state) => selectMissingItemIds(state, order));
  if (missing.length === 0) return null;
  return (
    <details className="text-break" open={missing.length <= MISSING_SHOWN}>
      <summary className="fw-semibold">{t('items.missing', { count: missing.length })}</summary>
      <code>{missing.join(', ')}</code>
    </details>
  );
}

/** Shown if some or all items could not be loaded. A retry loads only the items. */
function ItemsFailure({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const dispatch = useAppDispatch();
  const { orderId } = order;
  const again = useOperation(loadItems, orderId);
  const first = useAppSelector((state) => selectItemsFailure(state, orderId));
  // The first failure is that of loading the order.
  const status = first && again.status === 'idle' ? 'failed' : again.status;
  const reload = <ReloadStatus key="reload" status={status} slow={t('items.loading')} />;
  if (!first || again.status === 'running') return reload;
  const failure = again.status === 'failed' ? again.failure : first;
  return (
    <>
      {reload}
      <FailureNotice
        title={t(order.items.length === 0 ? 'items.failed' : 'items.partFailed')}
        failure={failure}
        onRetry={() => dispatch(loadItems.requested({ orderId }))}
      />
      {order.items.length > 0 && <MissingItemIds order={order} />}
    </>
  );
}

/** R389: in the place of the views, which the problems would otherwise move when the items arrive. */
function ItemsSkeleton() {
  const { t } = useTranslation('order');
  return (
    <div className="order-items">
      <SkeletonFrame label={t('items.loading')}>
        <SkeletonShapes count={1} className="skeleton-card" />
      </SkeletonFrame>
    </div>
  );
}

/** The views of the order. A view says nothing about items that are not known yet (R147, R388). */
function OrderViews({ order, isPreview, hasFailed }: OrderBodyProps) {
  const { orderId, items } = order;
  const hasItemsFailed = useAppSelector((state) => selectHaveItemsFailed(state, orderId));
  const isReadingItems = useOperation(loadItems, orderId).status === 'running';
  const isComplete = !isPreview && !hasItemsFailed;
  const isCounted = isPreview ? items.length > 0 : !hasItemsFailed;
  const view = useOrderView(ORDER_VIEWS);
  return (
    <div className="order-items">
      <div className="order-view-line">
        <OrderViewLinks
          orderId={orderId}
          views={ORDER_VIEWS}
          {...(isCounted && { items: items.length })}
          order={isComplete && !isReadingItems ? order : null}
        />
        {view !== 'events' && <FailedEventsButton order={order} isComplete={isComplete} />}
      </div>
      {/* Hidden instead of unmounted, so that the selection and the state of the open items are kept. */}
      <Activity mode={view === 'items' ? 'visible' : 'hidden'}>
        <ItemList
          order={order}
          isComplete={isComplete}
          isLoadingMore={(isPreview && !hasFailed) || isReadingItems}
        />
      </Activity>
      {view !== 'items' && <OrderViewBody order={order} view={view} />}
    </div>
  );
}

export const OrderBody = memo(function OrderBody(props: OrderBodyProps) {
  const { order, isPreview, hasFailed } = props;
  const { t } = useTranslation('order');
  return (
    <>
      <div className="order-body">
        <div className="order-main">
          <OrderSummary order={order} isLoading={isPreview && !hasFailed} />
          {/* R300: before the problems and the progress, which count only the loaded items. */}
          <ItemsFailure order={order} />
          <PanelBoundary title={t('problems.title')} resetKeys={[order]}>
            <ProblemsPanel order={order} />
          </PanelBoundary>
        </div>
        <div className="order-side">
          {order.items.length > 0 && <OrderProgress order={order} />}
          {!isPreview && (
            <PanelBoundary title={t('related.title')} resetKeys={[order]}>
              <RelatedFacts order={order} />
            </PanelBoundary>
          )}
        </div>
        {isPreview && !hasFailed && order.items.length === 0 ? (
          <ItemsSkeleton />
        ) : (
          // The views appear later than the rest, which must not disappear while their texts load.
          <Suspense fallback={<ItemsSkeleton />}>
            <OrderViews {...props} />
          </Suspense>
        )}
      </div>
      <OrderReads order={order} isPreview={isPreview} />
      <ModalHost order={order} isReady={!isPreview} />
    </>
  );
});
