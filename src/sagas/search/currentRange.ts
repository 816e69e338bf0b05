import { ApiError } from '#api/http/apiError.ts';
import { consoleFailure } from '#domain/failure.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { type DateRange, hasInvalidRange, searchRange } from '#domain/search/searchRange.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { readCurrentTime } from '#sagas/core/readCurrentTime.ts';

/** The range of a search that runs now. Throws if the form would refuse it, so that it is never sent (S5.3). */
export function* currentRange(criteria: SearchCriteria): Saga<DateRange> {
  const current = yield* readCurrentTime();
  if (hasInvalidRange(criteria, current)) throw new ApiError(consoleFailure('', 'rejected'));
  return searchRange(criteria, current);
}
