import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusTFunction } from '#components/status/statusText.ts';
import { useNow } from '#components/time/useNow.ts';
import type { ColumnContext } from '#domain/results/ordersFile.ts';
import { type CurrentTime, currentTime } from '#domain/time/currentTime.ts';
import type { Format } from '#i18n/format.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectColumnContext, selectColumnContextWithoutCarriers } from '#store/results/columnContext.ts';

export type TableTFunction = TFunction<'table'>;

/**
 * The data that cells need in addition to the order. All rows share one object and are rendered again only
 * when it changes.
 */
export interface CellContext extends ColumnContext {
  text: TableTFunction;
  statusTexts: StatusTFunction;
  format: Format;
  /** Determines which dates count as late. */
  current: CurrentTime;
}

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
