import type { Order } from '#domain/order/order.ts';
import type { SearchResults } from './orderSearch.ts';
import { criteriaKey } from './searchCriteria.ts';

/**
 * The orders that a search has found so far. Further pages of its results belong to the same set. If the user
 * runs the search again, a new set begins.
 */
export interface ResultSet {
  /** Identifies the criteria without the page. */
  key: string;
  /** When the first response arrived, in epoch milliseconds. Identifies the result set. */
  at: number;
  /** The number of orders found. It never decreases within a result set. */
  total: number;
  /** IDs of the orders on the loaded pages. */
  orderIds: readonly string[];
  /** Whether the user searched again or loaded new orders. If so, the next page begins a new set (R100). */
  hasEnded: boolean;
}

export function withOrders(resultSet: ResultSet, orders: readonly Order[]): ResultSet {
  const all = [...new Set([...resultSet.orderIds, ...orders.map(({ orderId }) => orderId)])];
  return { ...resultSet, orderIds: all, total: Math.max(resultSet.total, all.length) };
}

/** The result set of a page: the current one, or a new one if the search differs or that one has ended. */
export function continueResultSet(
  resultSet: ResultSet | null,
  { criteria, total, orders, receivedAt }: SearchResults,
): ResultSet {
  const key = criteriaKey({ ...criteria, page: 1 });
  const known =
    resultSet?.key === key && !resultSet.hasEnded
      ? resultSet
      : { key, at: receivedAt, total, orderIds: [], hasEnded: false };
  // Orders that the user handled may no longer match the search, so the total never decreases.
  return withOrders({ ...known, total: Math.max(known.total, total) }, orders);
}

/**
 * The orders that were handled while the result set was open. `resultsAt` identifies the result set of each;
 * times are not compared, because the clock may have been set back (R311).
 */
export function handledOrdersIn<Handled extends { orderId: string; resultsAt?: number | undefined }>(
  resultSet: ResultSet | null,
  handled: readonly Handled[],
): Handled[] {
  if (resultSet === null) return [];
  const found = new Set(resultSet.orderIds);
  return handled.filter(({ orderId, resultsAt }) => resultsAt === resultSet.at && found.has(orderId));
}
