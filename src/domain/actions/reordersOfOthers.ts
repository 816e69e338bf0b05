import { eventText, type OrderEvent } from '#domain/event/event.ts';
import type { Item } from '#domain/item/item.ts';
import { RECENT_INTENT_MS } from '#domain/limits.ts';
import { pathContainsId } from '#domain/links/linkedIds.ts';
import { firstLink } from '#domain/links/links.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import type { Order } from '#domain/order/order.ts';
import { isSameId } from '#domain/sameId.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { type RecordedIntents, recordedOrderIds } from '#domain/writes/intents.ts';

type OriginalItem = Pick<Item, 'itemId' | 'merchantItemId' | 'links'>;

export interface OriginalOrder {
  orderId: string;
  merchantOrderId: string;
  merchantId: string;
  /** The items to place again. */
  items: readonly OriginalItem[];
  /** All known items of the order. */
  allItems: readonly OriginalItem[];
}

/** The data with which the console decides whether an order repeats another one. */
export interface ReorderCandidate {
  orderId: string;
  merchantOrderId: string;
  merchantId: string;
  /** UTC instant, or null. */
  createdDate: string | null;
  /** URL of its original order, or null. */
  original: string | null;
  items: { merchantItemId: string; originalItem: string | null }[];
}

/** An event that reports a reorder of the original, with the new order if it could be loaded. */
export interface ReportedReorder {
  event: OrderEvent;
  order: ReorderCandidate | null;
}

/** The platform's data about reorders of an order, read immediately before the order is placed again. */
export interface PlatformEvidence {
  reportedReorders: readonly ReportedReorder[];
  /** Orders with the same merchant order ID. */
  ordersWithSameId: readonly ReorderCandidate[];
  /** Whether some of this data could not be read. */
  isPartial: boolean;
}

export function candidateFromOrder(order: Order): ReorderCandidate {
  const { orderId, merchantOrderId, merchantId, createdDate, links, items } = order;
  return {
    orderId,
    merchantOrderId,
    merchantId,
    createdDate,
    original: firstLink(links, 'originalOrder')?.href ?? null,
    items: items.map((item) => ({
      merchantItemId: item.merchantItemId,
      originalItem: firstLink(item.links, 'originalItem')?.href ?? null,
    })),
  };
}

export function candidateFromMerchantOrder(request: MerchantOrder): ReorderCandidate {
  const { orderId, merchantOrderId, merchantId, groups } = request;
  const items = groups.flatMap((group) => group.items);
  return {
    orderId,
    merchantOrderId,
    merchantId,
    createdDate: null,
    original: null,
    items: items.map(({ merchantItemId, originalItem }) => ({
      merchantItemId,
      originalItem: originalItem?.href ?? null,
    })),
  };
}

/**
 * The time from which other reorders count, in epoch milliseconds: the earlier of `plannedAt` and `now`,
 * minus RECENT_INTENT_MS. Older reorders need no confirmation, but the dialog for a single order lists them
 * (R132).
 */
export function evidenceStart(plannedAt: number, now: number): number {
  return Math.min(plannedAt, now) - RECENT_INTENT_MS;
}

/** The events that report a reorder, without those that are dated before `since` (epoch milliseconds). */
export function reorderEvents(events: readonly OrderEvent[], since: number): OrderEvent[] {
  return events.filter(
    ({ eventType, eventDate }) =>
      eventType === 'reorderCreated' && (eventDate === null || Date.parse(eventDate) >= since),
  );
}

/** The ID of the order that an event names; '' if it names none. */
export function orderIdInEvent(event: OrderEvent): string {
  return eventText(event, 'orderId');
}

/** Whether the link leads to one of the items: its path contains the item's ID, or it is the item's own link. */
function leadsToAny(href: string, items: readonly OriginalItem[]): boolean {
  return items.some(
    ({ itemId, links }) => pathContainsId(href, itemId) || href === firstLink(links, 'self')?.href,
  );
}

/**
 * Whether the order repeats any of the items; null if its data is not sufficient. R335: a link that leads to
 * none of the original's items is not sufficient, because the platform may write it in an unknown way.
 */
function sharesItems(order: ReorderCandidate, original: OriginalOrder): boolean | null {
  const { merchantOrderId, items, allItems } = original;
  const isSame = order.items.some(({ merchantItemId, originalItem }) =>
    originalItem === null
      ? items.some((item) => merchantItemId === item.merchantItemId)
      : leadsToAny(originalItem, items),
  );
  if (isSame) return true;
  const isConclusive = order.items.every(({ originalItem }) =>
    originalItem === null ? order.merchantOrderId === merchantOrderId : leadsToAny(originalItem, allItems),
  );
  return isConclusive && order.items.length > 0 ? false : null;
}

/** Whether both values are known and differ. */
function differ(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other;
}

