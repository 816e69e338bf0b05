import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/formatContext.ts';
import { selectColumnFacts } from '#store/columnFacts.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { CellContext } from './cellContext.ts';

/** The same object for as long as nothing in it changes. `now` in epoch milliseconds. */
export function useCellContext(now: number): CellContext {
  const { t: text } = useTranslation('table');
  const { t: statusTexts } = useTranslation('status');
  const format = useFormat();
  const facts = useAppSelector(selectColumnFacts);
  return useMemo(
    () => ({ ...facts, text, statusTexts, format, now }),
    [facts, text, statusTexts, format, now],
  );
}
