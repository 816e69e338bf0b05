import { expect, test, vi } from 'vitest';
import { type Journal, runLockName } from '#sagas/actions/intentSupport.ts';
import { runCommandGiven, runFound, runRequested } from '#store/bulk/bulkSlice.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
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

const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
const resume = runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today: '2026-11-21' });

test.each([
  ['cannot be created', { create: full }, runRequested(EMPTY_RUN)],
  ['cannot be read', { load: full }, resume],
  ['is missing', { load: async () => null }, resume],
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

test('a defect interrupts the run, is reported, and is not shown as a failure of the journal', async () => {
  const unreadable = { ...EMPTY_RUN, units: null as never };
  const { store, run, defects, locks } = await openWith({ load: async () => unreadable });
  store.dispatch(runFound(EMPTY_RUN));
  store.dispatch(resume);
  await vi.waitFor(() => expect(defects).toEqual([expect.any(TypeError)]));
  expect(run()).toMatchObject({ status: 'unattended', refusal: null });
  expect(await locks.isTaken(runLockName('job'))).toBe(false);
});

test('after a defect, the same tab can resume the run', async () => {
  const load = vi.fn<Journal['load']>(async () => EMPTY_RUN);
  load.mockImplementationOnce(async () => ({ ...EMPTY_RUN, units: null as never }));
  const { store, run, defects } = await openWith({ load });
  store.dispatch(runFound(EMPTY_RUN));
  store.dispatch(resume);
  await vi.waitFor(() => expect(defects).toHaveLength(1));
  store.dispatch(resume);
  await vi.waitFor(() => expect(run()?.status).toBe('ended'));
});
