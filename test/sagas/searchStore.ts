import type { Platform } from '#api/platform.ts';
import type { SagaContext } from '#sagas/core/context.ts';
import { operate } from '#sagas/core/operate.ts';
import { queueSagas } from '#sagas/results/queue.ts';
import { countMatchingOrders, countNewOrders } from '#sagas/search/counts.ts';
import { searchOrders, watchSearch } from '#sagas/search/search.ts';
import { fetchNeighborPage } from '#sagas/search/searchNeighbor.ts';
import { checkForNewOrders } from '#store/results/resultOperations.ts';
import { countOrders, loadNeighborPage, runSearch } from '#store/search/searchOperations.ts';
import { aSagaStore } from './sagaStore.ts';

const USE_CASES = [
  watchSearch,
  operate(runSearch, searchOrders, 'latest'),
  operate(loadNeighborPage, fetchNeighborPage),
  operate(countOrders, countMatchingOrders),
  operate(checkForNewOrders, countNewOrders, 'latest'),
  ...queueSagas,
];

/** Runs the use cases of the search in the real store, with these platform calls, and records navigations. */
export function aSearchStore(
  platform: Partial<Platform>,
  now: () => number = Date.now,
  isLeaving: SagaContext['isLeaving'] = () => false,
) {
  const navigations: Parameters<SagaContext['navigate']>[] = [];
  const navigate: SagaContext['navigate'] = (...args) => void navigations.push(args);
  const { store, stop } = aSagaStore({ platform, clock: { now }, navigate, isLeaving }, USE_CASES);
  return { store, stop, navigations };
}
