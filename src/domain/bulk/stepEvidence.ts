import { byKey } from '#domain/byKey.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { Item } from '#domain/item/item.ts';
import { isWhollyCancelled, itemStatus } from '#domain/item/itemStatus.ts';
import { CLOCK_SKEW_MS } from '#domain/limits.ts';
import { pathContainsId, resourceId } from '#domain/links/linkedIds.ts';
import { firstLink } from '#domain/links/links.ts';
import type { Order } from '#domain/order/order.ts';
import { isSameId } from '#domain/sameId.ts';
import { type RecordedIntents, recordedOrderIds, runOrderIntentKey } from '#domain/writes/intents.ts';
import type { BulkStep, RunOrder, RunOrderStep } from './bulkJob.ts';

/** A step that has sent a reorder, with this browser's records of the original order. */
interface SentReorder extends RunOrderStep {
  recorded: RecordedIntents;
  /** When the run was planned, in epoch milliseconds. */
  plannedAt: number;
}
type RecordedReorder = Omit<SentReorder, 'plannedAt'>;

export interface CreatedOrderCriteria {
  ids: string[];
  matches: (order: Order) => boolean;
}

/** A generated ID is unique, so this step created every order that has it. */
function byGeneratedId(merchantOrderId: string, original: RunOrder): CreatedOrderCriteria {
  return {
    ids: [merchantOrderId],
    matches: (order) =>
      order.merchantOrderId === merchantOrderId && !isSameId(order.orderId, original.orderId),
  };
}

export interface OriginalIdentity {
  /** The link to the original that a reorder contains; null if the platform provides none. */
  link: string | null;
  items: readonly Item[];
}

/** The merchant's item IDs as one string, which is the same for a reorder that keeps the identifiers. */
function merchantItemIds(items: readonly Item[]): string {
  return JSON.stringify(items.map((item) => item.merchantItemId).sort());
}

function repeatedIds(step: BulkStep, { items }: OriginalIdentity): string {
  return merchantItemIds(items.filter((item) => step.itemIds.some((id) => isSameId(id, item.itemId))));
}

/**
 * Whether another reorder of the same items, in this run or another, has an unknown outcome or is still being
 * sent. An order that the console finds could then belong to either.
 */
function hasTwin(reorder: RecordedReorder, original: OriginalIdentity): boolean {
  const own = repeatedIds(reorder.step, original);
  return uncertainPlacements(reorder).some((other) => repeatedIds(other, original) === own);
}

/**
 * Other reorders of the same order, in this run or another, that keep its identifiers and have an unknown
 * outcome or are still being sent.
 */
export function uncertainPlacements({ runOrder, step, recorded }: RecordedReorder): BulkStep[] {
  const otherRunOrders = recorded.runOrders.filter(
    (one) =>
      isSameId(one.runOrder.orderId, runOrder.orderId) &&
      runOrderIntentKey(one.runOrder) !== runOrderIntentKey(runOrder),
  );
  const others = [
    ...runOrder.steps.filter(({ key }) => key !== step.key),
    ...otherRunOrders.flatMap((one) => one.runOrder.steps),
  ];
  return others.filter(
    ({ kind, generatedIds, state }) =>
      kind === 'create' && generatedIds === null && (state === 'unknown' || state === 'sending'),
  );
}

/**
 * Whether the order's link to its original leads to the order with this ID. The order's link and `link` may
 * belong to different services, so only their IDs are compared.
 */
function namesOriginal(order: Order, { link }: OriginalIdentity, orderId: string): boolean {
  const href = firstLink(order.links, 'originalOrder')?.href;
  if (href === undefined) return false;
  return pathContainsId(href, orderId) || (link !== null && resourceId(href) === resourceId(link));
}

interface SentAttempt extends Pick<SentReorder, 'plannedAt'> {
  step: Pick<BulkStep, 'generatedIds' | 'sentAt' | 'hasUnknownAttempt'>;
}

/**
 * The earliest date of an order that the step placed with kept identifiers, in epoch milliseconds. R415: that of
 * an earlier attempt without a response may date from any time since the plan.
 */
function earliestPlacement({ step: { sentAt, hasUnknownAttempt }, plannedAt }: SentAttempt): number {
  return (hasUnknownAttempt ? plannedAt : (sentAt ?? 0)) - CLOCK_SKEW_MS;
}

