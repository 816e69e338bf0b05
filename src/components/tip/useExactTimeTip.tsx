import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../loading/Deferred.tsx';
import type { ShownTip } from './AnchoredTip.tsx';
import { exactTimeTip } from './exactTime.ts';

const loadTip = async () => (await import('./AnchoredTip.tsx')).AnchoredTip;

/**
 * R89: returns event handlers for a list, and the tip that shows the exact time of a due fact while its row
 * has the keyboard focus. Escape hides the tip. All rows of a list share one set of handlers and need no
 * additional tab stop.
 */
export function useExactTimeTip() {
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
