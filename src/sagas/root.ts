import { referenceSagas } from '#sagas/console/referenceData.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { spawnAll } from '#sagas/core/spawnAll.ts';
import { watchSession } from '#sagas/people/session.ts';
import { searchOrders, watchSearch } from '#sagas/search/search.ts';
import { runSearch } from '#store/search/searchOperations.ts';

const useCases: readonly (() => Saga)[] = [
  watchSession,
  ...referenceSagas,
  watchSearch,
  operate(runSearch, searchOrders, 'latest'),
];

/** Runs the use cases of the first screen. */
export function* rootSaga(): Saga {
  yield* spawnAll(useCases);
}
