import { configureStore, type Middleware, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { SagaContext } from '#sagas/core/context.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';

/** The dependencies that a test provides. Use of any other one, or of another call, is a defect of the test. */
type TestContext = Partial<Omit<SagaContext, 'platform' | 'searchPlatform' | 'intents'>> & {
  platform?: object;
  intents?: object;
};

interface Options {
  preloaded?: Partial<RootState>;
  /** Called with each action before it is reduced. */
  onAction?: (action: unknown) => void;
  /** Called with each error that no use case handles. Without it, such an error fails the test. */
  onError?: (error: Error) => void;
}

/** The real store, in which these use cases run. */
export function aSagaStore(
  { platform = {}, ...context }: TestContext,
  useCases: readonly (() => Saga)[],
  { preloaded = {}, onAction, onError }: Options = {},
) {
  const sagas = createSagaMiddleware({
    context: { ...context, platform, searchPlatform: platform },
    ...(onError && { onError }),
  });
  const noting: Middleware = () => (next) => (action) => {
    onAction?.(action);
    return next(action);
  };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    middleware: () => new Tuple(sagas, noting),
    devTools: false,
  });
  const tasks = useCases.map((useCase) => sagas.run(useCase));
  return { store, run: sagas.run, stop: () => tasks.forEach((task) => void task.cancel()) };
}
