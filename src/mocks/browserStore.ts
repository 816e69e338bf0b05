import type { IssuerStore } from './issuer/tokens.ts';
import { entriesOfDay, type SavedChange, type SavedWrites } from './saved.ts';

const DATABASE = 'simulated-platform';
const ENTRIES = 'entries';
const DAY_KEY = 'day';

/** Stores the applied changes, so that they survive a reload. */
export interface WriteStore {
  /** Returns the entries that are valid on that day and deletes all others. */
  load(day: string): Promise<SavedWrites>;
  keep(change: SavedChange, day: string): Promise<void>;
  clear(): Promise<void>;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES);
  return settled(request);
}

/**
 * Creates a store in IndexedDB. It contains the entries by key. The entry `day` contains the calendar day
 * of all the others.
 */
export async function createWriteStore(): Promise<WriteStore> {
  const database = await openDatabase();
  const entries = (mode: IDBTransactionMode) => database.transaction(ENTRIES, mode).objectStore(ENTRIES);
  return {
    load: async (day) => {
      const store = entries('readwrite');
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
      const all = Object.fromEntries(keys.map((key, index) => [String(key), values[index]]));
      const { [DAY_KEY]: savedDay, ...saved } = all;
      const kept = entriesOfDay({ day: String(savedDay ?? ''), entries: saved }, day);
      for (const key of Object.keys(saved)) if (!(key in kept)) store.delete(key);
      store.put(day, DAY_KEY);
      return { day, entries: kept };
    },
    keep: async ({ key, value }, day) => {
      const store = entries('readwrite');
      store.put(day, DAY_KEY);
      if (value === undefined) await settled(store.delete(key));
      else await settled(store.put(value, key));
    },
    clear: async () => {
      await settled(entries('readwrite').clear());
    },
  };
}

/** Creates the issuer's storage, which all tabs of this browser share. */
export function createLocalIssuerStore(storage: Storage): IssuerStore {
  const keyOf = (key: string) => `simulated-issuer.${key}`;
  return {
    read: (key) => storage.getItem(keyOf(key)),
    write: (key, value) => {
      if (value === null) storage.removeItem(keyOf(key));
      else storage.setItem(keyOf(key), value);
    },
  };
}
