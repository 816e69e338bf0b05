import type { Item } from '#domain/item/item.ts';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { isWhollyCancelled, itemStatus } from '#domain/item/itemStatus.ts';
import { nextDueStatus } from '#domain/item/slaClock.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { DAY_MS } from '#domain/time/time.ts';
import { groupOf, type Order } from './order.ts';
import { orderStatus } from './orderStatus.ts';
import { type ArrivalPromise, daysLate, hasPromise, promisedDay } from './promiseDates.ts';

/** The date that shows how urgent an order or item is. */
export type DueFact =
  /** The status should have closed at this UTC instant. */
  | { kind: 'late'; status: string; at: string }
  /** The status must close by this UTC instant, which is less than a day away. */
  | { kind: 'dueSoon'; status: string; at: string }
  /** The promise date passed this many calendar days ago. */
  | { kind: 'promiseMissed'; days: number; promise: ArrivalPromise }
  /** `day` is the calendar day of the promise, 'YYYY-MM-DD'. */
  | { kind: 'promised'; day: string; promise: ArrivalPromise };

/** R565: of equal instants, the name decides and not the sequence of the items. */
const byInstant = (a: { at: string; status: string }, b: { at: string; status: string }) =>
  Date.parse(a.at) - Date.parse(b.at) || (a.status < b.status ? -1 : 1);

/** The status that has been overdue longest; issues that missed no date are ignored. */
function mostOverdue(items: readonly Item[], now: number): DueFact | null {
  const [first] = items
    .flatMap((item) => itemIssues(item, now))
    .flatMap(({ status, since, isPastDue }) => (isPastDue && since ? [{ status, at: since }] : []))
    .sort(byInstant);
  return first ? { kind: 'late', ...first } : null;
}

function nextToClose(items: readonly Item[], now: number): DueFact | null {
  const [first] = items
    .flatMap((item) => nextDueStatus(item, now) ?? [])
    .map(({ name, expectedCloseDate }) => ({ status: name, at: expectedCloseDate }))
    .sort(byInstant);
  return first && Date.parse(first.at) - now < DAY_MS ? { kind: 'dueSoon', ...first } : null;
}

function promiseFact(promise: ArrivalPromise, current: CurrentTime): DueFact | null {
  const day = promisedDay(promise, current.timezone);
  if (day === null) return null;
  const days = daysLate(promise, current);
  return days > 0 ? { kind: 'promiseMissed', days, promise } : { kind: 'promised', day, promise };
}

export function dueFact(
  items: readonly Item[],
  promise: ArrivalPromise,
  current: CurrentTime,
): DueFact | null {
  const { epochMs } = current;
  const running = items.filter((item) => !isWhollyCancelled(itemStatus(item)));
  const late = mostOverdue(running, epochMs);
  if (late || orderStatus({ items: [...items] }, epochMs).isFinished) return late;
  const promised = promiseFact(promise, current);
  if (promised?.kind === 'promiseMissed') return promised;
  // The dates of a shipped item, such as its arrival, need no work.
  const open = running.filter((item) => !itemStatus(item).isFinished);
  return nextToClose(open, epochMs) ?? promised;
}

/**
 * R148: the first of these that exists: the status that has been overdue longest, a missed promise date, the
 * next status that is due within a day, or the promise date. For a finished order, only an overdue status
 * counts. Cancelled items are ignored. Null if there is none.
 */
export function orderDueFact(order: Order, current: CurrentTime): DueFact | null {
  return dueFact(order.items, orderArrivalPromise(order, current.timezone), current);
}

/** The promise date of the item, or else of its fulfillment group. */
export function ownPromise(item: Item, order: Order): ArrivalPromise {
  return hasPromise(item) ? item : (groupOf(order, item) ?? item);
}

/** The promise with the earliest day; null if none has a day. */
function earliest(promises: readonly ArrivalPromise[], timezone: string): ArrivalPromise | null {
  // The items of a group share one promise, and converting an instant to its day is slow.
  const timed = [...new Set(promises)].filter(hasPromise).map((promise) => {
    const { localPromisedArrivalDate: local, promisedArrivalDate: instant } = promise;
    return { promise, time: `${promisedDay(promise, timezone)} ${local ?? instant}` };
  });
  return timed.sort((a, b) => (a.time < b.time ? -1 : 1))[0]?.promise ?? null;
}

/** R273: the promises of the unfinished items, or of all items if all are finished. */
export function countedPromises(order: Order): ArrivalPromise[] {
  const open = order.items.filter((item) => !itemStatus(item).isFinished);
  return (open.length > 0 ? open : order.items).map((item) => ownPromise(item, order));
}

/** R273: the earliest promise that counts. If there is none, the order's own, or else that of its groups. */
export function orderArrivalPromise(order: Order, timezone: string): ArrivalPromise {
  const { fulfillmentGroups, localPromisedArrivalDate } = order;
  const own = { localPromisedArrivalDate, promisedArrivalDate: null };
  return (
    earliest(countedPromises(order), timezone) ??
    earliest([own], timezone) ??
    earliest(fulfillmentGroups, timezone) ??
    own
  );
}
