import type { Item } from '#domain/item/item.ts';
import { type ItemStatus, itemStatus, pipelineNumber, type StatusType } from '#domain/item/itemStatus.ts';
import { itemErrors, missedSlas } from './alerts.ts';
import type { Order } from './order.ts';

/** The order's computed status (S3.6), which is derived from its items. */
export interface OrderStatus {
  type: StatusType;
  partial: boolean;
  previousType: StatusType | null;
  subStatus: ItemStatus['subStatus'];
  isSuspended: boolean;
  isOnHold: boolean;
  hasErrors: boolean;
  hasMissedSlas: boolean;
  hasPendingCancellation: boolean;
}

const NO_ITEMS: ItemStatus = {
  type: 'unknown',
  previousType: null,
  partial: false,
  subStatus: null,
  isSuspended: false,
  isOnHold: false,
  isPendingCancellation: false,
  isRejected: false,
};

/** S4.2, S4.6: the rank of a status in the pipeline. A partial status ranks below the complete one. */
function progress({ type, partial }: ItemStatus): number {
  return pipelineNumber(type) - (partial ? 0.5 : 0);
}

/**
 * S4.8: the least advanced item. Cancelled items count only if all items are cancelled. Rejected, suspended
 * and unknown items rank lowest.
 */
function leastAdvanced(statuses: readonly ItemStatus[]): ItemStatus {
  const running = statuses.filter((status) => status.type !== 'cancelled');
  const counting = running.length > 0 ? running : statuses;
  return (
    counting.reduce<ItemStatus | null>(
      (least, status) => (least && progress(least) <= progress(status) ? least : status),
      null,
    ) ?? NO_ITEMS
  );
}

/** The order's computed status (S3.6). `now`, in epoch milliseconds, determines which dates were missed. */
export function orderStatus(order: Pick<Order, 'items'>, now: number): OrderStatus {
  const statuses = order.items.map(itemStatus);
  const { type, partial, previousType, subStatus } = leastAdvanced(statuses);
  const some = (has: (item: Item) => boolean) => order.items.some(has);
  return {
    type,
    partial,
    previousType,
    subStatus,
    // Only items of this type count; otherwise 'Suspended In Rejected' could combine the states of two items.
    isSuspended: statuses.some((status) => status.isSuspended && status.type === type),
    isOnHold: statuses.some((status) => status.isOnHold && status.type === type),
    hasErrors: some((item) => itemErrors(item, now).length > 0),
    hasMissedSlas: some((item) => missedSlas(item, now).length > 0),
    hasPendingCancellation: statuses.some((status) => status.isPendingCancellation),
  };
}

/** Whether the order or item is neither completely shipped nor completely cancelled. */
export function isUnfinished({ type, partial }: Pick<OrderStatus, 'type' | 'partial'>): boolean {
  return partial || (type !== 'shipped' && type !== 'cancelled');
}

/**
 * R96: whether the item is completely shipped or cancelled, even if the platform still reports other current
 * statuses.
 */
export function isFinished(item: Item): boolean {
  return !isUnfinished(itemStatus(item));
}

export type StatusTone = 'neutral' | 'danger' | 'warning' | 'success';

/** S2.94: a cancelled order or item is neutral, although a cancellation counts as an error. */
export function statusTone(status: {
  type: StatusType;
  hasErrors: boolean;
  hasMissedSlas: boolean;
}): StatusTone {
  if (status.type === 'cancelled') return 'neutral';
  if (status.hasErrors || status.type === 'unknown') return 'danger';
  return status.hasMissedSlas ? 'warning' : 'success';
}

export function itemTone(item: Item, now: number): StatusTone {
  return statusTone({
    type: itemStatus(item).type,
    hasErrors: itemErrors(item, now).length > 0,
    hasMissedSlas: missedSlas(item, now).length > 0,
  });
}
