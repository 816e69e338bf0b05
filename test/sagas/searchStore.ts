import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Platform } from '#api/platform.ts';
import type { SagaContext } from '#sagas/core/context.ts';
import { operate } from '#sagas/core/operate.ts';
import { queueSagas } from '#sagas/results/queue.ts';
import { countMatchingOrders, countNewOrders } from '#sagas/search/counts.ts';
import { searchOrders, watchSearch } from '#sagas/search/search.ts';
import { fetchNeighborPage } from '#sagas/search/searchNeighbor.ts';
import { checkForNewOrders } from '#store/results/resultOperations.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { countOrders, loadNeighborPage, runSearch } from '#store/search/searchOperations.ts';

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
  const context: Partial<SagaContext> = {
    searchPlatform: platform as Platform,
    platform: platform as Platform,
    clock: { now },
    navigate: (...args) => void navigations.push(args),
    isLeaving,
  };
  const sagas = createSagaMiddleware({
    context: { ...context },
    onError: (error) => {
      throw error;
    },
  });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({
        thunk: false,
        serializableCheck: false,
        immutableCheck: false,
        actionCreatorCheck: false,
      }).concat(sagas),
    devTools: false,
  });
  const tasks = USE_CASES.map((useCase) => sagas.run(useCase));
  const stop = () => {
    for (const task of tasks) task.cancel();
  };
  return { store, stop, navigations };
}
