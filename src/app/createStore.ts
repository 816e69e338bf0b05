import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { FirstContext, LateContext } from '#sagas/core/context.ts';
import { rootSaga } from '#sagas/root.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { createLateSagas } from './lateSagas.ts';

export interface StoreOptions {
  context: FirstContext;
  /** Loads the use cases that the first screen does not need, with their dependencies. */
  late: () => Promise<{ context: LateContext; root: typeof rootSaga }>;
  preloaded?: Partial<RootState>;
  /** Called when a use case throws past its own error handling: a defect, never a failed call. */
  onDefect: (error: Error) => void;
}

/** The store with the use cases of the first screen running; `startLate` loads and starts the others, once. */
export function createConsoleStore({ context, late, preloaded = {}, onDefect }: StoreOptions) {
  const sagas = createSagaMiddleware({ context: { ...context }, onError: onDefect });
  const lateSagas = createLateSagas(onDefect);
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    // Thousands of orders pass through: the serializability check in development costs more than it finds.
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(
        sagas,
        lateSagas.middleware,
      ),
  });
  const task = sagas.run(rootSaga);
  let starting: Promise<() => void> | null = null;
  const startLate = (): Promise<() => void> => {
    starting ??= late().then((loaded) => {
      const lateTask = lateSagas.start({ ...context, ...loaded.context }, loaded.root);
      return () => lateTask.cancel();
    });
    return starting;
  };
  const stop = async () => {
    task.cancel();
    (await starting)?.();
  };
  return { store, startLate, stop };
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>['store'];
