import type { Order } from '#domain/order/order.ts';
import { criteriaKey, type SearchCriteria } from './searchCriteria.ts';
import type { DateRange } from './searchRange.ts';

/** The orders to read. The range is the one to search: it replaces the dates of the criteria. */
export interface OrderSearch {
  criteria: SearchCriteria;
  range: DateRange;
  /** The maximum number of orders to return; a whole page if omitted. */
  pageSize?: number;
}

/** One page of the orders that a search found. */
export interface SearchPage {
  /** The number of orders on all pages. */
  total: number;
  orders: readonly Order[];
  /** The number of results on the page that repeat one of its orders. */
  repeated: number;
}

/** A page with its search. It is kept while a newer search runs and while an order is open. */
export interface SearchResults extends OrderSearch, SearchPage {
  /** Epoch milliseconds. */
  receivedAt: number;
  /**
   * The path to open instead of the list, or null. It leads to the one order that the search text identifies
   * (S2.37, S7.3), or to a search for IDs that start with the text (R90).
   */
  directHit: string | null;
}

/** A key for comparing searches: two searches with the same key are the same request. */
export function searchKey({ criteria, range, pageSize }: OrderSearch): string {
  return JSON.stringify([criteriaKey(criteria), range.start, range.end, pageSize]);
}
