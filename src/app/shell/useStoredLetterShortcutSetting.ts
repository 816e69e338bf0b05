import { useState } from 'react';
import { readStored, writeStored } from '../storage.ts';
import type { LetterShortcutSetting } from './letterShortcuts.ts';

const KEY = 'console.letterKeys';

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
