import type { TFunction } from 'i18next';
import type { StatusTFunction } from '#components/status/statusText.ts';
import { lookUp } from '#domain/byKey.ts';
import { orderLabel } from '#domain/identifiers.ts';
import { NamesInAnyCase } from '#domain/names.ts';
import type { Order } from '#domain/order/order.ts';
import { namedFulfillers } from '#domain/results/breakdown.ts';
import type { ExportRow } from '#domain/results/exportPages.ts';
import type { OrdersFile } from '#domain/results/ordersFile.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import type { Format } from '#i18n/format.ts';
import type { TableTFunction } from '../table/cells/cellContext.ts';
import { type Column, columnsOf } from '../table/columns/columns.tsx';
import { type CsvCell, csvCell, EXTRA_COLUMNS, type ExtraColumn, type FileContext } from './csvCell.ts';

type FileTexts = TFunction<'export'>;

interface Texts {
  text: TableTFunction;
  statusTexts: StatusTFunction;
  fileTexts: FileTexts;
}

/**
 * Returns the column's title. The title of a column with times includes their zone: a name such as
 * 'Europe/Berlin', or the text for local time.
 */
function columnTitle({ id, zone }: Column, { text, fileTexts }: Texts, timezone: string): string {
  const column = text(`column.${id}`);
  if (zone === undefined) return column;
  return text('zoned', { column, zone: zone === 'display' ? timezone : fileTexts('csv.local') });
}

function extraTitle(extra: ExtraColumn, { id }: Column, { text, fileTexts }: Texts): string {
  if ('title' in extra) return fileTexts(`csv.${extra.title}`, { column: text(`column.${id}`) });
  const dimension = fileTexts(`breakdown.dimension.${extra.dimension}`);
  return fileTexts('csv.inBreakdown', { dimension });
}

/** Returns the names that a column is split by, such as its currencies; empty if it is not split. */
function namesIn(cells: readonly CsvCell[]): string[] {
  return [...new Set(cells.flatMap((cell) => (typeof cell === 'string' ? [] : Object.keys(cell))))].sort();
}

/** One column of the file: its title, followed by one value per row. */
type FileColumn = readonly string[];

function fileColumns(title: string, cells: readonly CsvCell[], text: FileTexts): FileColumn[] {
  const names = namesIn(cells);
  if (names.length === 0) return [[title, ...cells.map((cell) => (typeof cell === 'string' ? cell : ''))]];
  return names.map((name) => [
    // R564: the currency of an amount may be unknown.
    name === '' ? title : text('csv.named', { column: title, name }),
    ...cells.map((cell) => (typeof cell === 'string' ? cell : (lookUp(cell, name) ?? ''))),
  ]);
}

/**
 * Returns the data for the cells. The name of a fulfiller that is not in the reference list comes from any
 * order's items, so that it is the same in the whole file.
 */
function fileContext({ facts, rows, now, separator }: OrdersFile, texts: Texts, format: Format): FileContext {
  const named = rows.flatMap((row) =>
    row.kind === 'order' ? namedFulfillers(row.order, facts.permissions) : [],
  );
  const fulfillers = new NamesInAnyCase([...named, ...facts.fulfillers]);
  return {
    ...facts,
    ...texts,
    fulfillers,
    format,
    current: currentTime(now, format.timezone),
    separator,
  };
}

/** The text in place of the order ID, in a row that contains no order. */
function noteText(row: Exclude<ExportRow, { kind: 'order' }>, text: FileTexts): string {
  if (row.kind === 'unreadable') return text('unreadable', { count: row.count });
  if (row.kind === 'moved') return text('moved', { count: row.count, total: row.total });
  const { first, last } = row.range;
  return text('csv.missing', { first, last });
}

/**
 * Returns the column names and one row of text per order. R24: each range of orders that could not be
 * loaded has a row that says so, and so do unreadable orders and a change of the results.
 */
export function ordersTable(file: OrdersFile, texts: Texts, format: Format): string[][] {
  const { fileTexts } = texts;
  const context = fileContext(file, texts, format);
  const idTitle = fileTexts('csv.orderId', { format: fileTexts(`idFormat.${context.idFormat}`) });
  const ids = file.rows.map((row) =>
    row.kind === 'order' ? orderLabel(row.order, context.idFormat) : noteText(row, fileTexts),
  );
  const cells = (cellOf: (order: Order) => CsvCell) =>
    file.rows.map((row) => (row.kind === 'order' ? cellOf(row.order) : ''));
  const columns = columnsOf(file.columns).flatMap((column) => [
    ...fileColumns(
      columnTitle(column, texts, format.timezone),
      cells((order) => csvCell(column, order, context)),
      fileTexts,
    ),
    ...(EXTRA_COLUMNS[column.id] ?? []).flatMap((extra) =>
      fileColumns(
        extraTitle(extra, column, texts),
        cells((order) => extra.cell(order, context)),
        fileTexts,
      ),
    ),
  ]);
  return [[idTitle, ...columns.map(([title = '']) => title)]].concat(
    ids.map((id, row) => [id, ...columns.map((column) => column[row + 1] ?? '')]),
  );
}
