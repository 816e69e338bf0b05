import { loadNotifications } from '#store/notificationsSlice.ts';
import { readBreakdown, selectResults } from '#store/resultOperations.ts';
import {
  checkForNewOrders,
  countOrders,
  findMissingIds,
  loadNeighbourPage,
} from '#store/searchOperations.ts';
import { watchAnnouncements } from './announce.ts';
import { countBreakdown } from './breakdown.ts';
import { bulk } from './bulkWatch.ts';
import { countFound, countNewOrders } from './counts.ts';
import type { Saga } from './effects.ts';
import { watchExports } from './exportOrders.ts';
import { filterReference } from './filterReference.ts';
import { itemReadings } from './itemReadings.ts';
import { watchKeptPages } from './keptPages.ts';
import { watchLeaving } from './leaving.ts';
import { fetchMissingIds } from './missingIds.ts';
import { nameReadings } from './names.ts';
import { fetchNotifications, watchNotifications } from './notifications.ts';
import { operate } from './operate.ts';
import { orderActions } from './orderActions.ts';
import { orderReadings } from './orderReadings.ts';
import { panelReadings } from './panelReadings.ts';
import { partyReadings } from './partyReadings.ts';
import { previews } from './previews.ts';
import { queue } from './queue.ts';
import { fetchNeighbourPage } from './searchNeighbour.ts';
import { watchSelection } from './selection.ts';
import { pickResults } from './selectResults.ts';
import { settings } from './settings.ts';
import { spawnAll } from './spawnAll.ts';
import { watchHandledOrders } from './triage.ts';

const useCases: readonly (() => Saga)[] = [
  watchAnnouncements,
  watchLeaving,
  ...settings,
  watchNotifications,
  operate(loadNotifications, fetchNotifications),
  operate(loadNeighbourPage, fetchNeighbourPage),
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

/** Every use case that the first screen does without; loaded once that is drawn, or with the first order. */
export function* lateRootSaga(): Saga {
  yield* spawnAll(useCases);
}
