import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { type DateRange, isEmptyRange, searchRange } from '#domain/search/searchRange.ts';
import { toIso } from '#domain/time.ts';
import { context, type Saga, select } from '#sagas/core/effects.ts';
import { readInCountQueue } from '#sagas/core/readQueue.ts';
import type { NewOrderCount } from '#store/search/searchOperations.ts';
import type { SearchResults } from '#store/search/searchSlice.ts';
import { selectTimezone } from '#store/selectors.ts';
import { currentRange } from './currentRange.ts';

/** Counts the orders that a search finds in a range. Waits in the queue of all counting reads. */
export function countInRange(criteria: SearchCriteria, range: DateRange): Saga<number> {
  return readInCountQueue((platform, signal) => platform.orderManager.count({ criteria, range }, { signal }));
}

/** Counts the orders that a search would find now. */
export function* countMatchingOrders(criteria: SearchCriteria): Saga<number> {
  return yield* countInRange(criteria, yield* currentRange(criteria));
}

/**
 * The last moment that the platform may have shortened to this one (epoch milliseconds): a date of a whole
 * second may stand for all of it. Otherwise the newest order itself would count as new.
 */
function endOfPrecision(createdAt: number): number {
  return createdAt % 1_000 === 0 ? createdAt + 999 : createdAt;
}

/**
 * The creation time of the newest order in the results, in epoch milliseconds. Later orders count as new,
 * even if the index receives them late. If the newest order may be on another page, or may be one without a
 * readable date, this is the time of the response; if there are no orders, it is just before the range.
 */
function newestKnown({ criteria, range, total, orders, receivedAt }: SearchResults): number {
  const { sortField, sortOrder, page } = criteria;
  const isNewestFirst = sortField === 'createdDate' && sortOrder === 'descending' && page === 1;
  const created = orders.map(({ createdDate }) => Date.parse(createdDate ?? ''));
  if ((!isNewestFirst && orders.length < total) || created.some(Number.isNaN)) return receivedAt;
  return Math.max(Date.parse(range.start) - 1, ...created.map(endOfPrecision));
}

/** Counts the orders that are newer than the results of the open search; null if no results are shown. */
export function* countNewOrders(): Saga<NewOrderCount | null> {
  const results = yield* select((state) => state.search.results);
  if (!results) return null;
  const clock = yield* context('clock');
  const timezone = yield* select(selectTimezone);
  const { end } = searchRange(results.criteria, clock.now(), timezone);
  const range = { start: toIso(newestKnown(results) + 1), end };
  const { receivedAt } = results;
  return { receivedAt, count: isEmptyRange(range) ? 0 : yield* countInRange(results.criteria, range) };
}
