import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownTip } from './AnchoredTip.tsx';
import { Deferred } from './Deferred.tsx';
import { exactTimeOf } from './exactTime.ts';

const loadTip = async () => (await import('./AnchoredTip.tsx')).AnchoredTip;

/**
 * R89: the exact time of a due fact while the keyboard focus is on its row; Escape hides it. One set of listeners for
 * all rows of a list, and no additional tab stop.
 */
export function useExactTip() {
  const { t } = useTranslation('status');
  const [shown, setShown] = useState<ShownTip | null>(null);
  return {
    handlers: {
      onFocus: ({ target }: FocusEvent) => setShown(exactTimeOf(target)),
      onBlur: () => setShown(null),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') setShown(null);
      },
    },
    tip: shown && <Deferred load={loadTip} props={{ tip: shown }} title={t('due.exact')} />,
  };
}