/**
 * R384: whether an order without links can be a reorder of the original. It then keeps the identifiers, and is
 * not older. The search also finds orders of other merchants, and many merchants number their items from 1.
 * `placedAt` is the UTC instant of the original, or null.
 */
function canRepeatUnlinked(
  { merchantId, merchantOrderId, createdDate }: ReorderCandidate,
  original: OriginalOrder,
  placedAt: string | null,
): boolean {
  if (differ(merchantId, original.merchantId)) return false;
  if (differ(merchantOrderId, original.merchantOrderId)) return false;
  return createdDate === null || placedAt === null || Date.parse(createdDate) >= Date.parse(placedAt);
}

/** Whether an order that the search found repeats the original. `placedAt` is as in `canRepeatUnlinked`. */
function repeatsBySameId(order: ReorderCandidate, original: OriginalOrder, placedAt: string | null): boolean {
  if (isSameId(order.orderId, original.orderId)) return false;
  if (order.original !== null && !pathContainsId(order.original, original.orderId)) return false;
  const shares = sharesItems(order, original);
  if (order.original !== null) return shares !== false;
  const isLinked = order.items.some(
    ({ originalItem }) => originalItem !== null && leadsToAny(originalItem, original.items),
  );
  return shares === true && (isLinked || canRepeatUnlinked(order, original, placedAt));
}

/** The entry for an order that others placed. `date` is a UTC instant or null; `orderId` may be ''. */
export function intentOfOthers(key: string, orderId: string, date: string | null): EarlierIntent {
  return {
    key,
    source: 'elsewhere',
    jobId: null,
    at: date === null ? null : Date.parse(date),
    state: 'done',
    created: orderId === '' ? [] : [orderId],
  };
}

/** The entry that reports that the console could not check for other reorders. */
export const UNCHECKED_REORDERS: EarlierIntent = {
  key: 'unread',
  source: 'unread',
  jobId: null,
  at: null,
  state: 'unknown',
  created: [],
};

/**
 * The reorders of `orderId` that this browser recorded. `has` finds an order among them by its ID or by a
 * merchant order ID that this browser generated. `isNothingSent` means that this browser sent none of them.
 */
function recordedHere(recorded: RecordedIntents, orderId: string) {
  const orders = [...recordedOrderIds(recorded, orderId)];
  const runOrders = recorded.runOrders.filter(({ runOrder }) => isSameId(runOrder.orderId, orderId));
  const creates = runOrders.flatMap(({ runOrder }) => runOrder.steps).filter(({ kind }) => kind === 'create');
  const names = new Set(creates.flatMap(({ generatedIds }) => generatedIds?.merchantOrderId ?? []));
  return {
    has: (found: Pick<ReorderCandidate, 'orderId' | 'merchantOrderId'>) =>
      orders.some((id) => isSameId(id, found.orderId)) || names.has(found.merchantOrderId),
    isNothingSent: creates.every(({ sentAt }) => sentAt === null),
  };
}

/**
 * The reorders of `original` that the platform reports and this browser did not record, which means that
 * other users or browsers placed them. Omits reorders dated before `since` (epoch milliseconds). If some data
 * could not be read, an entry with the source `unread` comes first.
 */
export function reordersOfOthers(
  { reportedReorders, ordersWithSameId, isPartial }: PlatformEvidence,
  original: OriginalOrder,
  recorded: RecordedIntents,
  since: number,
): EarlierIntent[] {
  const here = recordedHere(recorded, original.orderId);
  const ofEvents = reportedReorders.flatMap(({ event, order }) => {
    const orderId = orderIdInEvent(event);
    // An event without an order ID may report an order that this browser placed and shows anyway.
    if (orderId === '')
      return here.isNothingSent ? [intentOfOthers(`event ${event.eventId}`, '', event.eventDate)] : [];
    const isOther = order !== null && sharesItems(order, original) === false;
    const isHere = here.has(order ?? { orderId, merchantOrderId: '' });
    return isHere || isOther ? [] : [intentOfOthers(orderId, orderId, event.eventDate)];
  });
  // The search covers only a recent period. All its orders are newer than an original that it does not find.
  const placedAt =
    ordersWithSameId.find(({ orderId }) => isSameId(orderId, original.orderId))?.createdDate ?? null;
  const ofSameId = ordersWithSameId
    .filter((order) => repeatsBySameId(order, original, placedAt) && !here.has(order))
    .map(({ orderId, createdDate }) => intentOfOthers(orderId, orderId, createdDate));
  const all = [...ofEvents, ...ofSameId].filter(({ at }) => at === null || at >= since);
  const each = new Map(all.map((intent) => [intent.key.toLowerCase(), intent]));
  return [...(isPartial ? [UNCHECKED_REORDERS] : []), ...each.values()];
}
