import { afterCrash, mapSteps } from '#domain/bulk/stepTransitions.ts';
import type { RecordedIntents } from '#domain/writes/intents.ts';
import { writeKey } from '#domain/writes/sentWrite.ts';
import type { TabLocks } from '#sagas/core/context.ts';
import { type Journal, runLockName } from './intentSupport.ts';

/** The locks of the tabs that are sending these intents, if the tabs still exist. */
function lockNames({ runOrders, writes }: RecordedIntents): string[] {
  const isSending = ({ runOrder }: RecordedIntents['runOrders'][number]) =>
    runOrder.steps.some(({ state }) => state === 'sending');
  return [
    ...runOrders.filter(isSending).map(({ job }) => runLockName(job.jobId)),
    ...writes.filter(({ state }) => state === 'open').map(writeKey),
  ];
}

async function freeLocks(locks: TabLocks, names: ReadonlySet<string>): Promise<string[]> {
  const free: string[] = [];
  for (const name of names) if (!(await locks.isTaken(name))) free.push(name);
  return free;
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
  const free = await freeLocks(locks, new Set(lockNames(recorded)));
  if (free.length === 0) return recorded;
  // A tab may have ended an intent between the two, so the records are taken as they are now.
  const { runOrders, writes } = await journal.intentsOn(sub, orderIds);
  return {
    runOrders: runOrders.map(({ job, runOrder }) => ({
      job,
      runOrder: free.includes(runLockName(job.jobId)) ? mapSteps(runOrder, afterCrash) : runOrder,
    })),
    writes: writes.map((write) =>
      write.state === 'open' && free.includes(writeKey(write)) ? { ...write, state: 'unknown' } : write,
    ),
  };
}
