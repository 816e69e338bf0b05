import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownTip } from './AnchoredTip.tsx';
import { Deferred } from './Deferred.tsx';
import { exactTimeTip } from './exactTime.ts';

const loadTip = async () => (await import('./AnchoredTip.tsx')).AnchoredTip;

/**
 * R89: shows the exact time of a due fact while its row has the keyboard focus; Escape hides it. All rows of
 * a list share one set of listeners and need no additional tab stop.
 */
export function useExactTip() {
  const { t } = useTranslation('status');
  const [shown, setShown] = useState<ShownTip | null>(null);
  return {
    handlers: {
      onFocus: ({ target }: FocusEvent) => setShown(exactTimeTip(target)),
      onBlur: () => setShown(null),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') setShown(null);
      },
    },
    tip: shown && <Deferred load={loadTip} props={{ tip: shown }} title={t('due.exact')} />,
  };
}
