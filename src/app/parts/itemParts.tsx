import { ItemPanel } from '#screens/order/panels/ItemPanel.tsx';
import { PANELS, type PanelId } from '#screens/order/panels/panels.ts';
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

export const ITEM_PARTS: readonly Part[] = PANELS.map(({ id }) => ({
  id: `item-${id}`,
  examples: EXAMPLES[id],
  render: ({ order, item }) => order && item && <ItemPanel id={id} order={order} item={item} />,
}));
