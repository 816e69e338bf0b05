import { readStored, writeStored } from './storage.ts';

const OWN_KEYS = 'console.';
const PREFERENCES_KEY = 'console.preferences';

function storedPreferences(storage: Storage): Record<string, unknown> {
  const stored = readStored(storage, PREFERENCES_KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/**
 * Deletes the personal data that the console has in this storage, except the data of the user `keptFor` (a
 * `sub`). A key such as `console.name:<sub>` contains its owner. All other keys belong to the owner of the
 * preferences; if there is no such owner, they are kept for `keptFor`. Language and theme are kept, because
 * they do not identify a user. The data of other applications is kept too. Returns whether it deleted the
 * preferences other than language and theme.
 */
export function clearBrowserData(storage: Storage, keptFor: string | null = null): boolean {
  const { theme, language, sub } = storedPreferences(storage);
  const isKept = (key: string): boolean => {
    if (keptFor === null) return false;
    const end = key.indexOf(':');
    return end < 0 ? sub === undefined || sub === keptFor : key.slice(end + 1) === keptFor;
  };
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const gone = keys.filter((key) => key.startsWith(OWN_KEYS) && !isKept(key));
  for (const key of gone) storage.removeItem(key);
  const isCleared = gone.includes(PREFERENCES_KEY);
  if (isCleared && (theme ?? language) !== undefined)
    writeStored(storage, PREFERENCES_KEY, { theme, language });
  return isCleared;
}
