import { newestKnown } from '#domain/search/newestKnown.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { type DateRange, isEmptyRange, searchRange } from '#domain/search/searchRange.ts';
import { toIso } from '#domain/time/time.ts';
import { type Saga, select } from '#sagas/core/effects.ts';
import { readCurrentTime } from '#sagas/core/readCurrentTime.ts';
import { readInCountQueue } from '#sagas/core/readQueue.ts';
import type { NewOrderCount } from '#store/results/resultOperations.ts';
import { currentRange } from './currentRange.ts';

/** Counts the orders that a search finds in a range. Waits in the queue of all counting reads. */
export function countInRange(criteria: SearchCriteria, range: DateRange): Saga<number> {
  return readInCountQueue((platform, signal) => platform.orderManager.count({ criteria, range }, { signal }));
}

/** Counts the orders that a search would find now. */
export function* countMatchingOrders(criteria: SearchCriteria): Saga<number> {
  return yield* countInRange(criteria, yield* currentRange(criteria));
}

/** Counts the orders that are newer than the results of the open search; null if no results are shown. */
export function* countNewOrders(): Saga<NewOrderCount | null> {
  const results = yield* select((state) => state.search.results);
  if (!results) return null;
  const { end } = searchRange(results.criteria, yield* readCurrentTime());
  const range = { start: toIso(newestKnown(results) + 1), end };
  const { receivedAt } = results;
  return { receivedAt, count: isEmptyRange(range) ? 0 : yield* countInRange(results.criteria, range) };
}
