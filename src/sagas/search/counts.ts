import { toSearchBody } from '#api/services/orderManager.ts';
import { countedCriteria, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { type DateRange, isBackwards, searchRange } from '#domain/search/searchRange.ts';
import { toIso } from '#domain/time.ts';
import { context, type Saga, select } from '#sagas/core/effects.ts';
import { readCounted } from '#sagas/core/readQueue.ts';
import type { NewOrders } from '#store/search/searchOperations.ts';
import type { SearchResults } from '#store/search/searchSlice.ts';
import { selectTimezone } from '#store/selectors.ts';

/** One row is the least that may be asked for; only the total is read. */
const COUNT_PAGE_SIZE = 1;

/** How many orders a search finds in a range, in turn with everything else that is counted. */
export function countIn(criteria: SearchCriteria, range: DateRange): Saga<number> {
  const body = toSearchBody(countedCriteria(criteria), range, COUNT_PAGE_SIZE);
  return readCounted((platform, signal) => platform.orderManager.count(body, { signal }));
}

/** How many orders a search would find now. */
export function* countFound(criteria: SearchCriteria): Saga<number> {
  const clock = yield* context('clock');
  const timezone = yield* select(selectTimezone);
  return yield* countIn(criteria, searchRange(criteria, clock.now(), timezone));
}

/**
 * When the newest order that the results can know of was created, as epoch milliseconds: the index may learn of an order
 * later than the results did. Where they hold only a part, in another order, it is the time of the response.
 */
function newestKnown({ criteria, range, total, orders, receivedAt }: SearchResults): number {
  const { sortField, sortOrder, page } = criteria;
  const isNewestFirst = sortField === 'createdDate' && sortOrder === 'descending' && page === 1;
  if (!isNewestFirst && orders.length < total) return receivedAt;
  const created = orders.map(({ createdDate }) => Date.parse(createdDate ?? '')).filter(Number.isFinite);
  return Math.max(Date.parse(range.start) - 1, ...created);
}

/** How many orders have arrived in the open search since it was read; null where nothing is shown. */
export function* countNewOrders(): Saga<NewOrders | null> {
  const results = yield* select((state) => state.search.results);
  if (!results) return null;
  const clock = yield* context('clock');
  const timezone = yield* select(selectTimezone);
  const { end } = searchRange(results.criteria, clock.now(), timezone);
  const range = { start: toIso(newestKnown(results) + 1), end };
  const { receivedAt } = results;
  return { receivedAt, count: isBackwards(range) ? 0 : yield* countIn(results.criteria, range) };
}
