/**
 * Returns the parsed value of the key; null if there is no value, if it is not JSON, or if the browser denies
 * access to the storage.
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
    // The storage may be full or forbidden. The console works without the stored value.
  }
}
