import { useTranslation } from 'react-i18next';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { hasChangeRequests } from '#domain/event/changeRequest.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderView } from '#domain/order/orderView.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectHaveItemsFailed } from '#store/order/orderSelectors.ts';
import { JsonDocumentView } from '../dialogs/details/JsonModal.tsx';
import { SharedChanges } from '../panels/changes/SharedChanges.tsx';
import { EventsPanel } from '../panels/events/EventsPanel.tsx';
import { useCanSeeRawData } from '../useCanSeeRawData.ts';
import { FirstItems } from './FirstItems.tsx';
import { OrderRelatedView } from './OrderRelatedView.tsx';

export interface OrderViewProps {
  order: Order;
  view: Exclude<OrderView, 'items'>;
}

function OrderChangesView({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const items = order.items.filter(hasChangeRequests);
  const hasItemsFailed = useAppSelector((state) => selectHaveItemsFailed(state, order.orderId));
  if (items.length === 0 && hasItemsFailed) return null;
  if (items.length === 0) return <EmptyState icon="clock-history" title={t('view.noChanges')} />;
  return <FirstItems items={items}>{(shown) => <SharedChanges order={order} items={shown} />}</FirstItems>;
}

/** S2.84: the raw order. It contains prices, so the user needs the permission to see them. */
function OrderRawView({ order }: { order: Order }) {
  const { t } = useTranslation('item');
  const isPermitted = useCanSeeRawData();
  if (!isPermitted) return <p className="mb-0">{t('json.denied')}</p>;
  return <JsonDocumentView title={t('json.order')} source={{ of: 'order', orderId: order.orderId }} />;
}

/** The content of a view. The code of the views is loaded after the items. */
export function OrderViewContent({ order, view }: OrderViewProps) {
  switch (view) {
    case 'events':
      return <EventsPanel order={order} item={null} />;
    case 'changes':
      return <OrderChangesView order={order} />;
    case 'related':
      return <OrderRelatedView order={order} />;
    default:
      return <OrderRawView order={order} />;
  }
}
