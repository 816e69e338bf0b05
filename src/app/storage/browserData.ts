import { PREFERENCES_KEY, storedPreferences } from './preferences.ts';
import { writeStored } from './storedValue.ts';

const OWN_KEYS = 'console.';

/**
 * Deletes the console's personal data from this storage, except the data of the user `keptFor` (a `sub`; null
 * for no user). Keys such as `console.name:<sub>` contain the ID of their user. All other keys belong to the
 * user whom the stored preferences name. If they name no user, these keys belong to `keptFor`. The language
 * and the theme stay, because they do not identify a user. Returns whether the other preferences were
 * deleted.
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
