import type { OrderSearchBody } from '#api/services/orderManager.ts';
import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { DAY_MS, toIso } from '#domain/time.ts';

/**
 * The body of a search for the orders with these IDs that were placed between `since` and `now`, plus a day
 * at each end. Both times are in epoch milliseconds.
 */
export function toIdSearchBody(ids: readonly string[], since: number, now: number): OrderSearchBody {
  return {
    pageSize: SEARCH_PAGE_SIZE,
    offset: 0,
    sortField: 'createdDate',
    sortOrder: 'descending',
    sortMode: null,
    ids,
    startDateUtc: toIso(since - DAY_MS),
    endDateUtc: toIso(now + DAY_MS),
  };
}
