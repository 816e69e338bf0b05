import { afterEach, expect, test, vi } from 'vitest';
import { reorderRequested } from '#store/bulk/bulkOperations.ts';
import { runCommandGiven, runRequested } from '#store/bulk/bulkSlice.ts';
import { anOrder } from '#test/domainBuilders.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { EMPTY_RUN, openConsole } from './bulkConsole.ts';

afterEach(() => {
  vi.doUnmock('#sagas/bulk/bulk.ts');
  vi.doUnmock('#sagas/bulk/bulkPlanning.ts');
});

const notThere = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
test('a run whose code did not arrive is started by "Resume": until then it is in no journal', async () => {
  vi.doMock('#sagas/bulk/bulk.ts', notThere);
  const support = memoryIntentSupport();
  const { store, run } = openConsole(support);
  store.dispatch(runRequested(EMPTY_RUN));
  await vi.waitFor(() => expect(run()?.refusal).toBe('notLoaded'));
  expect(await support.journal.load('job')).toBeNull();

  const resume = () =>
    store.dispatch(runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today: '2026-11-21' }));
  resume();
  await vi.waitFor(() => expect(run()?.refusal).toBe('notLoaded'));
  vi.doUnmock('#sagas/bulk/bulk.ts');
  resume();
  await vi.waitFor(() => expect(run()).toMatchObject({ status: 'ended', refusal: null }));
  expect((await support.journal.load('job'))?.job.today).toBe('2026-11-21');
});

test('the reorder of one order whose code did not arrive is told of: its dialog is closed by then', async () => {
  vi.doMock('#sagas/bulk/bulkPlanning.ts', notThere);
  const { store } = openConsole(memoryIntentSupport());
  store.dispatch(
    reorderRequested({
      order: anOrder(),
      splitSize: null,
      accepted: [],
      options: EMPTY_RUN.job.options,
      remediation: { cancelOriginals: false, clearAlerts: false },
    }),
  );
  const said = { severity: 'danger', text: 'error', delay: 0 };
  await vi.waitFor(() => expect(store.getState().messages.all).toMatchObject([said]));
});
