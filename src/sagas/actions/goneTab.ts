import { type SentWrite, writeKey } from '#domain/actions/sentWrite.ts';
import type { TabLocks } from './intentSupport.ts';

/**
 * Marks a write as unknown if it is recorded as being sent but no tab holds its lock, because the tab that
 * sent it has then closed.
 */
export async function markUnknownIfTabGone(locks: TabLocks, write: SentWrite): Promise<SentWrite> {
  if (write.state !== 'open' || (await locks.isTaken(writeKey(write)))) return write;
  return { ...write, state: 'unknown' };
}
