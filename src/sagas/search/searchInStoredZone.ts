import { hasZonedRange } from '#domain/search/searchRange.ts';
import { put, type Saga, select, take } from '#sagas/core/effects.ts';
import { settingsMerged } from '#store/people/settingsSlice.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { searchRepeated } from '#store/search/searchOperations.ts';

function areGlobalSettings(action: unknown): action is ReturnType<typeof settingsMerged> {
  return settingsMerged.match(action) && action.payload.document === 'global';
}

/**
 * R379: on a first visit, the search is sent before the stored time zone is known, so its default range has
 * the days of the browser's zone. Once the stored zone has replaced that one, the open search runs again. At
 * later visits, this browser has stored the zone.
 */
export function* searchInStoredZone(): Saga {
  const before = yield* select(selectTimezone);
  yield* take(areGlobalSettings);
  if ((yield* select(selectTimezone)) === before) return;
  const { criteria, results } = yield* select((state) => state.search);
  // A direct hit has replaced the list.
  const isOpen = criteria !== null && (results?.directHit ?? null) === null;
  if (isOpen && hasZonedRange(criteria)) yield* put(searchRepeated(criteria));
}
