import { readStored } from './storage.ts';

export function lastSearchKey(sub: string): string {
  return `console.lastSearch:${sub}`;
}

/** The URL query of the user's last search in any tab of this browser; null if there is none. */
export function recallLastSearch(storage: Storage, sub: string): string | null {
  const stored = readStored(storage, lastSearchKey(sub));
  return typeof stored === 'string' ? stored : null;
}
