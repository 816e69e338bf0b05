import type { IssuerStore } from './issuer/tokens.ts';
import type { SavedChange, SavedWrites } from './saved.ts';

const DATABASE = 'simulated-platform';
const ENTRIES = 'entries';
const DAY_KEY = 'day';

/** Where the applied writes outlive a reload. */
export interface WriteStore {
  load(): Promise<SavedWrites>;
  keep(change: SavedChange, day: string): void;
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

/** Entries by key in IndexedDB, and under `day` the calendar day they belong to. */
export async function createWriteStore(): Promise<WriteStore> {
  const database = await openDatabase();
  const entries = (mode: IDBTransactionMode) => database.transaction(ENTRIES, mode).objectStore(ENTRIES);
  return {
    load: async () => {
      const store = entries('readonly');
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
      const all = Object.fromEntries(keys.map((key, place) => [String(key), values[place]]));
      const { [DAY_KEY]: day, ...rest } = all;
      return { day: String(day ?? ''), entries: rest };
    },
    keep: ({ key, value }, day) => {
      const store = entries('readwrite');
      store.put(day, DAY_KEY);
      if (value === undefined) store.delete(key);
      else store.put(value, key);
    },
    clear: async () => {
      await settled(entries('readwrite').clear());
    },
  };
}

/** The issuer's memory, shared by all tabs of this browser. */
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
