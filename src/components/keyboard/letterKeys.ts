import { createContext, useContext } from 'react';

/** Whether single letters are shortcuts. Users who dictate or use other input devices can turn them off. */
export interface LetterKeys {
  isOn: boolean;
  change: (isOn: boolean) => void;
}

export const LetterKeysContext = createContext<LetterKeys>({ isOn: true, change: () => undefined });

export function useLetterKeys(): LetterKeys {
  return useContext(LetterKeysContext);
}
