import { loadFulfillers, loadMerchants, loadPermissions } from '#store/referenceOperations.ts';
import { runSearch } from '#store/searchOperations.ts';
import type { Saga } from './effects.ts';
import { operate } from './operate.ts';
import { fetchFulfillers, fetchMerchants, fetchPermissions, watchSignedIn } from './reference.ts';
import { searchOrders, watchSearch } from './search.ts';
import { watchSession } from './session.ts';
import { spawnAll } from './spawnAll.ts';

const useCases: readonly (() => Saga)[] = [
  watchSession,
  watchSignedIn,
  operate(loadPermissions, fetchPermissions),
  operate(loadMerchants, fetchMerchants),
  operate(loadFulfillers, fetchFulfillers),
  watchSearch,
  operate(runSearch, searchOrders, 'latest'),
];

/** The use cases of the first screen. */
export function* rootSaga(): Saga {
  yield* spawnAll(useCases);
}
