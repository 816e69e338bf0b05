import { type RecentRun, runTotals } from '#domain/bulk/runProgress.ts';
import { call, context, put, type Saga, select } from '#sagas/core/effects.ts';
import { runLockName } from '#sagas/writes/intentSupport.ts';
import { loadRecentRuns } from '#store/bulk/bulkOperations.ts';
import { type BulkRun, runFound, runShown } from '#store/bulk/bulkSlice.ts';
import { selectUserId } from '#store/people/userSelectors.ts';
import { leaveToOtherTab } from './unattendedRuns.ts';

/**
 * R126, R153: reads the user's closed runs and their outcomes from this browser's journal. The runs are read
 * one after another, because each may have thousands of orders.
 */
export function* readRecentRuns(): Saga<RecentRun[]> {
  const { journal } = yield* context('intents');
  const sub = yield* select(selectUserId);
  const recent: RecentRun[] = [];
  for (const closed of yield* call(journal.closedRuns, sub)) {
    const run = yield* call(journal.load, closed.job.jobId);
    recent.push({ ...closed, totals: run && runTotals(run) });
  }
  return recent;
}

/**
 * Marks the run as open in the journal and adds it to the store as a run of an earlier visit. If another tab
 * holds its lock, the journal stays unchanged, and the run waits for that tab. Returns false if the journal
 * no longer contains the run or another tab has discarded it.
 */
function* takeFromJournal(jobId: string): Saga<boolean> {
  const { journal, notifyTabs } = yield* context('intents');
  const locks = yield* context('locks');
  const release = yield* call(locks.take, runLockName(jobId));
  try {
    const run = yield* call(journal.load, jobId);
    if (!run || run.job.isDiscarded) return false;
    const job = { ...run.job, isClosed: false };
    if (release) yield* call(journal.saveJob, job);
    yield* put(runFound({ ...run, job }));
  } finally {
    release?.();
  }
  if (release) yield* call(notifyTabs, { kind: 'run', jobId });
  else yield* leaveToOtherTab(jobId);
  return true;
}

/** Whether this tab processes the run or has done so. */
export function isOwnRun(run: BulkRun | undefined): boolean {
  return run !== undefined && run.status !== 'unattended' && run.status !== 'elsewhere';
}

/** R126: shows the results of a closed run again. */
export function* showClosedRun({ jobId }: { jobId: string }): Saga<boolean> {
  // This tab holds the lock of its own runs, so `takeFromJournal` would treat them as runs of another tab.
  const isOwn = yield* select(({ bulk }) => isOwnRun(bulk.runs[jobId]));
  const isThere = isOwn || (yield* takeFromJournal(jobId));
  yield* put(isThere ? runShown(jobId) : loadRecentRuns.requested(null));
  return isThere;
}
