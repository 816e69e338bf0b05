import { Deferred } from '#components/Deferred.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { PANELS, type Panel, type PanelId } from '#screens/order/panels/panels.ts';
import { loadingExamples, type Part } from './part.ts';

const EXAMPLES: Record<PanelId, Part['examples']> = {
  details: loadingExamples('severalGroups', 'halfEmpty'),
  status: loadingExamples('missedSlas', 'halfEmpty'),
  events: loadingExamples('allEvents', 'halfEmpty'),
  cancellations: loadingExamples('pendingCancellation', 'single'),
  changes: loadingExamples('changeRequests', 'single'),
  shipments: loadingExamples('trackingStates', 'single'),
  related: loadingExamples('claimed', 'single'),
};

function renderPanel(panel: Panel, order: Order, item: Item) {
  if ('Component' in panel) return <panel.Component order={order} item={item} />;
  const fallback = <Skeleton label={panel.id} lines={4} />;
  return <Deferred load={panel.load} props={{ order, item }} title={panel.id} fallback={fallback} />;
}

export const ITEM_PARTS: readonly Part[] = PANELS.map((panel) => ({
  id: `item-${panel.id}`,
  examples: EXAMPLES[panel.id],
  render: ({ order, item }) => order && item && renderPanel(panel, order, item),
}));
