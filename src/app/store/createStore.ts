import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { DeferredContext, FirstContext } from '#sagas/core/context.ts';
import { rootSaga } from '#sagas/root.ts';
import { firstReducer } from '#store/firstReducer.ts';
import type { RootState, rootReducer } from '#store/rootReducer.ts';
import { createDeferredSagas } from '../deferred/deferredSagas.ts';

export interface StoreOptions {
  context: FirstContext;
  /** Loads the sagas and reducers that the first screen does not need, with their dependencies. */
  loadDeferred: () => Promise<{
    context: DeferredContext;
    root: typeof rootSaga;
    reducer: typeof rootReducer;
  }>;
  preloaded?: Partial<RootState>;
  /**
   * Called when a saga throws an error that it does not handle. This is always a defect, never a failed call.
   */
  onDefect: (error: Error) => void;
}

/**
 * Creates the store and runs the sagas of the first screen. The first call of `startDeferred` loads and
 * starts the other sagas. If loading fails, the next call tries again. `stop` cancels all sagas.
 */
export function createConsoleStore({ context, loadDeferred, preloaded = {}, onDefect }: StoreOptions) {
  const sagas = createSagaMiddleware({ context: { ...context }, onError: onDefect });
  const deferredSagas = createDeferredSagas(onDefect);
  const store = configureStore({
    reducer: firstReducer,
    preloadedState: preloaded,
    // The store contains thousands of orders, for which these development checks are too slow.
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(
        sagas,
        deferredSagas.middleware,
      ),
  });
  const task = sagas.run(rootSaga);
  let starting: Promise<() => void> | null = null;
  const startDeferred = (): Promise<() => void> => {
    starting ??= loadDeferred().then(
      (loaded) => {
        store.replaceReducer(loaded.reducer);
        const deferredTask = deferredSagas.start({ ...context, ...loaded.context }, loaded.root);
        return () => deferredTask.cancel();
      },
      (error) => {
        starting = null;
        throw error;
      },
    );
    return starting;
  };
  const stop = async () => {
    task.cancel();
    (await starting)?.();
  };
  return { store, startDeferred, stop };
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>['store'];
