import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { call, context, type Saga, select } from '#sagas/core/effects.ts';
import { runLockName } from '#sagas/writes/intentSupport.ts';
import { isBeingSent } from '#sagas/writes/sentWrites.ts';
import type { WorkOfOtherTabs } from '#store/bulk/bulkOperations.ts';
import { selectUserId } from '#store/people/userSelectors.ts';
import { isOwnRun } from './recentRuns.ts';

function* isRunOfOtherTab(jobId: string): Saga<boolean> {
  const locks = yield* context('locks');
  const isOwn = yield* select(({ bulk }) => isOwnRun(bulk.runs[jobId]));
  return !isOwn && (yield* call(locks.isTaken, runLockName(jobId)));
}

function* isAnyWriteSent(sub: string): Saga<boolean> {
  const { journal } = yield* context('intents');
  const locks = yield* context('locks');
  for (const write of yield* call(journal.writesOf, sub)) {
    if (yield* call(isBeingSent, locks, write)) return true;
  }
  return false;
}

/**
 * R412: finds the work of the other tabs in the journal, because this tab may not know it. Their locks tell
 * which of it is in progress.
 */
export function* readWorkOfOtherTabs(): Saga<WorkOfOtherTabs> {
  const { journal } = yield* context('intents');
  const sub = yield* select(selectUserId);
  const runs: JournaledRun[] = [];
  for (const job of yield* call(journal.openJobs, sub)) {
    if (!(yield* isRunOfOtherTab(job.jobId))) continue;
    const run = yield* call(journal.load, job.jobId);
    runs.push({ job, runOrders: run?.runOrders.slice(0, 1) ?? [] });
  }
  return { runs, isSending: yield* isAnyWriteSent(sub) };
}
