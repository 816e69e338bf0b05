import { itemFulfillerId } from '#domain/item/item.ts';
import { openType, type StatusType, type SubStatus } from '#domain/item/itemStatus.ts';
import { valueCounts } from '#domain/lists.ts';
import { type Money, type MoneyByCurrency, moneyList, sumByCurrency } from '#domain/money.ts';
import { orderArrivalPromise } from '#domain/order/dueFact.ts';
import type { Fulfiller } from '#domain/order/merchant.ts';
import type { Order } from '#domain/order/order.ts';
import { itemDestinations, orderFulfillerIds } from '#domain/order/orderParties.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { promisedDay } from '#domain/order/promiseDates.ts';
import { summaryTotal } from '#domain/order/summaryTotal.ts';
import { urgentReason } from '#domain/order/urgentReason.ts';
import { canReadFulfiller, canSeePrices, type Grants } from '#domain/permissions.ts';
import { roundedAmount } from '#domain/roundedAmount.ts';
import { distinctIds } from '#domain/sameId.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { DAY_MS, toIso } from '#domain/time/time.ts';
import type { AssembledExport } from './exportPages.ts';
import { MOST_OVERDUE_FIRST, orderLateness } from './queue.ts';

/** The dimensions by which the breakdown counts the orders of a search. */
export const BREAKDOWN_DIMENSIONS = [
  'status',
  'lateness',
  'reason',
  'promisedDay',
  'merchant',
  'fulfiller',
  'country',
] as const;
export type BreakdownDimension = (typeof BREAKDOWN_DIMENSIONS)[number];

/** The key of orders without a value, for example without a problem, a fulfiller or a promise date. */
export const NO_VALUE_KEY = '';

/** The number of days after today that have their own bars. */
const DAYS_AHEAD = 7;

/** The facts about an order that the breakdown stores: only a few, because it can contain 2,000 orders. */
export interface CountedOrder {
  orderId: string;
  /** The keys of the order's bars, without duplicates. */
  keys: Readonly<Record<BreakdownDimension, readonly string[]>>;
  /** The order's total in each currency; empty if the user cannot see the merchant's prices. */
  totals: readonly Money[];
  /** The ID and name of each fulfiller, if its name is known and the user can read its profile. */
  fulfillerNames: readonly (readonly [string, string])[];
}

export type CountedSearch = Omit<AssembledExport, 'rows'> & {
  orders: readonly CountedOrder[];
  /** The number of orders to count: the total, but at most MAX_LOADED_RESULTS. */
  ordersToCount: number;
  /** 'YYYY-MM-DD': the day on which the orders were counted. */
  today: string;
};

export interface BreakdownBar {
  key: string;
  orderIds: readonly string[];
  totals: MoneyByCurrency;
  /** The most frequent currency of the totals; null if no amount is known. */
  currency: string | null;
}

function dayAfter(day: string, days: number): string {
  return toIso(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).slice(0, 10);
}

/**
 * The promised day if it is today or within the next seven days, and 'later' for a later day. For a past day,
 * 'past' if the order is finished, otherwise 'overdue'. NO_VALUE_KEY if there is no promise date.
 */
function promiseKey(order: Order, { epochMs, today, timezone }: CurrentTime): string {
  const day = promisedDay(orderArrivalPromise(order, timezone), timezone);
  if (day === null) return NO_VALUE_KEY;
  if (day < today) return orderStatus(order, epochMs).isFinished ? 'past' : 'overdue';
  return day <= dayAfter(today, DAYS_AHEAD) ? day : 'later';
}

function keysOf(values: readonly string[]): string[] {
  const unique = [...new Set(values.filter((value) => value !== NO_VALUE_KEY))];
  return unique.length > 0 ? unique : [NO_VALUE_KEY];
}

/** The ID and name of each item's fulfiller, if its name is known and the user can read its profile. */
export function namedFulfillers({ items }: Order, permissions: Grants): [string, string][] {
  return items
    .map((item): [string, string] => [itemFulfillerId(item), item.fulfillerName])
    .filter(([id, name]) => name !== '' && canReadFulfiller(permissions, id));
}

const KEYS: Readonly<Record<BreakdownDimension, (order: Order, current: CurrentTime) => string[]>> = {
  // R88: a sub-status has its own name, so it also has its own bar. R245: a cancelled part has none.
  status: (order, { epochMs }) => {
    const status = orderStatus(order, epochMs);
    return [status.subStatus ?? openType(status)];
  },
  lateness: (order, current) => [orderLateness(order, current)],
  // Other screens omit a reason that repeats the order's status, but this chart includes all reasons. No
  // reason has the status 'unknown'.
  reason: (order, { epochMs }) => [urgentReason(order, 'unknown', epochMs)?.status ?? NO_VALUE_KEY],
  promisedDay: (order, current) => [promiseKey(order, current)],
  merchant: ({ merchantId }) => [merchantId],
  fulfiller: (order) => keysOf(orderFulfillerIds(order)),
  country: (order) => {
    const addresses = order.items.flatMap((item) => itemDestinations(item, order));
    return keysOf(addresses.map(({ country }) => country));
  },
};

