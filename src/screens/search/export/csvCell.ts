import { statusText } from '#components/statusText.ts';
import { type ByKey, byKey } from '#domain/byKey.ts';
import type { ColumnId } from '#domain/columns.ts';
import { itemValues } from '#domain/columnValues.ts';
import type { Order } from '#domain/order.ts';
import { orderPromise } from '#domain/orderParties.ts';
import { orderStatus } from '#domain/orderStatus.ts';
import type { CellContext } from '../table/cellContext.ts';
import { type Column, totals } from '../table/columns.tsx';
import { shipDateTexts, shipDateWarnings } from '../table/shipDateTexts.ts';
import { warningTexts } from '../table/warningTexts.ts';

/** What the export writes of an order: a text, or one column for each name in it (amounts by currency). */
export type CsvCell = string | ByKey<string>;

type CellOf = (order: Order, context: CellContext) => CsvCell;

/** The columns that the file writes otherwise than the table shows them. */
const OWN_CELLS: Partial<Record<ColumnId, CellOf>> = {
  status: (order, context) => {
    const status = statusText(context.statusTexts, orderStatus(order, context.now));
    return [status, ...warningTexts(order, context)].join('; ');
  },
  createdDate: (order, { format }) => format.dateTime(order.createdDate),
  promiseDate: (order, { format }) => format.localDateTime(orderPromise(order)),
  customerTotal: (order, context) =>
    byKey(totals(order, context).map(({ currency, amount }) => [currency, amount.toFixed(2)])),
  preview: (order) => itemValues(order, (item) => item.documentReferenceUrl).join(', '),
  expectedShipDate: (order, context) =>
    [...shipDateTexts(order, context), ...shipDateWarnings(order, context)].join(', '),
};

/** The order in one column of the file: all values of a list, and else the text that the table shows. */
export function csvCell({ id, tip, cell }: Column, order: Order, context: CellContext): CsvCell {
  const own = OWN_CELLS[id];
  if (own) return own(order, context);
  if (tip) return tip(order, context).join(', ');
  const shown = cell(order, context, Number.POSITIVE_INFINITY);
  return typeof shown === 'string' ? shown : '';
}
