import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/formatContext.ts';
import { remembered } from '#i18n/remembered.ts';
import { selectColumnFacts, selectFactsWithoutCarriers } from '#store/columnFacts.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { CellContext } from './cellContext.ts';
import type { PreviewPart } from './usePreviewPart.ts';

/**
 * The same object for as long as nothing in it changes. `now` in epoch milliseconds; `namesCarriers` where a column
 * on screen does.
 */
export function useCellContext(
  now: number,
  namesCarriers: boolean,
  Preview: PreviewPart | null,
): CellContext {
  const { t: text } = useTranslation('table');
  const { t: statusTexts } = useTranslation('status');
  const format = useFormat();
  const facts = useAppSelector(namesCarriers ? selectColumnFacts : selectFactsWithoutCarriers);
  return useMemo(
    () => ({ ...facts, text: remembered(text), statusTexts: remembered(statusTexts), format, now, Preview }),
    [facts, text, statusTexts, format, now, Preview],
  );
}
