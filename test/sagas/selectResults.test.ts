import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { expect, test, vi } from 'vitest';
import type { OrderSearchBody } from '#api/orderManager.ts';
import type { Platform } from '#api/platform.ts';
import type { SagaContext } from '#sagas/context.ts';
import { operate } from '#sagas/operate.ts';
import { pickResults } from '#sagas/selectResults.ts';
import { loadPermissions } from '#store/referenceOperations.ts';
import { selectResults } from '#store/resultOperations.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { RANGE, resultOf } from './exportScene.ts';

test('S5.13: selecting 2,000 results takes one call for each page, at most ten at once', async () => {
  const search = resultOf(2_000);
  const offsets: number[] = [];
  let running = 0;
  let most = 0;
  const context: Partial<SagaContext> = {
    platform: {
      orderManager: {
        search: async (...[body, options]: Parameters<Platform['orderManager']['search']>) => {
          offsets.push(body.offset);
          running += 1;
          most = Math.max(most, running);
          return search(body, options?.signal).finally(() => {
            running -= 1;
          });
        },
      },
    } as unknown as Platform,
  };
  const sagas = createSagaMiddleware({ context: { ...context } });
  const { orders, total } = await search({ offset: 0, pageSize: 100 } as OrderSearchBody);
  const results = {
    criteria: aSearch(),
    range: RANGE,
    orders,
    rows: 100,
    total,
    receivedAt: 7,
    directHit: null,
  };
  const defaults = rootReducer(undefined, { type: 'start' });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { ...defaults, search: { ...defaults.search, results } } as RootState,
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
    devTools: false,
  });
  sagas.run(operate(selectResults, pickResults));
  const merchants = [{ identifier: '*', permissions: ['create:order', 'update:order'] }];
  const permissions = { merchants, fulfillers: [], groups: [] };
  store.dispatch(loadPermissions.succeeded({ params: null, result: permissions } as never));
  store.dispatch(selectResults.requested({ receivedAt: 7 }));
  await vi.waitFor(() => expect(Object.keys(store.getState().selection.orders)).toHaveLength(2_000));
  expect(offsets).toHaveLength(20);
  expect(new Set(offsets).size).toBe(20);
  expect(most).toBe(10);
});
