import type { DraftsState } from '#store/draftsSlice.ts';
import type { ConsoleStore } from './createStore.ts';
import { readStored, writeStored } from './storage.ts';

/** Drafts are one person's: whoever signs in next in this tab does not find them. */
function keyOf(sub: string): string {
  return `console.drafts:${sub}`;
}

export function recallDrafts(storage: Storage, sub: string): DraftsState {
  const stored = readStored(storage, keyOf(sub));
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

/** Writes the drafts through to this tab's storage whenever they change. */
export function rememberDrafts(store: ConsoleStore, storage: Storage): void {
  let { drafts } = store.getState();
  store.subscribe(() => {
    const state = store.getState();
    if (state.drafts === drafts || state.session.status === 'signedOut') return;
    drafts = state.drafts;
    writeStored(storage, keyOf(state.session.person.sub), drafts);
  });
}
