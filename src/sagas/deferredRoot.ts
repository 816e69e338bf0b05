import { actionReadSagas } from '#sagas/actions/actionReads.ts';
import { writeSagas } from '#sagas/actions/writeSagas.ts';
import { bulkSagas } from '#sagas/bulk/bulkSagas.ts';
import { laterReferenceSagas } from '#sagas/console/laterReferenceData.ts';
import { watchLeaving } from '#sagas/console/leaving.ts';
import { type Saga, takeEvery } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { spawnAll } from '#sagas/core/spawnAll.ts';
import { itemReadSagas } from '#sagas/order/itemReads.ts';
import { orderReadSagas } from '#sagas/order/order.ts';
import { panelReadSagas } from '#sagas/order/panelReads.ts';
import { partyReadSagas } from '#sagas/order/partyReads.ts';
import { thumbnailSagas } from '#sagas/order/thumbnails.ts';
import { actorNameSagas } from '#sagas/people/actorNames.ts';
import { fetchNotifications, watchNotifications } from '#sagas/people/notifications.ts';
import { settingsSagas } from '#sagas/people/settings.ts';
import { countBreakdown } from '#sagas/results/breakdown.ts';
import { watchExports } from '#sagas/results/exportOrders.ts';
import { watchFreshRows } from '#sagas/results/freshRows.ts';
import { watchHandledOrders } from '#sagas/results/handledOrders.ts';
import { queueSagas } from '#sagas/results/queue.ts';
import { watchSelectionRecall } from '#sagas/results/selection.ts';
import { readAndSelectResults } from '#sagas/results/selectResults.ts';
import { countMatchingOrders, countNewOrders } from '#sagas/search/counts.ts';
import { fetchMissingIds } from '#sagas/search/missingIds.ts';
import { watchPageCache } from '#sagas/search/pageCache.ts';
import { runQuickSearch, watchQuickSearch } from '#sagas/search/quickSearch.ts';
import { searchInStoredZone } from '#sagas/search/searchInStoredZone.ts';
import { fetchNeighborPage } from '#sagas/search/searchNeighbor.ts';
import { watchAnnouncements } from '#sagas/writes/announce.ts';
import { loadNotifications } from '#store/people/notificationsSlice.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { checkForNewOrders, findMissingIds, loadBreakdown } from '#store/results/resultOperations.ts';
import { selectAllResults } from '#store/results/selectionOperations.ts';
import { quickSearch } from '#store/search/quickSearch.ts';
import { countOrders, loadNeighborPage } from '#store/search/searchOperations.ts';

const useCases: readonly (() => Saga)[] = [
  watchAnnouncements,
  watchLeaving,
  ...settingsSagas,
  watchNotifications,
  operate(loadNotifications, fetchNotifications),
  () => takeEvery(signedIn, searchInStoredZone),
  operate(loadNeighborPage, fetchNeighborPage),
  operate(countOrders, countMatchingOrders),
  operate(findMissingIds, fetchMissingIds),
  operate(checkForNewOrders, countNewOrders, 'latest'),
  operate(quickSearch, runQuickSearch, 'latest'),
  watchQuickSearch,
  operate(selectAllResults, readAndSelectResults),
  operate(loadBreakdown, countBreakdown, 'latest'),
  ...laterReferenceSagas,
  ...writeSagas,
  ...actionReadSagas,
  ...orderReadSagas,
  ...itemReadSagas,
  ...partyReadSagas,
  ...panelReadSagas,
  ...actorNameSagas,
  ...thumbnailSagas,
  ...queueSagas,
  watchExports,
  watchPageCache,
  watchSelectionRecall,
  watchHandledOrders,
  watchFreshRows,
  ...bulkSagas,
];

/** Runs all use cases that the first screen does not need. */
export function* deferredRootSaga(): Saga {
  yield* spawnAll(useCases);
}
