import type { ReactNode } from 'react';
import { shortOrderLabel } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { ORDER_VIEWS, type OrderView } from '#domain/order/orderView.ts';
import { HealthPanel } from '#screens/order/header/HealthPanel.tsx';
import { OrderHeader } from '#screens/order/header/OrderHeader.tsx';
import { OrderPipeline } from '#screens/order/header/OrderPipeline.tsx';
import { OrderSummary } from '#screens/order/header/OrderSummary.tsx';
import { RelatedFacts } from '#screens/order/header/RelatedFacts.tsx';
import { ItemList } from '#screens/order/items/ItemList.tsx';
import { OrderScreen } from '#screens/order/OrderScreen.tsx';
import { OrderViewBody } from '#screens/order/views/OrderViewBody.tsx';
import { type Part, readingScenes, STILL, stillScenes, type Without } from './part.ts';

function ofOrder(
  id: string,
  scenes: Part['scenes'],
  draw: (order: Order) => ReactNode,
  without: Without = {},
): Part {
  return { id: `order-${id}`, scenes, without, draw: ({ order }) => order && draw(order) };
}

/** The parts of the order screen, from top to bottom. */
const PANELS: readonly Part[] = [
  ofOrder('header', readingScenes('missedSlas', 'halfEmpty'), (order) => (
    <OrderHeader
      orderId={order.orderId}
      label={shortOrderLabel(order, 'platform')}
      wholeLabel={order.orderId}
      order={order}
      isOrderLoading={false}
    />
  )),
  ofOrder('summary', readingScenes('missedSlas', 'halfEmpty'), (order) => (
    <OrderSummary order={order} isPreview={false} />
  )),
  ofOrder('problems', stillScenes('missedSlas', 'single'), (order) => <HealthPanel order={order} />, STILL),
  ofOrder(
    'progress',
    stillScenes('large130', 'halfEmpty'),
    (order) => <OrderPipeline order={order} />,
    STILL,
  ),
  ofOrder('related-facts', readingScenes('claimed', 'single', 'hostileLinks'), (order) => (
    <RelatedFacts order={order} />
  )),
  ofOrder(
    'items-list',
    stillScenes('large26', 'noItems'),
    (order) => <ItemList order={order} isComplete isLoadingMore={false} />,
    STILL,
  ),
];

const VIEW_SCENES: Record<Exclude<OrderView, 'items'>, Part['scenes']> = {
  events: readingScenes('allEvents', 'halfEmpty'),
  changes: readingScenes('changeRequests', 'single'),
  related: readingScenes('claimed', 'single', 'hostileLinks'),
  raw: readingScenes('single', 'halfEmpty'),
};

const VIEWS: readonly Part[] = ORDER_VIEWS.filter((view) => view !== 'items').map((view) =>
  ofOrder(view, VIEW_SCENES[view], (order) => <OrderViewBody order={order} view={view} />),
);

const SCREEN: Part = {
  id: 'order-screen',
  scenes: {
    ...readingScenes('missedSlas', 'noItems'),
    loading: { order: 'missedSlas', isUnread: true, answers: 'never' },
    failed: { order: 'missedSlas', isUnread: true, answers: 'refused' },
  },
  draw: () => <OrderScreen />,
};

export const ORDER_PARTS: readonly Part[] = [SCREEN, ...PANELS, ...VIEWS];
