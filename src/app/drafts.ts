import type { DraftsState } from '#store/actions/draftsSlice.ts';
import { readStored } from './storage.ts';

/**
 * Returns the storage key. It contains the user's ID, so that another user of this tab does not get the
 * drafts.
 */
export function draftsKey(sub: string): string {
  return `console.drafts:${sub}`;
}

export function recallDrafts(storage: Storage, sub: string): DraftsState {
  const stored = readStored(storage, draftsKey(sub));
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}
