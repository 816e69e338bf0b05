import { type AlertFacts, alertFacts } from '#domain/item/alerts.ts';
import {
  type ItemStatus,
  isWhollyCancelled,
  itemStatus,
  openType,
  pipelineNumber,
} from '#domain/item/itemStatus.ts';
import type { Order } from './order.ts';

/** The order's computed status (S3.6), which is derived from its items. */
export interface OrderStatus extends AlertFacts, LeastStatus {
  isSuspended: boolean;
  isOnHold: boolean;
  /** Whether no item has a piece that is neither shipped nor cancelled. */
  isFinished: boolean;
  hasPendingCancellation: boolean;
}

/** The parts of an item's status that the order takes over from its least advanced item. */
type LeastStatus = Pick<ItemStatus, 'type' | 'partial' | 'previousType' | 'subStatus'>;

const NO_ITEMS: LeastStatus = { type: 'unknown', partial: false, previousType: null, subStatus: null };

/** S4.2, S4.6, R245: the rank of a status in the pipeline. A partial status ranks below the complete one. */
function progress(status: LeastStatus): number {
  return pipelineNumber(openType(status)) - (status.partial ? 0.5 : 0);
}

/** R565: the text by which equally advanced items are sorted. One with a sub-status says more, and comes first. */
function tieBreak({ type, subStatus, previousType }: LeastStatus): string {
  return `${type} ${subStatus ?? '~'} ${previousType}`;
}

/**
 * S4.8: the least advanced item. Cancelled items count only if all items are cancelled. Rejected, suspended
 * and unknown items rank lowest.
 */
function leastAdvanced(statuses: readonly ItemStatus[]): LeastStatus {
  const running = statuses.filter((status) => !isWhollyCancelled(status));
  const counting = running.length > 0 ? running : statuses;
  const [least = NO_ITEMS] = counting.toSorted(
    (a, b) => progress(a) - progress(b) || (tieBreak(a) < tieBreak(b) ? -1 : 1),
  );
  return least;
}

/** The order's computed status (S3.6). `now`, in epoch milliseconds, determines which dates were missed. */
export function orderStatus(order: Pick<Order, 'items'>, now: number): OrderStatus {
  const statuses = order.items.map(itemStatus);
  const { type, partial, previousType, subStatus } = leastAdvanced(statuses);
  return {
    type,
    partial,
    previousType,
    subStatus,
    // Only items of this type count; otherwise 'Suspended In Rejected' could combine the states of two items.
    isSuspended: statuses.some((status) => status.isSuspended && status.type === type),
    isOnHold: statuses.some((status) => status.isOnHold && status.type === type),
    isFinished: statuses.length > 0 && statuses.every((status) => status.isFinished),
    ...alertFacts(order.items, now),
    hasPendingCancellation: statuses.some((status) => status.isPendingCancellation),
  };
}
