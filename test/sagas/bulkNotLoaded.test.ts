import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { afterEach, expect, test, vi } from 'vitest';
import type { JournaledRun } from '#domain/bulkJob.ts';
import { bulk } from '#sagas/bulkWatch.ts';
import { fork } from '#sagas/effects.ts';
import { reorderRequested } from '#store/bulkOperations.ts';
import { runRequested, runWished } from '#store/bulkSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { anOrder } from '#test/domainBuilders.ts';
import { memoryBulkSupport } from '#test/memoryBulkSupport.ts';

afterEach(() => {
  vi.doUnmock('#sagas/bulk.ts');
  vi.doUnmock('#sagas/bulkPlanning.ts');
});

/** The console with nothing in it but the watcher of bulk runs. */
function openConsole() {
  const support = memoryBulkSupport();
  const sagas = createSagaMiddleware({
    context: { bulk: support, clock: { now: () => 0 }, platform: {}, ids: { next: () => 'id' } },
  });
  const store = configureStore({
    reducer: rootReducer,
    middleware: () => new Tuple(sagas),
    devTools: false,
  });
  sagas.run(function* watch() {
    for (const saga of bulk) yield* fork(saga);
  });
  return { store, support, run: () => store.getState().bulk.runs.job };
}

const notThere = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const options = { keepDates: false, newIdentifiers: true, unlink: false };
const plan: JournaledRun = {
  job: {
    jobId: 'job',
    sub: 'me',
    verb: 'reorder',
    scope: 'selection',
    createdAt: 0,
    today: '2026-11-20',
    options,
    skipped: [],
    isClosed: false,
  },
  units: [],
};

test('a run whose code did not arrive is started by "Resume": until then it is in no journal', async () => {
  vi.doMock('#sagas/bulk.ts', notThere);
  const { store, support, run } = openConsole();
  store.dispatch(runRequested(plan));
  await vi.waitFor(() => expect(run()?.refusal).toBe('notLoaded'));
  expect(await support.journal.load('job')).toBeNull();

  const resume = () =>
    store.dispatch(runWished({ jobId: 'job', wish: { kind: 'resume' }, today: '2026-11-21' }));
  resume();
  await vi.waitFor(() => expect(run()?.refusal).toBe('notLoaded'));
  vi.doUnmock('#sagas/bulk.ts');
  resume();
  await vi.waitFor(() => expect(run()).toMatchObject({ status: 'ended', refusal: null }));
  expect((await support.journal.load('job'))?.job.today).toBe('2026-11-21');
});

test('the reorder of one order whose code did not arrive is told of: its dialog is closed by then', async () => {
  vi.doMock('#sagas/bulkPlanning.ts', notThere);
  const { store } = openConsole();
  store.dispatch(reorderRequested({ order: anOrder(), splitSize: null, options }));
  const said = { severity: 'danger', text: 'error', delay: 0 };
  await vi.waitFor(() => expect(store.getState().messages.all).toMatchObject([said]));
});
