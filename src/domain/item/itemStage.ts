import { currentStatus, type Item } from './item.ts';
import { itemStatus, openType } from './itemStatus.ts';

/** S4.20: whether the item is both in routing and suspended. Only then can routing be retried. */
export function isRoutingSuspended(item: Item): boolean {
  return currentStatus(item, 'routing') !== null && currentStatus(item, 'suspended') !== null;
}

/** Whether the item is not past routing, so that a missing fulfiller is normal. */
export function isBeforeRouting(item: Item): boolean {
  const type = openType(itemStatus(item));
  return type === 'standardizingOrder' || type === 'docReview' || type === 'routing';
}

/**
 * S4.46: whether the item can be reordered: no piece is cancelled or shipped, and no cancellation is pending.
 */
export function isReorderable(item: Item): boolean {
  const { type, isPendingCancellation } = itemStatus(item);
  return type !== 'cancelled' && type !== 'shipped' && !isPendingCancellation;
}

/** R96: whether the item is completely shipped or cancelled, whatever other statuses are current. */
export function isFinished(item: Item): boolean {
  return itemStatus(item).isFinished;
}
