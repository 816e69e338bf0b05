import type { BulkStep, BulkUnit } from './bulkJob.ts';
import { currentStatus, type Item } from './item.ts';
import { itemStatus } from './itemStatus.ts';
import { CLOCK_SKEW_MS } from './limits.ts';
import { firstLink } from './links.ts';
import type { Order } from './order.ts';

/** What an order that may have been created is looked for by. */
export interface Wanted {
  /** Merchant order ids that name it. */
  ids: string[];
  isIt: (order: Order) => boolean;
}

/** A minted id is nobody else's: whatever bears it came of this step. */
function byMintedId(merchantOrderId: string, original: BulkUnit): Wanted {
  return {
    ids: [merchantOrderId],
    isIt: (order) => order.merchantOrderId === merchantOrderId && order.orderId !== original.orderId,
  };
}

/**
 * With kept identifiers, a reorder is told from other orders of that name by its link to the original, by its
 * date, by the number of its items, and by not being one that is known to have come of something else.
 */
function byLink(unit: BulkUnit, step: BulkStep, originalOrder: string): Wanted {
  const others = new Set(unit.steps.flatMap((other) => (other.key === step.key ? [] : other.created)));
  const since = (step.sentAt ?? 0) - CLOCK_SKEW_MS;
  return {
    ids: [unit.merchantOrderId],
    isIt: (order) =>
      order.orderId !== unit.orderId &&
      !others.has(order.orderId) &&
      firstLink(order.links, 'originalOrder')?.href === originalOrder &&
      order.createdDate !== null &&
      Date.parse(order.createdDate) >= since &&
      order.items.length === step.itemIds.length,
  };
}

/**
 * How to find the order that a step may have created; null where it cannot be told from others. `originalOrder`
 * is the link that a reorder of this order bears, null where it was placed without.
 */
export function wantedOrder(unit: BulkUnit, step: BulkStep, originalOrder: string | null): Wanted | null {
  if (step.minted) return byMintedId(step.minted.merchantOrderId, unit);
  if (originalOrder === null || unit.merchantOrderId === '') return null;
  return byLink(unit, step, originalOrder);
}

/** Whether the platform has taken up a cancellation: it is pending, done, or was refused by the fulfiller. */
export function isCancellationTaken(item: Item): boolean {
  return (
    itemStatus(item).type === 'cancelled' ||
    currentStatus(item, 'pendingCancellation') !== null ||
    currentStatus(item, 'cancellationRejected') !== null
  );
}
