import { loadNotifications } from '#store/notificationsSlice.ts';
import {
  loadAvailableFilters,
  loadCarrierServices,
  loadFulfillers,
  loadMerchants,
  loadPermissions,
  loadProductCategories,
} from '#store/referenceOperations.ts';
import { checkForNewOrders, countOrders, loadNeighbourPage, runSearch } from '#store/searchOperations.ts';
import { watchAnnouncements } from './announce.ts';
import { bulk } from './bulkWatch.ts';

import { countFound, countNewOrders } from './counts.ts';
import { type Saga, spawn } from './effects.ts';
import { watchExports } from './exportOrders.ts';
import { itemReadings } from './itemReadings.ts';
import { nameReadings } from './names.ts';
import { fetchNotifications, watchNotifications } from './notifications.ts';
import { operate } from './operate.ts';
import { orderActions } from './orderActions.ts';
import { orderReadings } from './orderReadings.ts';
import { panelReadings } from './panelReadings.ts';
import { partyReadings } from './partyReadings.ts';
import { previews } from './previews.ts';
import {
  fetchAvailableFilters,
  fetchCarrierServices,
  fetchFulfillers,
  fetchMerchants,
  fetchPermissions,
  fetchProductCategories,
  watchSignedIn,
} from './reference.ts';
import { searchOrders, watchSearch } from './search.ts';
import { fetchNeighbourPage } from './searchNeighbour.ts';
import { watchSession } from './session.ts';
import { settings } from './settings.ts';

const useCases: readonly (() => Saga)[] = [
  watchSession,
  watchAnnouncements,
  watchNotifications,
  watchSignedIn,
  operate(loadNotifications, fetchNotifications),
  operate(loadPermissions, fetchPermissions),
  operate(loadMerchants, fetchMerchants),
  operate(loadFulfillers, fetchFulfillers),
  operate(loadAvailableFilters, fetchAvailableFilters),
  operate(loadProductCategories, fetchProductCategories),
  operate(loadCarrierServices, fetchCarrierServices),
  watchSearch,
  operate(runSearch, searchOrders, 'latest'),
  operate(loadNeighbourPage, fetchNeighbourPage),
  operate(countOrders, countFound),
  operate(checkForNewOrders, countNewOrders, 'latest'),
  ...orderActions,
  ...orderReadings,
  ...itemReadings,
  ...partyReadings,
  ...panelReadings,
  ...nameReadings,
  ...settings,
  ...previews,
  watchExports,
  ...bulk,
];

/** Every use case, each spawned on its own: one that throws never silences another. */
export function* rootSaga(): Saga {
  for (const useCase of useCases) yield* spawn(useCase);
}
