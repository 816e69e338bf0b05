import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cacheTexts } from '#i18n/cacheTexts.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectColumnContext, selectColumnContextWithoutCarriers } from '#store/results/columnContext.ts';
import type { CellContext } from './cellContext.ts';
import type { PreviewComponent } from './usePreviewComponent.ts';

/**
 * Returns the data for the cells, as the same object until its content changes. `now` is in epoch
 * milliseconds; `namesCarriers` is true if a visible column names carriers.
 */
export function useCellContext(
  now: number,
  namesCarriers: boolean,
  Preview: PreviewComponent | null,
): CellContext {
  const { t: text } = useTranslation('table');
  const { t: statusTexts } = useTranslation('status');
  const format = useFormat();
  const facts = useAppSelector(namesCarriers ? selectColumnContext : selectColumnContextWithoutCarriers);
  return useMemo(
    () => ({ ...facts, text: cacheTexts(text), statusTexts: cacheTexts(statusTexts), format, now, Preview }),
    [facts, text, statusTexts, format, now, Preview],
  );
}
