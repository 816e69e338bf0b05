import { createContext, useContext } from 'react';

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
