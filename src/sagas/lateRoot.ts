import { watchAnnouncements } from '#sagas/actions/announce.ts';
import { watchLeaving } from '#sagas/actions/leaving.ts';
import { orderActions } from '#sagas/actions/orderActions.ts';
import { bulk } from '#sagas/bulk/bulkWatch.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { spawnAll } from '#sagas/core/spawnAll.ts';
import { itemReadings } from '#sagas/order/itemReadings.ts';
import { nameReadings } from '#sagas/order/names.ts';
import { orderReadings } from '#sagas/order/orderReadings.ts';
import { panelReadings } from '#sagas/order/panelReadings.ts';
import { partyReadings } from '#sagas/order/partyReadings.ts';
import { previews } from '#sagas/order/previews.ts';
import { fetchNotifications, watchNotifications } from '#sagas/people/notifications.ts';
import { settings } from '#sagas/people/settings.ts';
import { countBreakdown } from '#sagas/results/breakdown.ts';
import { watchExports } from '#sagas/results/exportOrders.ts';
import { queue } from '#sagas/results/queue.ts';
import { watchSelection } from '#sagas/results/selection.ts';
import { pickResults } from '#sagas/results/selectResults.ts';
import { watchHandledOrders } from '#sagas/results/triage.ts';
import { countFound, countNewOrders } from '#sagas/search/counts.ts';
import { filterReference } from '#sagas/search/filterReference.ts';
import { watchKeptPages } from '#sagas/search/keptPages.ts';
import { fetchMissingIds } from '#sagas/search/missingIds.ts';
import { fetchNeighborPage } from '#sagas/search/searchNeighbor.ts';
import { loadNotifications } from '#store/people/notificationsSlice.ts';
import { readBreakdown, selectResults } from '#store/results/resultOperations.ts';
import {
  checkForNewOrders,
  countOrders,
  findMissingIds,
  loadNeighborPage,
} from '#store/search/searchOperations.ts';

const useCases: readonly (() => Saga)[] = [
  watchAnnouncements,
  watchLeaving,
  ...settings,
  watchNotifications,
  operate(loadNotifications, fetchNotifications),
  operate(loadNeighborPage, fetchNeighborPage),
  operate(countOrders, countFound),
  operate(findMissingIds, fetchMissingIds),
  operate(checkForNewOrders, countNewOrders, 'latest'),
  operate(selectResults, pickResults),
  operate(readBreakdown, countBreakdown, 'latest'),
  ...filterReference,
  ...orderActions,
  ...orderReadings,
  ...itemReadings,
  ...partyReadings,
  ...panelReadings,
  ...nameReadings,
  ...previews,
  ...queue,
  watchExports,
  watchKeptPages,
  watchSelection,
  watchHandledOrders,
  ...bulk,
];

/**
 * Runs all use cases that the first screen does not need. They are loaded after it is rendered, or with the
 * first order.
 */
export function* lateRootSaga(): Saga {
  yield* spawnAll(useCases);
}
