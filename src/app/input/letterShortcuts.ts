import { readStored, writeStored } from '#app/storage/storedValue.ts';

const KEY = 'console.letterKeys';

/**
 * Whether single letters are shortcuts. Users who dictate or use other input devices can turn them off. The choice
 * is stored in this browser and not in the user's settings, because it depends on the keyboard. R554: it is read
 * for each key, because another tab may have changed it.
 */
export function areLettersShortcuts(): boolean {
  return readStored(localStorage, KEY) !== false;
}

export function setLettersShortcuts(isOn: boolean): void {
  writeStored(localStorage, KEY, isOn);
}