/** The keys of an order's bars in one dimension, for the breakdown and the CSV file (R91). */
export function orderBarKeys(
  order: Order,
  dimension: BreakdownDimension,
  current: CurrentTime,
): readonly string[] {
  return KEYS[dimension](order, current);
}

/** R516: the order's total as the list and the CSV file round it, so that all add up to the same. */
function roundedTotals(order: Order): Money[] {
  const rounded = (money: Money) => ({ ...money, amount: Number(roundedAmount(money)) });
  return moneyList(summaryTotal(order)).map(rounded);
}

export function toCountedOrder(order: Order, current: CurrentTime, permissions: Grants): CountedOrder {
  const keys = (dimension: BreakdownDimension) => orderBarKeys(order, dimension, current);
  return {
    orderId: order.orderId,
    keys: {
      status: keys('status'),
      lateness: keys('lateness'),
      reason: keys('reason'),
      promisedDay: keys('promisedDay'),
      merchant: keys('merchant'),
      fulfiller: keys('fulfiller'),
      country: keys('country'),
    },
    totals: canSeePrices(permissions, order.merchantId) ? roundedTotals(order) : [],
    fulfillerNames: namedFulfillers(order, permissions),
  };
}

/**
 * R531: the orders, each fulfiller with its public ID alone. Items can name a fulfiller by its internal ID (R417),
 * and it would otherwise have a bar for either.
 */
export function withPublicFulfillers(
  orders: readonly CountedOrder[],
  known: readonly Fulfiller[],
): CountedOrder[] {
  const publicIds = new Map(
    known.map((one): [string, string] => [one.internalFulfillerId.toLowerCase(), one.fulfillerId]),
  );
  publicIds.delete(NO_VALUE_KEY);
  const publicId = (id: string) => publicIds.get(id.toLowerCase()) ?? id;
  return orders.map((order) => {
    const fulfiller = distinctIds(order.keys.fulfiller.map(publicId));
    return { ...order, keys: { ...order.keys, fulfiller } };
  });
}

/** R88: every type and sub-status, in the order of the pipeline. */
export const TYPES_AND_SUB_STATUSES = [
  'standardizingOrder',
  'docReview',
  'documentReviewRejected',
  'routing',
  'shippingAggregation',
  'processing',
  'inventoryCheck',
  'awaitingFulfillerResponse',
  'production',
  'shipped',
  'cancelled',
  'rejected',
  'suspended',
  'unknown',
] as const satisfies readonly (StatusType | SubStatus)[];

/** The fixed sequence of bars. Promised days are sorted by date, and other bars by length. */
const FIXED_ORDER: Partial<Record<BreakdownDimension, readonly string[]>> = {
  status: TYPES_AND_SUB_STATUSES,
  lateness: MOST_OVERDUE_FIRST,
};

function byLength(a: BreakdownBar, b: BreakdownBar): number {
  return b.orderIds.length - a.orderIds.length || (a.key < b.key ? -1 : 1);
}

/** A sort key: overdue first, then the days, later, past, and orders without a promise date. */
function dayRank({ key }: BreakdownBar): string {
  return { overdue: '0', later: '8', past: '9', [NO_VALUE_KEY]: '99' }[key] ?? `1${key}`;
}

function comparing(dimension: BreakdownDimension): (a: BreakdownBar, b: BreakdownBar) => number {
  if (dimension === 'promisedDay') return (a, b) => (dayRank(a) < dayRank(b) ? -1 : 1);
  const fixed = FIXED_ORDER[dimension];
  return fixed ? (a, b) => fixed.indexOf(a.key) - fixed.indexOf(b.key) : byLength;
}

export function breakdownBars(
  orders: readonly CountedOrder[],
  dimension: BreakdownDimension,
): BreakdownBar[] {
  // R433: the bar of a fulfiller has the first spelling of its ID. All IDs of merchants come from one service.
  const idOf = (key: string) => (dimension === 'merchant' ? key : key.toLowerCase());
  const groups = new Map<string, { key: string; group: CountedOrder[] }>();
  for (const order of orders) {
    for (const key of order.keys[dimension]) {
      const found = groups.get(idOf(key));
      if (found) found.group.push(order);
      else groups.set(idOf(key), { key, group: [order] });
    }
  }
  const bars = [...groups.values()].map(({ key, group }) => ({
    key,
    orderIds: group.map(({ orderId }) => orderId),
    totals: sumByCurrency(group.flatMap(({ totals }) => totals)),
    currency: mainCurrency(group),
  }));
  return bars.sort(comparing(dimension));
}

/** Whether any order is in several bars, so that these add up to more than the number of orders. */
export function hasOverlappingBars(orders: readonly CountedOrder[], dimension: BreakdownDimension): boolean {
  return orders.some(({ keys }) => keys[dimension].length > 1);
}

/** The most frequent currency of the amounts; null if no amount is known. */
export function mainCurrency(orders: readonly CountedOrder[]): string | null {
  const currencies = orders.flatMap(({ totals }) => totals.map(({ currency }) => currency));
  return valueCounts(currencies)[0]?.value ?? null;
}
