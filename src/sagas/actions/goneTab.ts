import { type SentWrite, writeKey } from '#domain/actions/sentWrite.ts';
import type { TabLocks } from './intentSupport.ts';

/**
 * The write as it is now: if it is marked as being sent but no tab holds its lock, its tab is gone and its
 * outcome is unknown.
 */
export async function markUnknownIfTabGone(locks: TabLocks, write: SentWrite): Promise<SentWrite> {
  if (write.state !== 'open' || (await locks.isHeld(writeKey(write)))) return write;
  return { ...write, state: 'unknown' };
}
