import { afterCrash, mapSteps } from '#domain/bulk/stepTransitions.ts';
import type { RecordedIntents } from '#domain/writes/intents.ts';
import type { TabLocks } from '#sagas/core/context.ts';
import { type Journal, runLockName } from './intentSupport.ts';
import { orphanedWrites, withOrphanedUnknown } from './orphanedWrites.ts';

/** The runs that are recorded as sending a step, although no tab holds their lock. */
async function orphanedRuns(locks: TabLocks, { runOrders }: RecordedIntents): Promise<string[]> {
  const sending = runOrders.filter(({ runOrder }) => runOrder.steps.some(({ state }) => state === 'sending'));
  const orphaned: string[] = [];
  for (const jobId of new Set(sending.map(({ job }) => job.jobId)))
    if (!(await locks.isTaken(runLockName(jobId)))) orphaned.push(jobId);
  return orphaned;
}

/**
 * Reads the user's records about these orders. If the tab that was sending an intent is gone, so that its lock
 * is free, the outcome of the intent is unknown.
 */
export async function readIntents(
  { journal, locks }: { journal: Journal; locks: TabLocks },
  sub: string,
  orderIds: readonly string[],
): Promise<RecordedIntents> {
  const recorded = await journal.intentsOn(sub, orderIds);
  const jobIds = await orphanedRuns(locks, recorded);
  const orphaned = await orphanedWrites(locks, recorded.writes);
  if (jobIds.length === 0 && orphaned.length === 0) return recorded;
  // A tab may have ended an intent between the two, so the records are taken as they are now.
  const { runOrders, writes } = await journal.intentsOn(sub, orderIds);
  return {
    runOrders: runOrders.map(({ job, runOrder }) => ({
      job,
      runOrder: jobIds.includes(job.jobId) ? mapSteps(runOrder, afterCrash) : runOrder,
    })),
    writes: withOrphanedUnknown(writes, orphaned),
  };
}
