import type { BulkStep, BulkUnit, OpenItem } from './bulkJob.ts';
import { type ByKey, byKey, entriesOf, lookUp } from './byKey.ts';
import type { OrderEvent } from './event.ts';
import { currentStatus, type Item } from './item.ts';
import { isReorderable, itemStatus } from './itemStatus.ts';
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

/** The order that was repeated, as it is now. */
export interface Original {
  /** The link that a reorder of it bears; null where the platform gives none. */
  link: string | null;
  items: readonly Item[];
}

/** The merchant's own ids of the items, which a reorder with kept identifiers bears as well. */
function merchantItemIds(items: readonly Item[]): string {
  return JSON.stringify(items.map((item) => item.merchantItemId).sort());
}

function repeatedIds(step: BulkStep, { items }: Original): string {
  return merchantItemIds(items.filter((item) => step.itemIds.includes(item.itemId)));
}

/** Another part of the order that may have been created looks the same: whichever is found could be either. */
function hasTwin(unit: BulkUnit, step: BulkStep, original: Original): boolean {
  const own = repeatedIds(step, original);
  return unit.steps.some(
    (other) =>
      other.key !== step.key &&
      other.kind === 'create' &&
      (other.state === 'unknown' || other.state === 'sending') &&
      repeatedIds(other, original) === own,
  );
}

/**
 * With kept identifiers, a reorder is told from other orders of that name by its link to the original, by its
 * date, by whose items it has, and by not being one that is known to have come of something else.
 */
function byLink(unit: BulkUnit, step: BulkStep, original: Original): Wanted {
  const repeated = repeatedIds(step, original);
  const others = new Set(unit.steps.flatMap((other) => (other.key === step.key ? [] : other.created)));
  const since = (step.sentAt ?? 0) - CLOCK_SKEW_MS;
  return {
    ids: [unit.merchantOrderId],
    isIt: (order) =>
      order.orderId !== unit.orderId &&
      !others.has(order.orderId) &&
      firstLink(order.links, 'originalOrder')?.href === original.link &&
      order.createdDate !== null &&
      Date.parse(order.createdDate) >= since &&
      order.items.length === step.itemIds.length &&
      merchantItemIds(order.items) === repeated,
  };
}

/**
 * How to find the order that a step may have created; null where it cannot be told from others. `original`
 * is null where it was placed without a link to it.
 */
export function wantedOrder(unit: BulkUnit, step: BulkStep, original: Original | null): Wanted | null {
  if (step.minted) return byMintedId(step.minted.merchantOrderId, unit);
  if (!original?.link || unit.merchantOrderId === '' || hasTwin(unit, step, original)) return null;
  return byLink(unit, step, original);
}

/** Those of the items that can still be cancelled: what becomes of these tells of a cancellation that is sent now. */
export function openItemsOf(items: readonly Item[]): OpenItem[] {
  return items.filter(isReorderable).map((item) => ({
    itemId: item.itemId,
    wasRefused: currentStatus(item, 'cancellationRejected') !== null,
  }));
}

/** Whether an item that was open shows a cancellation: it is pending, done, or was refused by the fulfiller. */
export function isCancellationTaken(items: readonly Item[], open: readonly OpenItem[]): boolean {
  const before = new Map(open.map((one) => [one.itemId, one]));
  return items.some((item) => {
    const was = before.get(item.itemId);
    if (!was) return false;
    const { type, isPendingCancellation } = itemStatus(item);
    const isRefused = currentStatus(item, 'cancellationRejected') !== null;
    return type === 'cancelled' || isPendingCancellation || (isRefused && !was.wasRefused);
  });
}

/** How often the delivery of each event was tried. */
export function attemptsOf(events: readonly OrderEvent[]): ByKey<number> {
  return byKey(events.map(({ eventId, attempts }) => [eventId, attempts.length]));
}

/** One request names all of the events: it has arrived where each of them was tried again, not just one of them. */
export function isResent(events: readonly OrderEvent[], before: ByKey<number>): boolean {
  const tried = attemptsOf(events);
  return entriesOf(before).every(([eventId, count]) => (lookUp(tried, eventId) ?? 0) > count);
}
