import {
  fetchFulfillers,
  fetchMerchants,
  fetchPermissions,
  watchSignedIn,
} from '#sagas/console/referenceData.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { spawnAll } from '#sagas/core/spawnAll.ts';
import { watchSession } from '#sagas/people/session.ts';
import { searchOrders, watchSearch } from '#sagas/search/search.ts';
import { loadFulfillers, loadMerchants, loadPermissions } from '#store/console/referenceOperations.ts';
import { runSearch } from '#store/search/searchOperations.ts';

const useCases: readonly (() => Saga)[] = [
  watchSession,
  watchSignedIn,
  operate(loadPermissions, fetchPermissions),
  operate(loadMerchants, fetchMerchants),
  operate(loadFulfillers, fetchFulfillers),
  watchSearch,
  operate(runSearch, searchOrders, 'latest'),
];

/** Runs the use cases of the first screen. */
export function* rootSaga(): Saga {
  yield* spawnAll(useCases);
}
