import { currentStatus, type Item } from '#domain/item/item.ts';
import { nextDue } from '#domain/item/slaClock.ts';
import { itemErrors, missedSlas, otherDelays } from './alerts.ts';
import { groupItems, type Order } from './order.ts';
import { orderArrivalPromise } from './orderParties.ts';
import { isUnfinished, orderStatus } from './orderStatus.ts';
import { type ArrivalPromise, daysLate, promisedDay } from './promiseDates.ts';

/** Only a date that runs out within a day is more urgent than the promise. */
const SOON_MS = 86_400_000;

/** The due fact: how urgent an order or item is. */
export type DueFact =
  /** The status should have closed at this UTC instant. */
  | { kind: 'late'; status: string; at: string }
  /** The status has to close at this UTC instant, within a day. */
  | { kind: 'dueSoon'; status: string; at: string }
  /** The promise passed so many calendar days ago. */
  | { kind: 'promiseMissed'; days: number; promise: ArrivalPromise }
  /** `day` is the calendar day of the promise, 'YYYY-MM-DD'. */
  | { kind: 'promised'; day: string; promise: ArrivalPromise };

/** `epochMs` is the present, `today` its calendar day in the display zone, 'YYYY-MM-DD'. */
export interface Present {
  epochMs: number;
  today: string;
}

const byInstant = (a: { at: string }, b: { at: string }) => Date.parse(a.at) - Date.parse(b.at);

/** The date missed longest ago; errors without a date have none to miss. */
function mostOverdue(items: readonly Item[], now: number): DueFact | null {
  const missed = items.flatMap((item) => [
    ...itemErrors(item, now).filter(({ clearable }) => clearable),
    ...missedSlas(item, now),
    ...otherDelays(item, now),
  ]);
  const [first] = missed
    .flatMap(({ status, since }) => (since === null ? [] : [{ status, at: since }]))
    .sort(byInstant);
  return first ? { kind: 'late', ...first } : null;
}

function nextToClose(items: readonly Item[], now: number): DueFact | null {
  const [first] = items
    .flatMap((item) => nextDue(item, now) ?? [])
    .map(({ name, expectedCloseDate }) => ({ status: name, at: expectedCloseDate }))
    .sort(byInstant);
  return first && Date.parse(first.at) - now < SOON_MS ? { kind: 'dueSoon', ...first } : null;
}

function promiseFact(promise: ArrivalPromise, today: string): DueFact | null {
  const day = promisedDay(promise);
  if (day === null) return null;
  const days = daysLate(promise, today);
  return days > 0 ? { kind: 'promiseMissed', days, promise } : { kind: 'promised', day, promise };
}

function dueFact(
  items: readonly Item[],
  promise: ArrivalPromise,
  { epochMs, today }: Present,
): DueFact | null {
  const running = items.filter((item) => currentStatus(item, 'cancelled') === null);
  const late = mostOverdue(running, epochMs);
  if (late || !isUnfinished(orderStatus({ items: [...items] }, epochMs))) return late;
  return nextToClose(running, epochMs) ?? promiseFact(promise, today);
}

/**
 * The date an order missed longest ago; else, while something still has to arrive, the next one that runs out within a
 * day, or the promise. Null where nothing is due. Cancelled items do not count.
 */
export function orderDueFact(order: Order, present: Present): DueFact | null {
  return dueFact(order.items, orderArrivalPromise(order), present);
}

/** The promise of the item itself, or else of its fulfillment group. */
function itemPromise(item: Item, order: Order): ArrivalPromise {
  const group = order.fulfillmentGroups.find((one) => groupItems(order, one).includes(item));
  return promisedDay(item) !== null || !group ? item : group;
}

/** The same for one item of the order, with its own promise or that of its group. */
export function itemDueFact(item: Item, order: Order, present: Present): DueFact | null {
  return dueFact([item], itemPromise(item, order), present);
}
