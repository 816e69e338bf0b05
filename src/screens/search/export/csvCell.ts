import type { TFunction } from 'i18next';
import { promiseText } from '#components/status/promiseText.ts';
import { statusText } from '#components/status/statusText.ts';
import { type ByKey, byKey } from '#domain/byKey.ts';
import { amountText, type CsvSeparator } from '#domain/csv.ts';
import { hoursLate } from '#domain/item/alerts.ts';
import { orderArrivalPromise, orderDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { type BreakdownDimension, orderBarKeys } from '#domain/results/breakdown.ts';
import type { ColumnId } from '#domain/results/columns.ts';
import { itemValues } from '#domain/results/columnValues.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { barLabel } from '../breakdown/barLabel.ts';
import type { CellContext } from '../table/cells/cellContext.ts';
import { shipDateWarnings, shipTimes } from '../table/cells/dateCells.tsx';
import { warningTexts } from '../table/cells/warningTexts.ts';
import { type Column, orderTotals } from '../table/columns/columns.tsx';

export interface FileContext extends CellContext {
  fileTexts: TFunction<'export'>;
  separator: CsvSeparator;
}

/** The exported value: one text, or one text per currency in a column that is split by currency. */
export type CsvCell = string | ByKey<string>;

type CellOf = (order: Order, context: FileContext) => CsvCell;

/** A column that exists only in the file, for grouping and totals in a spreadsheet. */
export type ExtraColumn = { cell: CellOf } & (
  | { title: 'problems' | 'hoursLate' | 'day' | 'warnings' }
  | { dimension: BreakdownDimension }
);

/**
 * Returns a column with the labels of the breakdown bars that contain the order. Days are 'YYYY-MM-DD', so
 * that spreadsheets can read them.
 */
function inBreakdown(dimension: BreakdownDimension): ExtraColumn {
  const cell: CellOf = (order, context) => {
    const facts = { ...context, country: context.format.country, day: (day: string) => day };
    return orderBarKeys(order, dimension, context.current)
      .map((key) => barLabel(dimension, key, facts))
      .join(', ');
  };
  return { dimension, cell };
}

/** Returns by how many whole hours the status in the order's due fact is late; '' if none is late. */
function hoursLateText(order: Order, current: CurrentTime): string {
  const due = orderDueFact(order, current);
  return due?.kind === 'late' ? String(hoursLate(due.at, current.epochMs)) : '';
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

const OWN_CELLS: Partial<Record<ColumnId, CellOf>> = {
  status: (order, context) => statusText(context.statusTexts, orderStatus(order, context.current.epochMs)),
  createdDate: (order, { format }) => format.dateTime(order.createdDate),
  promiseDate: (order, { format }) => promiseText(orderArrivalPromise(order, format.timezone), format),
  customerTotal: (order, context) =>
    byKey(orderTotals(order, context).map((total) => [total.currency, amountText(total, context.separator)])),
  preview: (order) => itemValues(order, (item) => item.documentReferenceUrl).join(', '),
  expectedShipDate: (order, context) => shipTimes(order, context).join(', '),
};

/** R64, R91: the additional columns, by the column that they follow. */
export const EXTRA_COLUMNS: Partial<Record<ColumnId, readonly ExtraColumn[]>> = {
  status: [
    { title: 'problems', cell: (order, context) => warningTexts(order, context).join('; ') },
    { title: 'hoursLate', cell: (order, { current }) => hoursLateText(order, current) },
    inBreakdown('status'),
    inBreakdown('lateness'),
    inBreakdown('reason'),
  ],
  createdDate: [
    {
      title: 'day',
      cell: (order, { format }) => format.dateTime(order.createdDate).slice(0, DAY_LENGTH),
    },
  ],
  promiseDate: [
    {
      title: 'day',
      cell: (order, { format }) =>
        promiseText(orderArrivalPromise(order, format.timezone), format).slice(0, DAY_LENGTH),
    },
    inBreakdown('promisedDay'),
  ],
  expectedShipDate: [
    { title: 'warnings', cell: (order, context) => shipDateWarnings(order, context).join('; ') },
  ],
  recipient: [inBreakdown('country')],
};

/** Returns the order's value in one column of the file. A list is exported with all its values. */
export function csvCell({ id, tip, cell }: Column, order: Order, context: FileContext): CsvCell {
  const own = OWN_CELLS[id];
  if (own) return own(order, context);
  if (tip) return tip(order, context).join(', ');
  const shown = cell(order, context, Number.POSITIVE_INFINITY);
  return typeof shown === 'string' ? shown : '';
}
