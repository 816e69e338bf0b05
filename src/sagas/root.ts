import { loadFulfillers, loadMerchants, loadPermissions } from '#store/referenceOperations.ts';
import { runSearch } from '#store/searchOperations.ts';
import { watchAnnouncements } from './announce.ts';
import { type Saga, spawn } from './effects.ts';
import { operate } from './operate.ts';
import { fetchFulfillers, fetchMerchants, fetchPermissions, watchSignedIn } from './reference.ts';
import { searchOrders, watchSearch } from './search.ts';
import { watchSession } from './session.ts';

const useCases: readonly (() => Saga)[] = [
  watchSession,
  watchAnnouncements,
  watchSignedIn,
  operate(loadPermissions, fetchPermissions),
  operate(loadMerchants, fetchMerchants),
  operate(loadFulfillers, fetchFulfillers),
  watchSearch,
  operate(runSearch, searchOrders, 'latest'),
];

/** The use cases of the first screen, each spawned on its own: one that throws never silences another. */
export function* rootSaga(): Saga {
  for (const useCase of useCases) yield* spawn(useCase);
}
