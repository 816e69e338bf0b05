import { readStored, writeStored } from './storage.ts';

const OWN_KEYS = 'console.';
const PREFERENCES_KEY = 'console.preferences';

/** How this device is to look: it says nothing about the person, so it stays. */
function lookOf(preferences: unknown): Record<string, unknown> {
  if (typeof preferences !== 'object' || preferences === null) return {};
  const { theme, language } = preferences as Record<string, unknown>;
  return { ...(theme !== undefined && { theme }), ...(language !== undefined && { language }) };
}

/**
 * Clears what the console remembers in this browser beyond the tab: preferences, the last search, what was
 * read. Other applications of the same origin keep theirs.
 */
export function clearBrowserData(storage: Storage): void {
  const look = lookOf(readStored(storage, PREFERENCES_KEY));
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(OWN_KEYS)) storage.removeItem(key);
  if (Object.keys(look).length > 0) writeStored(storage, PREFERENCES_KEY, look);
}
