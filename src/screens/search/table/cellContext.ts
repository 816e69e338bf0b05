import type { TFunction } from 'i18next';
import type { StatusTexts } from '#components/statusText.ts';
import type { ColumnFacts } from '#domain/results/ordersFile.ts';
import type { Format } from '#i18n/format.ts';
import type { PreviewPart } from './usePreviewPart.ts';

export type TableText = TFunction<'table'>;

/**
 * The data that cells need besides the order. One object for the whole table, so that rows re-render only when it
 * changes.
 */
export interface CellContext extends ColumnFacts {
  text: TableText;
  statusTexts: StatusTexts;
  format: Format;
  /** Epoch milliseconds; decides what counts as late. */
  now: number;
  /** Renders previews; null until its code is loaded, and in a file. */
  Preview?: PreviewPart | null;
}
