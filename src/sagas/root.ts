import { loadFulfillers, loadMerchants, loadPermissions } from '#store/referenceOperations.ts';
import { runSearch } from '#store/searchOperations.ts';
import { watchAnnouncements } from './announce.ts';
import { type Saga, spawn } from './effects.ts';
import { itemReadings } from './itemReadings.ts';
import { operate } from './operate.ts';
import { orderReadings } from './orderReadings.ts';
import { partyReadings } from './partyReadings.ts';
import { fetchFulfillers, fetchMerchants, fetchPermissions, watchSignedIn } from './reference.ts';
import { searchOrders, watchSearchOpened } from './search.ts';
import { watchSession } from './session.ts';

const useCases: readonly (() => Saga)[] = [
  watchSession,
  watchAnnouncements,
  watchSignedIn,
  operate(loadPermissions, fetchPermissions),
  operate(loadMerchants, fetchMerchants),
  operate(loadFulfillers, fetchFulfillers),
  watchSearchOpened,
  operate(runSearch, searchOrders, 'latest'),
  ...orderReadings,
  ...itemReadings,
  ...partyReadings,
];

/** Every use case, each spawned on its own: one that throws never silences another. */
export function* rootSaga(): Saga {
  for (const useCase of useCases) yield* spawn(useCase);
}
