import { createContext, useContext, useState } from 'react';
import { readStored, writeStored } from '#app/storage/storedValue.ts';

const KEY = 'console.letterKeys';

/** Whether single letters are shortcuts. Users who dictate or use other input devices can turn them off. */
export interface LetterShortcutSetting {
  isOn: boolean;
  change: (isOn: boolean) => void;
}

export const LetterShortcutContext = createContext<LetterShortcutSetting>({
  isOn: true,
  change: () => undefined,
});

export function useLetterShortcutSetting(): LetterShortcutSetting {
  return useContext(LetterShortcutContext);
}

/**
 * Returns whether single-letter shortcuts work, and a function that changes this. The choice is stored in
 * this browser and not in the user's settings, because it depends on the keyboard.
 */
export function useStoredLetterShortcutSetting(): LetterShortcutSetting {
  const [isOn, setIsOn] = useState(() => readStored(localStorage, KEY) !== false);
  return {
    isOn,
    change: (next) => {
      writeStored(localStorage, KEY, next);
      setIsOn(next);
    },
  };
}
