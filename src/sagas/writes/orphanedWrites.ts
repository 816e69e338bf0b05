import { type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import type { TabLocks } from '#sagas/core/context.ts';

/** The writes that are recorded as being sent, although the tab that was sending them no longer holds their lock. */
export async function orphanedWrites(locks: TabLocks, writes: readonly SentWrite[]): Promise<SentWrite[]> {
  const orphaned: SentWrite[] = [];
  for (const write of writes)
    if (write.state === 'open' && !(await locks.isTaken(writeKey(write)))) orphaned.push(write);
  return orphaned;
}

/** The writes as read again. The outcome of those that are still the orphaned ones is unknown. */
export function withOrphanedUnknown(
  writes: readonly SentWrite[],
  orphaned: readonly SentWrite[],
): SentWrite[] {
  const isOrphaned = (write: SentWrite) =>
    orphaned.some((one) => writeKey(one) === writeKey(write) && one.sentAt === write.sentAt);
  return writes.map((write) =>
    write.state === 'open' && isOrphaned(write) ? { ...write, state: 'unknown' } : write,
  );
}
