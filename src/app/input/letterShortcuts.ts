import { readStored, writeStored } from '#app/storage/storedValue.ts';

const KEY = 'console.letterKeys';

/** R594: the choice of this page that the browser could not store; null if there is none. */
let unstored: boolean | null = null;

/**
 * Whether single letters are shortcuts. Users who dictate or use other input devices can turn them off. The choice
 * is stored in this browser and not in the user's settings, because it depends on the keyboard. R554: it is read
 * for each key, because another tab may have changed it.
 */
export function areLettersShortcuts(): boolean {
  return unstored ?? readStored(localStorage, KEY) !== false;
}

/** Returns whether the browser stored the choice for other tabs and later visits. */
export function setLettersShortcuts(isOn: boolean): boolean {
  writeStored(localStorage, KEY, isOn);
  const isStored = readStored(localStorage, KEY) === isOn;
  unstored = isStored ? null : isOn;
  return isStored;
}
