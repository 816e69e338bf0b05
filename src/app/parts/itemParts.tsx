import { Deferred } from '#components/Deferred.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { PANELS, type Panel, type PanelId } from '#screens/order/panels/panels.ts';
import { type Part, readingScenes } from './part.ts';

const SCENES: Record<PanelId, Part['scenes']> = {
  details: readingScenes('severalGroups', 'halfEmpty'),
  status: readingScenes('missedSlas', 'halfEmpty'),
  events: readingScenes('allEvents', 'halfEmpty'),
  cancellations: readingScenes('pendingCancellation', 'single'),
  changes: readingScenes('changeRequests', 'single'),
  shipments: readingScenes('trackingStates', 'single'),
  related: readingScenes('claimed', 'single'),
};

function drawPanel(panel: Panel, order: Order, item: Item) {
  if ('Component' in panel) return <panel.Component order={order} item={item} />;
  const fallback = <Skeleton label={panel.id} lines={4} />;
  return <Deferred load={panel.load} props={{ order, item }} title={panel.id} fallback={fallback} />;
}

export const ITEM_PARTS: readonly Part[] = PANELS.map((panel) => ({
  id: `item-${panel.id}`,
  scenes: SCENES[panel.id],
  draw: ({ order, item }) => order && item && drawPanel(panel, order, item),
}));
