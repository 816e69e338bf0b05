import { type DueFact, orderDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { firstRemediableProblem } from '#domain/order/problems.ts';
import { urgentReason } from '#domain/order/urgentReason.ts';
import type { Permissions } from '#domain/permissions.ts';
import type { SearchPage } from '#domain/search/orderSearch.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { DAY_MS } from '#domain/time/time.ts';

/** The categories of lateness, according to an order's due fact. An order that missed no date is on time. */
export const LATENESSES = ['underOneDay', 'upToThreeDays', 'more', 'onTime'] as const;
export type Lateness = (typeof LATENESSES)[number];

interface UrgentOrder {
  order: Order;
  /** Whether the order has an urgent reason, even if that is its status. */
  hasReason: boolean;
  /**
   * How late the order is, in milliseconds. A missed promise date counts in whole days. 0 if no date was
   * missed.
   */
  lateMs: number;
  /** Whether the order has a problem with a remedy that this user has the permission for. */
  hasRemedy: boolean;
}

/** The figures of a queue tile, which represents a search. */
export interface QueueTileFigures {
  total: number;
  /**
   * The number of results that were loaded to determine the lateness of their orders: those with the earliest
   * promise dates. Includes results that repeat an order (R310).
   */
  loadedCount: number;
  byLateness: Readonly<Record<Lateness, number>>;
  /** The most urgent of the loaded orders, in the order of `mostUrgentOrders`. */
  urgent: readonly UrgentOrder[];
  loadedAt: CurrentTime;
}

/** The maximum number of orders under "Start here". */
export const URGENT_ORDERS_SHOWN = 10;

function lateMs(due: DueFact | null, { epochMs }: CurrentTime): number {
  if (due?.kind === 'late') return Math.max(0, epochMs - Date.parse(due.at));
  return due?.kind === 'promiseMissed' ? due.days * DAY_MS : 0;
}

function latenessOf(ms: number): Lateness {
  if (ms === 0) return 'onTime';
  if (ms < DAY_MS) return 'underOneDay';
  return ms <= 3 * DAY_MS ? 'upToThreeDays' : 'more';
}

export function orderLateness(order: Order, current: CurrentTime): Lateness {
  return latenessOf(lateMs(orderDueFact(order, current), current));
}

function toUrgent(order: Order, current: CurrentTime, permissions: Permissions): UrgentOrder {
  const hasReason = urgentReason(order, 'unknown', current.epochMs) !== null;
  const hasRemedy = firstRemediableProblem(order, permissions, current.epochMs) !== null;
  return { order, hasReason, lateMs: lateMs(orderDueFact(order, current), current), hasRemedy };
}

export const MOST_OVERDUE_FIRST: readonly Lateness[] = ['more', 'upToThreeDays', 'underOneDay', 'onTime'];

function rankOf({ lateMs }: UrgentOrder): number {
  return MOST_OVERDUE_FIRST.indexOf(latenessOf(lateMs));
}

/**
 * R175: the orders of the most overdue category come first. Within a category, those with a remedy come
 * first, then the longest overdue. If two are equally late, one with a reason comes first.
 */
function byUrgency(a: UrgentOrder, b: UrgentOrder): number {
  return (
    rankOf(a) - rankOf(b) ||
    Number(b.hasRemedy) - Number(a.hasRemedy) ||
    b.lateMs - a.lateMs ||
    Number(b.hasReason) - Number(a.hasReason)
  );
}

/** R175: whether the user can still do something for the order, or the order is not finished. */
function isWorkLeft({ order, hasRemedy }: UrgentOrder, { epochMs }: CurrentTime): boolean {
  return hasRemedy || !orderStatus(order, epochMs).isFinished;
}

/** The tile of a search with this first page. */
export function toTile(
  { total, orders, repeated }: SearchPage,
  current: CurrentTime,
  permissions: Permissions,
): QueueTileFigures {
  const all = orders.map((order) => toUrgent(order, current, permissions));
  const count = (lateness: Lateness) => all.filter((one) => latenessOf(one.lateMs) === lateness).length;
  return {
    total,
    loadedCount: orders.length + repeated,
    byLateness: {
      underOneDay: count('underOneDay'),
      upToThreeDays: count('upToThreeDays'),
      more: count('more'),
      onTime: count('onTime'),
    },
    urgent: all
      .filter((one) => isWorkLeft(one, current))
      .sort(byUrgency)
      .slice(0, URGENT_ORDERS_SHOWN),
    loadedAt: current,
  };
}

/** The most orders loaded for a search that was not loaded completely; null if all searches were. */
export function maxPartiallyLoadedCount(tiles: readonly QueueTileFigures[]): number | null {
  const parts = tiles.filter(({ loadedCount, total }) => loadedCount < total);
  return parts.length === 0 ? null : Math.max(...parts.map(({ loadedCount }) => loadedCount));
}

export function mostUrgentOrders(tiles: readonly QueueTileFigures[]): UrgentOrder[] {
  const byId = new Map(tiles.flatMap(({ urgent }) => urgent).map((one) => [one.order.orderId, one]));
  return [...byId.values()].sort(byUrgency).slice(0, URGENT_ORDERS_SHOWN);
}
