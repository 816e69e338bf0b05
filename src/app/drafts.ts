import type { DraftsState } from '#store/actions/draftsSlice.ts';
import { readStored } from './storage.ts';

/** Drafts belong to one user: another user who signs in to this tab does not find them. */
export function draftsKey(sub: string): string {
  return `console.drafts:${sub}`;
}

export function recallDrafts(storage: Storage, sub: string): DraftsState {
  const stored = readStored(storage, draftsKey(sub));
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}
