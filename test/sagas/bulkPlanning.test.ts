import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { expect, test, vi } from 'vitest';
import { proposeBulkRun } from '#sagas/bulk/bulkPlanning.ts';
import { operate } from '#sagas/core/operate.ts';
import { bulkPlanningProgress, planBulkRun } from '#store/bulk/bulkOperations.ts';
import { ordersSelected } from '#store/results/selectionSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { selectOperation } from '#store/selectors.ts';
import { anOrder } from '#test/domainBuilders.ts';

const OPTIONS = {
  keepDates: false,
  newIdentifiers: true,
  unlink: false,
  cancelOriginals: false,
  clearAlerts: false,
};

test('R22: the plan of a large run shows how many orders are checked, and reads ten at once', async () => {
  const progress: unknown[] = [];
  let running = 0;
  let most = 0;
  const eventsOfOrder = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return { events: [] };
  };
  const sagas = createSagaMiddleware({
    context: {
      platform: { events: { eventsOfOrder } },
      clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
      ids: { next: () => 'id' },
      intents: { journal: { intentsOn: async () => [] } },
    },
  });
  const noting: Middleware = () => (next) => (action) => {
    if (bulkPlanningProgress.succeeded.match(action)) progress.push(action.payload.result);
    return next(action);
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas, noting),
    devTools: false,
  });
  sagas.run(operate(planBulkRun, proposeBulkRun));
  store.dispatch(
    ordersSelected(Array.from({ length: 2_000 }, (_, index) => anOrder({ orderId: `order-${index}` }))),
  );
  store.dispatch(
    planBulkRun.requested({ verb: 'resendEvents', isOnlyShown: false, nextPages: 0, options: OPTIONS }),
  );
  await vi.waitFor(
    () => expect(selectOperation(store.getState(), planBulkRun, '').status).not.toBe('running'),
    10_000,
  );
  expect(most).toBe(10);
  expect(progress).toHaveLength(100);
  expect(progress[5]).toEqual({ done: 120, total: 2_000 });
});
