import { beforeEach, expect, test, vi } from 'vitest';
import { type JournalChange, runLockName } from '#sagas/writes/intentSupport.ts';
import { loadRecentRuns, reopenRun } from '#store/bulk/bulkOperations.ts';
import { runClosed, runCommandGiven } from '#store/bulk/bulkSlice.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { type MemoryIntentSupport, memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { EMPTY_RUN, openConsole } from './bulkConsole.ts';

const CLOSED = { ...EMPTY_RUN, job: { ...EMPTY_RUN.job, isClosed: true } };
const REOPEN = reopenRun.requested({ jobId: 'job' });

let support: MemoryIntentSupport;
let told: JournalChange[];
let tab: ReturnType<typeof openConsole>;
beforeEach(async () => {
  told = [];
  support = { ...memoryIntentSupport(), notifyTabs: (news) => void told.push(news) };
  await support.journal.create(CLOSED);
  tab = openConsole(support);
});

const state = () => tab.store.getState();
const reopened = () => selectOperation(state(), reopenRun, 'job');
const listed = () =>
  latestResult(selectOperation(state(), loadRecentRuns, ''))?.map(({ job }) => job.jobId) ?? null;
const journaled = async () => (await support.journal.load('job'))?.job;

test('R126: a closed run that the user shows again is open in the journal, and its lock is free', async () => {
  tab.store.dispatch(REOPEN);
  await vi.waitFor(() => expect(reopened()).toMatchObject({ status: 'succeeded', result: true }));
  expect(await journaled()).toMatchObject({ isClosed: false });
  expect(tab.run()).toMatchObject({ status: 'unattended', refusal: null, job: { isClosed: false } });
  expect(state().bulk.shownJobId).toBe('job');
  expect(await support.locks.isTaken(runLockName('job'))).toBe(false);
  expect(told).toEqual([{ kind: 'run', jobId: 'job' }]);
});

test('R126: a run that was shown again can be closed again', async () => {
  tab.store.dispatch(REOPEN);
  await vi.waitFor(() => expect(tab.run()).toBeDefined());
  tab.store.dispatch(runClosed({ jobId: 'job' }));
  await vi.waitFor(() => expect(tab.run()).toBeUndefined());
  expect(await journaled()).toMatchObject({ isClosed: true });
});

test('R642: a run is closed before its orders are recorded, because the page may be left meanwhile', async () => {
  tab.store.dispatch(REOPEN);
  await vi.waitFor(() => expect(tab.run()).toBeDefined());
  vi.spyOn(support.journal, 'saveAll').mockReturnValue(new Promise(() => undefined));
  tab.store.dispatch(runClosed({ jobId: 'job' }));
  await vi.waitFor(async () => expect(await journaled()).toMatchObject({ isClosed: true }));
});

test('R126: the journal changes only under the lock of the run', async () => {
  const saveJob = vi.spyOn(support.journal, 'saveJob').mockImplementation(async () => {
    expect(await support.locks.isTaken(runLockName('job'))).toBe(true);
  });
  tab.store.dispatch(REOPEN);
  await vi.waitFor(() => expect(reopened().status).toBe('succeeded'));
  expect(saveJob).toHaveBeenCalledTimes(1);
});

test('R126: a run that another tab holds stays closed in the journal, and is shown once it is free', async () => {
  const release = await support.locks.take(runLockName('job'));
  tab.store.dispatch(REOPEN);
  await vi.waitFor(() => expect(tab.run()).toMatchObject({ status: 'elsewhere', refusal: 'locked' }));
  expect(state().bulk.shownJobId).toBe('job');
  expect(await journaled()).toMatchObject({ isClosed: true });
  await support.journal.saveJob({ ...CLOSED.job, isClosed: false });
  release?.();
  await vi.waitFor(() => expect(tab.run()).toMatchObject({ status: 'unattended', refusal: null }));
});

test('R126: a run that this tab processes is shown as it is', async () => {
  const whenRead = vi.spyOn(support.journal, 'load');
  tab.store.dispatch(REOPEN);
  await vi.waitFor(() => expect(reopened().status).toBe('succeeded'));
  tab.store.dispatch(runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today: '2026-11-21' }));
  await vi.waitFor(() => expect(tab.run()?.status).toBe('ended'));
  const release = await support.locks.take(runLockName('job'));
  whenRead.mockClear();
  tab.store.dispatch(REOPEN);
  await vi.waitFor(() => expect(reopened().status).toBe('succeeded'));
  expect(tab.run()).toMatchObject({ status: 'ended', refusal: null });
  expect(whenRead).not.toHaveBeenCalled();
  release?.();
});

test('R126: a run that another tab has discarded is not shown again, and leaves the list', async () => {
  tab.store.dispatch(signedIn({ sub: 'me', name: 'Me' }));
  tab.store.dispatch(loadRecentRuns.requested(null));
  await vi.waitFor(() => expect(listed()).toEqual(['job']));
  await support.journal.saveJob({ ...CLOSED.job, isDiscarded: true });
  tab.store.dispatch(REOPEN);
  await vi.waitFor(() => expect(reopened()).toMatchObject({ status: 'succeeded', result: false }));
  await vi.waitFor(() => expect(listed()).toEqual([]));
  expect(tab.run()).toBeUndefined();
  expect(await journaled()).toMatchObject({ isClosed: true, isDiscarded: true });
  expect(await support.locks.isTaken(runLockName('job'))).toBe(false);
});

test('R126: a run that the journal has deleted is not shown again', async () => {
  vi.spyOn(support.journal, 'load').mockResolvedValue(null);
  tab.store.dispatch(REOPEN);
  await vi.waitFor(() => expect(reopened()).toMatchObject({ status: 'succeeded', result: false }));
  expect(tab.run()).toBeUndefined();
});

test('R126: if the journal cannot be changed, the run is not shown, and its lock is free', async () => {
  vi.spyOn(support.journal, 'saveJob').mockRejectedValue(new Error('Full'));
  tab.store.dispatch(REOPEN);
  await vi.waitFor(() => expect(reopened().status).toBe('failed'));
  expect(tab.run()).toBeUndefined();
  expect(await support.locks.isTaken(runLockName('job'))).toBe(false);
});
