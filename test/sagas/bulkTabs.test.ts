import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { beforeEach, expect, test, vi } from 'vitest';
import type { JournaledRun } from '#domain/bulkJob.ts';
import { lockName } from '#sagas/bulkSupport.ts';
import { bulk } from '#sagas/bulkWatch.ts';
import { fork } from '#sagas/effects.ts';
import {
  runClosed,
  runDiscarded,
  runFound,
  runMovedElsewhere,
  runShown,
  runWished,
} from '#store/bulkSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { memoryBulkSupport } from '#test/memoryBulkSupport.ts';

const RUN: JournaledRun = {
  job: {
    jobId: 'job',
    sub: 'me',
    verb: 'reorder',
    scope: 'selection',
    createdAt: 0,
    today: '2026-11-20',
    options: { keepDates: false, newIdentifiers: true, unlink: false },
    skipped: [],
    isClosed: false,
  },
  units: [],
};

/** Two tabs of one browser, in which an earlier visit has left the run. */
async function openTabs() {
  const shared = memoryBulkSupport();
  await shared.journal.create(RUN);
  const open = () => {
    const tellTabs = (jobId: string) => {
      for (const tab of tabs) if (tab.store !== store) tab.store.dispatch(runMovedElsewhere({ jobId }));
    };
    const sagas = createSagaMiddleware({
      context: { bulk: { ...shared, tellTabs }, clock: { now: () => 0 }, platform: {} },
    });
    const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple(sagas) });
    sagas.run(function* watch() {
      for (const saga of bulk) yield* fork(saga);
    });
    store.dispatch(runFound(RUN));
    return { store, run: () => store.getState().bulk.runs.job };
  };
  const tabs: ReturnType<typeof open>[] = [];
  const [one, other] = [open(), open()];
  tabs.push(one, other);
  return { one, other, locks: shared.locks };
}

let tabs: Awaited<ReturnType<typeof openTabs>>;
beforeEach(async () => {
  tabs = await openTabs();
});

test('a run that another tab goes on with is offered as that tab leaves it', async () => {
  const { one, other } = tabs;
  one.store.dispatch(runWished({ jobId: 'job', wish: { kind: 'resume' }, today: '2026-11-21' }));
  await vi.waitFor(() => expect(one.run()?.status).toBe('ended'));
  await vi.waitFor(() => expect(other.run()).toMatchObject({ status: 'left', job: { today: '2026-11-21' } }));
});

test.each([
  ['closes', runClosed(RUN.job)],
  ['gives up', runDiscarded({ jobId: 'job' })],
])('a run that another tab %s is offered no more', async (_how, action) => {
  const { one, other } = tabs;
  one.store.dispatch(action);
  await vi.waitFor(() => expect(other.run()).toBeUndefined());
});

test('what another tab works on is not offered when it is opened, but once it is free', async () => {
  const { other, locks } = tabs;
  const release = await locks.take(lockName('job'));
  other.store.dispatch(runShown('job'));
  await vi.waitFor(() => expect(other.run()).toMatchObject({ status: 'elsewhere', refusal: 'locked' }));
  release?.();
  await vi.waitFor(() => expect(other.run()).toMatchObject({ status: 'left', refusal: null }));
});
