import { expect, test, vi } from 'vitest';
import { type Journal, runLockName } from '#sagas/writes/intentSupport.ts';
import { runCommandGiven, runContinued, runFound, runRequested } from '#store/bulk/bulkSlice.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { aRunOrder, aStep } from '#test/runOrders.ts';
import { EMPTY_RUN, openConsole } from './bulkConsole.ts';

/** Opens a console whose journal contains a run and then fails as given. */
async function openWith(broken: Partial<Journal>) {
  const support = memoryIntentSupport();
  await support.journal.create(EMPTY_RUN);
  const defects: Error[] = [];
  const onDefect = (error: Error) => defects.push(error);
  const journal = { ...support.journal, ...broken };
  return { ...openConsole({ ...support, journal }, {}, onDefect), defects, locks: support.locks };
}

const none = async () => null;
const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
const resume = runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today: '2026-11-21' });

test.each([
  ['cannot be created', { load: none, create: full }, runRequested(EMPTY_RUN)],
  ['cannot be read', { load: full }, resume],
  ['is missing', { load: none }, resume],
  ['cannot be changed', { saveJob: full }, resume],
])(
  'a run whose record %s is refused because of the journal, which is not a defect',
  async (_how, broken, action) => {
    const { store, run, defects } = await openWith(broken);
    store.dispatch(runFound(EMPTY_RUN));
    store.dispatch(action);
    await vi.waitFor(() => expect(run()).toMatchObject({ status: 'unattended', refusal: 'journal' }));
    expect(defects).toEqual([]);
  },
);

test('R252: a run that the journal refused stays in its tab and starts once the journal accepts it', async () => {
  const { journal, ...support } = memoryIntentSupport();
  const create = vi.fn(journal.create).mockImplementationOnce(full);
  const { store, run } = openConsole({ ...support, journal: { ...journal, create } });
  store.dispatch(runRequested(EMPTY_RUN));
  await vi.waitFor(() => expect(run()?.refusal).toBe('journal'));
  store.dispatch(resume);
  await vi.waitFor(() => expect(run()?.status).toBe('ended'));
  expect(await journal.load('job')).not.toBeNull();
});

test('R52: a step that cannot be recorded is not sent, and the run pauses until the journal accepts it', async () => {
  const { journal, ...support } = memoryIntentSupport();
  const save = vi.fn(journal.save).mockImplementationOnce(full);
  const late = aStatus('documentReview', { expectedCloseDate: new Date(0).toISOString() });
  const item = anItem({ statuses: statusesOf(late) });
  const clearAlert = vi.fn(async () => undefined);
  const platform = { itemService: { item: async () => item, clearAlert } };
  const { store, run } = openConsole({ ...support, journal: { ...journal, save } }, platform);
  const step = aStep('planned', 'clearAlert', { itemIds: [item.itemId], status: late.name });
  store.dispatch(runRequested({ ...EMPTY_RUN, runOrders: [aRunOrder(step)] }));
  await vi.waitFor(() => expect(run()).toMatchObject({ status: 'paused', pauseCause: 'journal' }));
  expect(clearAlert).not.toHaveBeenCalled();
  store.dispatch(runContinued({ jobId: 'job', today: '2026-11-20', timezone: 'Etc/UTC' }));
  await vi.waitFor(() => expect(run()?.status).toBe('ended'));
  expect(clearAlert).toHaveBeenCalledOnce();
});

test('a defect interrupts the run, is reported, and is not shown as a failure of the journal', async () => {
  const unreadable = { ...EMPTY_RUN, runOrders: null as never };
  const { store, run, defects, locks } = await openWith({ load: async () => unreadable });
  store.dispatch(runFound(EMPTY_RUN));
  store.dispatch(resume);
  await vi.waitFor(() => expect(defects).toEqual([expect.any(TypeError)]));
  expect(run()).toMatchObject({ status: 'unattended', refusal: null });
  expect(await locks.isTaken(runLockName('job'))).toBe(false);
});

test('after a defect, the same tab can resume the run', async () => {
  const load = vi.fn<Journal['load']>(async () => EMPTY_RUN);
  load.mockImplementationOnce(async () => ({ ...EMPTY_RUN, runOrders: null as never }));
  const { store, run, defects } = await openWith({ load });
  store.dispatch(runFound(EMPTY_RUN));
  store.dispatch(resume);
  await vi.waitFor(() => expect(defects).toHaveLength(1));
  store.dispatch(resume);
  await vi.waitFor(() => expect(run()?.status).toBe('ended'));
});
