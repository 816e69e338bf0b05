import { ApiError } from '#api/http/apiError.ts';
import { consoleFailure } from '#domain/failure.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { type DateRange, hasInvalidRange, searchRange } from '#domain/search/searchRange.ts';
import { context, type Saga, select } from '#sagas/core/effects.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';

/** The range of a search that runs now. Throws if the form would refuse it, so that it is never sent (S5.3). */
export function* currentRange(criteria: SearchCriteria): Saga<DateRange> {
  const clock = yield* context('clock');
  const timezone = yield* select(selectTimezone);
  const now = clock.now();
  if (hasInvalidRange(criteria, now, timezone)) throw new ApiError(consoleFailure('', 'rejected'));
  return searchRange(criteria, now, timezone);
}
