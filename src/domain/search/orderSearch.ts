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
  orders: Order[];
  /** The number of results on the page that repeat one of its orders; none if missing. */
  repeated?: number;
}

/** A key for comparing searches: two searches with the same key are the same request. */
export function searchKey({ criteria, range, pageSize }: OrderSearch): string {
  return JSON.stringify([criteriaKey(criteria), range.start, range.end, pageSize]);
}
