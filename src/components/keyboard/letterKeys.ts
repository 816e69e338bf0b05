import { createContext, useContext } from 'react';

/** Whether single letters are shortcuts: whoever dictates or types with other means can switch them off. */
export interface LetterKeys {
  isOn: boolean;
  change: (isOn: boolean) => void;
}

export const LetterKeysContext = createContext<LetterKeys>({ isOn: true, change: () => undefined });

export function useLetterKeys(): LetterKeys {
  return useContext(LetterKeysContext);
}
