import type { TFunction } from 'i18next';
import type { StatusTFunction } from '#components/status/statusText.ts';
import type { ColumnContext } from '#domain/results/ordersFile.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import type { Format } from '#i18n/format.ts';

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
