import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { SagaContext } from '#sagas/context.ts';
import { rootSaga } from '#sagas/root.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';

export interface StoreOptions {
  context: SagaContext;
  preloaded?: Partial<RootState>;
  /** A use case that threw past its own handling: a defect, never a failed call. */
  onDefect: (error: Error) => void;
}

/** The store with its use cases running. */
export function createConsoleStore({ context, preloaded = {}, onDefect }: StoreOptions) {
  const sagas = createSagaMiddleware({ context: { ...context }, onError: onDefect });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    // Thousands of orders pass through: checking each for serializability in development costs more than it finds.
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  const task = sagas.run(rootSaga);
  return { store, stop: () => task.cancel() };
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>['store'];
