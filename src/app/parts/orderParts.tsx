import type { ReactNode } from 'react';
import type { Order } from '#domain/order/order.ts';
import { ORDER_VIEWS, type OrderView } from '#domain/order/orderView.ts';
import { OrderHeader } from '#screens/order/header/OrderHeader.tsx';
import { ItemList } from '#screens/order/items/ItemList.tsx';
import { OrderScreen } from '#screens/order/OrderScreen.tsx';
import { OrderProgress } from '#screens/order/overview/OrderProgress.tsx';
import { OrderSummary } from '#screens/order/overview/OrderSummary.tsx';
import { RelatedFacts } from '#screens/order/overview/related/RelatedFacts.tsx';
import { ProblemsPanel } from '#screens/order/problems/ProblemsPanel.tsx';
import { FailedEventsButton } from '#screens/order/views/FailedEventsButton.tsx';
import { OrderViewBody } from '#screens/order/views/OrderViewBody.tsx';
import { OrderViewLinks } from '#screens/order/views/OrderViewLinks.tsx';
import { loadingExamples, type Part, staticExamples } from './part.ts';

function ofOrder(id: string, examples: Part['examples'], render: (order: Order) => ReactNode): Part {
  return { id: `order-${id}`, examples, render: ({ order }) => order && render(order) };
}

const PANELS: readonly Part[] = [
  ofOrder('header', loadingExamples('missedSlas', 'halfEmpty'), (order) => (
    <OrderHeader orderId={order.orderId} />
  )),
  ofOrder('summary', loadingExamples('missedSlas', 'halfEmpty'), (order) => (
    <OrderSummary order={order} isLoading={false} />
  )),
  ofOrder('problems', staticExamples('missedSlas', 'single'), (order) => <ProblemsPanel order={order} />),
  ofOrder('progress', staticExamples('large130', 'halfEmpty'), (order) => <OrderProgress order={order} />),
  ofOrder('related-facts', loadingExamples('claimed', 'single', 'hostileLinks'), (order) => (
    <RelatedFacts order={order} />
  )),
  ofOrder('view-links', loadingExamples('missedSlas', 'single'), (order) => (
    <div className="order-view-line">
      <OrderViewLinks orderId={order.orderId} views={ORDER_VIEWS} items={order.items.length} order={order} />
      <FailedEventsButton order={order} isComplete />
    </div>
  )),
  ofOrder('items-list', staticExamples('large26', 'noItems'), (order) => (
    <ItemList order={order} isComplete isLoadingMore={false} />
  )),
];

const VIEW_EXAMPLES: Record<Exclude<OrderView, 'items'>, Part['examples']> = {
  events: loadingExamples('allEvents', 'halfEmpty'),
  changes: loadingExamples('changeRequests', 'single'),
  related: loadingExamples('claimed', 'single', 'hostileLinks'),
  raw: loadingExamples('single', 'halfEmpty'),
};

const VIEWS: readonly Part[] = ORDER_VIEWS.filter((view) => view !== 'items').map((view) =>
  ofOrder(view, VIEW_EXAMPLES[view], (order) => <OrderViewBody order={order} view={view} />),
);

const SCREEN: Part = {
  id: 'order-screen',
  examples: {
    ...loadingExamples('missedSlas', 'noItems'),
    loading: { order: 'missedSlas', isUnread: true, responses: 'never' },
    failed: { order: 'missedSlas', isUnread: true, responses: 'rejected' },
  },
  render: () => <OrderScreen />,
};

export const ORDER_PARTS: readonly Part[] = [SCREEN, ...PANELS, ...VIEWS];
