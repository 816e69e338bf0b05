import { toSearchBody } from '#api/orderManager.ts';
import { COUNT_CONCURRENCY } from '#domain/limits.ts';
import { countedCriteria, type SearchCriteria } from '#domain/searchCriteria.ts';
import { type DateRange, searchRange } from '#domain/searchRange.ts';
import type { NewOrders } from '#store/searchOperations.ts';
import type { SearchResults } from '#store/searchSlice.ts';
import { selectTimezone } from '#store/selectors.ts';
import { context, type Saga, select } from './effects.ts';
import { createReadQueue } from './readQueue.ts';

const readCount = createReadQueue(COUNT_CONCURRENCY);

/** One row is the least that may be asked for; only the total is read. */
const COUNT_PAGE_SIZE = 1;

function count(criteria: SearchCriteria, range: DateRange): Saga<number> {
  const body = toSearchBody(countedCriteria(criteria), range, COUNT_PAGE_SIZE);
  return readCount((platform, signal) => platform.orderManager.count(body, { signal }));
}

/** How many orders a search would find now. */
export function* countFound(criteria: SearchCriteria): Saga<number> {
  const clock = yield* context('clock');
  const timezone = yield* select(selectTimezone);
  return yield* count(criteria, searchRange(criteria, clock.now(), timezone));
}

/** From where the shown results begin until now, so that orders which left a moving window are not missed as new ones. */
function rangeSince({ criteria, range }: SearchResults, now: number, timezone: string): DateRange {
  const current = searchRange(criteria, now, timezone);
  return { start: range.start, end: current.end };
}

/** How many more orders the open search has by now than it shows; null where nothing is shown. */
export function* countNewOrders(): Saga<NewOrders | null> {
  const results = yield* select((state) => state.search.results);
  if (!results) return null;
  const clock = yield* context('clock');
  const timezone = yield* select(selectTimezone);
  const total = yield* count(results.criteria, rangeSince(results, clock.now(), timezone));
  return { receivedAt: results.receivedAt, count: Math.max(0, total - results.total) };
}
