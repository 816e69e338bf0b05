import type { Order } from '#domain/order/order.ts';
import type { OrderView } from '#domain/order/orderView.ts';
import { EventsPanel } from '../panels/events/EventsPanel.tsx';
import { OrderChangesView } from './OrderChangesView.tsx';
import { OrderRawView } from './OrderRawView.tsx';
import { OrderRelatedView } from './OrderRelatedView.tsx';

export interface OrderViewProps {
  order: Order;
  view: Exclude<OrderView, 'items'>;
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
