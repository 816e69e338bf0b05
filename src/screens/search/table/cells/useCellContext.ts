import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#components/time/useNow.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectColumnContext, selectColumnContextWithoutCarriers } from '#store/results/columnContext.ts';
import type { CellContext } from './cellContext.ts';

/**
 * Returns the data for the cells, as the same object until its content changes. `namesCarriers` is
 * true if a visible column names carriers.
 */
export function useCellContext(namesCarriers: boolean): CellContext {
  const { t: text } = useTranslation('table');
  const { t: statusTexts } = useTranslation('status');
  const format = useFormat();
  const now = useNow();
  const facts = useAppSelector(namesCarriers ? selectColumnContext : selectColumnContextWithoutCarriers);
  return useMemo(
    () => ({ ...facts, text, statusTexts, format, current: currentTime(now, format.timezone) }),
    [facts, text, statusTexts, format, now],
  );
}
