import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, stdChannel } from 'redux-saga';
import type { DeferredContext, FirstContext } from '#sagas/core/context.ts';

/**
 * Returns a middleware for sagas that are loaded after the first screen, and a function that starts them.
 * Actions dispatched before the start are buffered and then replayed in order, so that no component has to
 * wait.
 */
export function createDeferredSagas(onDefect: (error: Error) => void) {
  const channel = stdChannel<UnknownAction>();
  const sagas = createSagaMiddleware({ channel, onError: onDefect });
  let kept: UnknownAction[] | null = [];

  const middleware: Middleware = (api) => {
    const attach = sagas(api);
    return (next) => {
      const pass = attach(next);
      return (action) => {
        kept?.push(action as UnknownAction);
        return pass(action);
      };
    };
  };

  return {
    middleware,
    start: (context: FirstContext & DeferredContext, root: Saga<[]>) => {
      sagas.setContext({ ...context });
      const task = sagas.run(root);
      const missed = kept ?? [];
      kept = null;
      for (const action of missed) channel.put(action);
      return task;
    },
  };
}
