/**
 * Reads and writes this browser's storage, which may be full, forbidden or filled by other applications: storage is a
 * convenience, so a failure loses the stored value and never breaks the console.
 */
export function readStored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // A value that cannot be stored is requested again next time.
  }
}
