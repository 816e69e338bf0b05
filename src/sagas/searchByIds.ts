import type { OrderSearchBody } from '#api/orderManager.ts';
import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { toIso } from '#domain/time.ts';

const DAY_MS = 86_400_000;

/** Everything named by one of these ids that was placed since; `now` in epoch milliseconds. */
export function searchByIds(ids: readonly string[], since: number, now: number): OrderSearchBody {
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
