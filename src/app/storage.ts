/**
 * Reads and writes this browser's storage, which may be full, forbidden or filled by other applications. The
 * console works without stored values, so these functions ignore failures.
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
    // The console works without the stored value.
  }
}
