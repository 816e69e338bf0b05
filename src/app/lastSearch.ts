import { readStored } from './storage.ts';

export function lastSearchKey(sub: string): string {
  return `console.lastSearch:${sub}`;
}

/** The user's last search in any tab of this browser, as its URL query. */
export function recallLastSearch(storage: Storage, sub: string): string | null {
  const stored = readStored(storage, lastSearchKey(sub));
  return typeof stored === 'string' ? stored : null;
}