/**
 * The IDs of orders that the step has not created: the original, those that other steps created, and those of
 * others that the user accepted. R640: in small letters, because they are from several services.
 */
export function idsOfOtherOrders({ runOrder, step, recorded }: RecordedReorder): Set<string> {
  const ofThisRun = runOrder.steps.flatMap(({ created }) => created);
  const placed = [...ofThisRun, ...recordedOrderIds(recorded, runOrder.orderId)];
  const own = (id: string) => step.created.some((orderId) => isSameId(orderId, id));
  // The keys of the reorders of others are the IDs of their orders.
  const others = [runOrder.orderId, ...placed].filter((id) => !own(id)).concat(step.accepted ?? []);
  return new Set(others.map((id) => id.toLowerCase()));
}

/**
 * The criteria for a reorder that kept its identifiers. Only its link to the original, its date and its items
 * distinguish it from other orders with the same merchant order ID.
 */
function byLink(reorder: SentReorder, original: OriginalIdentity): CreatedOrderCriteria {
  const { runOrder, step } = reorder;
  const repeated = repeatedIds(step, original);
  const taken = idsOfOtherOrders(reorder);
  const since = earliestPlacement(reorder);
  return {
    ids: [runOrder.merchantOrderId],
    matches: (order) =>
      !taken.has(order.orderId.toLowerCase()) &&
      namesOriginal(order, original, runOrder.orderId) &&
      order.createdDate !== null &&
      Date.parse(order.createdDate) >= since &&
      order.items.length === step.itemIds.length &&
      merchantItemIds(order.items) === repeated,
  };
}

/**
 * The criteria for finding the order that a step may have created; null if it cannot be distinguished from
 * others. `original` is null for a reorder without links or with generated identifiers.
 */
export function createdOrderCriteria(
  reorder: SentReorder,
  original: OriginalIdentity | null,
): CreatedOrderCriteria | null {
  const { runOrder, step } = reorder;
  if (step.generatedIds) return byGeneratedId(step.generatedIds.merchantOrderId, runOrder);
  if (!original?.link || runOrder.merchantOrderId === '' || hasTwin(reorder, original)) return null;
  return byLink(reorder, original);
}

/**
 * The copies of an order in `orders`, including the order itself. A browser may repeat a request
 * automatically. The copies have the same identifiers and original. If the step kept the identifiers, they were
 * also placed within minutes of each other, unless a date is unknown (R336) or the step was sent again after an
 * attempt without a response (R415). `taken` is of `idsOfOtherOrders`.
 */
export function copiesOf(
  created: Order,
  orders: readonly Order[],
  taken: ReadonlySet<string>,
  attempt: SentAttempt,
): Order[] {
  const original = (order: Order) => resourceId(firstLink(order.links, 'originalOrder')?.href ?? '');
  const dateOf = ({ createdDate }: Order) => Date.parse(createdDate ?? '');
  const isTimely = (order: Order) => {
    const delay = dateOf(order) - dateOf(created);
    const isOfEarlierAttempt =
      attempt.step.hasUnknownAttempt && delay < 0 && dateOf(order) >= earliestPlacement(attempt);
    return isOfEarlierAttempt || !(Math.abs(delay) > CLOCK_SKEW_MS);
  };
  return orders.filter(
    (order) =>
      order.orderId === created.orderId ||
      (!taken.has(order.orderId.toLowerCase()) &&
        order.merchantOrderId === created.merchantOrderId &&
        original(order) === original(created) &&
        merchantItemIds(order.items) === merchantItemIds(created.items) &&
        (attempt.step.generatedIds !== null || isTimely(order))),
  );
}

/** Whether the item is cancelled or about to be, so that a further request would only repeat an earlier one. */
export function isCancelledOrPending(item: Item): boolean {
  const status = itemStatus(item);
  return isWhollyCancelled(status) || status.isPendingCancellation;
}

/**
 * The fingerprint of the data that the cancellation of an order with these items was planned with. If it
 * changes, nothing is sent (R12).
 */
export function cancellationFingerprint(items: readonly Item[]): string {
  return fingerprint(
    byKey(
      items.map((item) => {
        const { type, isPendingCancellation } = itemStatus(item);
        // R433: the items of the plan are those of the search.
        return [item.itemId.toLowerCase(), [type, isPendingCancellation, item.quantity]];
      }),
    ),
  );
}
