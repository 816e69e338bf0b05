import { loadEvents } from '#store/order/panelOperations.ts';
import { latestResult } from '#store/selectors.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';
import { PANELS, type Panel, type PanelProps } from './panels.ts';

/**
 * S2.80: returns the visible tabs of an item. Whether the cancellations are visible depends on the events of
 * the order, which all its items share.
 */
export function useVisiblePanels({ order, item }: PanelProps): readonly Panel[] {
  const { state } = useOrderReadOperation(loadEvents, { orderId: order.orderId });
  const events = latestResult(state)?.events ?? (state.status === 'failed' ? null : []);
  return PANELS.filter((panel) => panel.isVisible({ order, item, events }));
}
