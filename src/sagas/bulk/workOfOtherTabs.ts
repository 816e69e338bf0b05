import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { GUARDED_WRITES, writeKey } from '#domain/writes/sentWrite.ts';
import { call, context, type Saga, select } from '#sagas/core/effects.ts';
import { runLockName } from '#sagas/writes/intentSupport.ts';
import type { WorkOfOtherTabs } from '#store/bulk/bulkOperations.ts';
import { selectUserId } from '#store/people/userSelectors.ts';
import { isOwnRun } from './recentRuns.ts';

function* isRunOfOtherTab(jobId: string): Saga<boolean> {
  const locks = yield* context('locks');
  const isOwn = yield* select(({ bulk }) => isOwnRun(bulk.runs[jobId]));
  return !isOwn && (yield* call(locks.isTaken, runLockName(jobId)));
}

function isWriteKey(key: string): boolean {
  return GUARDED_WRITES.some((operation) => key.startsWith(writeKey({ operation, subject: '' })));
}

/**
 * R412: finds the runs of the other tabs in the journal, because this tab may not know them. Their locks tell
 * which of them are in progress. A request is found by its lock alone, because it is recorded only once the
 * data that it depends on has been read.
 */
export function* readWorkOfOtherTabs(): Saga<WorkOfOtherTabs> {
  const { journal } = yield* context('intents');
  const locks = yield* context('locks');
  const sub = yield* select(selectUserId);
  const runs: JournaledRun[] = [];
  for (const job of yield* call(journal.openJobs, sub)) {
    if (!(yield* isRunOfOtherTab(job.jobId))) continue;
    const run = yield* call(journal.load, job.jobId);
    runs.push({ job, runOrders: run?.runOrders.slice(0, 1) ?? [] });
  }
  return { runs, isSending: yield* call(locks.isAnyTaken, isWriteKey) };
}
