import type { StatusTexts } from '#components/statusText.ts';
import { lookUp } from '#domain/byKey.ts';
import type { RowRange } from '#domain/exportPages.ts';
import { orderLabel } from '#domain/identifiers.ts';
import type { OrdersFile } from '#domain/ordersFile.ts';
import type { Format } from '#i18n/format.ts';
import type { CellContext, TableText } from '../table/cellContext.ts';
import { type Column, columnsOf } from '../table/columns.tsx';
import { type CsvCell, csvCell } from './csvCell.ts';

interface Texts {
  text: TableText;
  statusTexts: StatusTexts;
}

/** The zone as a program reads it: 'Europe/Berlin'; local times have none. */
function columnTitle({ id, zone }: Column, text: TableText, timezone: string): string {
  const column = text(`column.${id}`);
  if (zone === undefined) return column;
  return text('zoned', { column, zone: zone === 'display' ? timezone : text('csv.local') });
}

/** The columns that one column becomes in the file: one for each name its cells have, such as a currency. */
function namesIn(cells: readonly CsvCell[]): string[] {
  return [...new Set(cells.flatMap((cell) => (typeof cell === 'string' ? [] : Object.keys(cell))))].sort();
}

/** One column of the file: its title and, by row, what stands in it. */
type FileColumn = readonly string[];

function fileColumns(title: string, cells: readonly CsvCell[], text: TableText): FileColumn[] {
  const names = namesIn(cells);
  if (names.length === 0) return [[title, ...cells.map((cell) => (typeof cell === 'string' ? cell : ''))]];
  return names.map((name) => [
    text('csv.named', { column: title, name }),
    ...cells.map((cell) => (typeof cell === 'string' ? cell : (lookUp(cell, name) ?? ''))),
  ]);
}

function missingText({ first, last }: RowRange, text: TableText, format: Format): string {
  return text('csv.missing', { first: format.number(first), last: format.number(last) });
}

/**
 * The orders as rows of text: a header that names the id format and the zone, then one row per order. Where rows
 * could not be had, one row says which (S7.37, S9.6).
 */
export function ordersTable(file: OrdersFile, texts: Texts, format: Format): string[][] {
  const { text } = texts;
  const context: CellContext = { ...file.facts, ...texts, format, now: file.now };
  const idTitle = text('csv.orderId', { format: text(`idFormat.${context.idFormat}`) });
  const ids = file.rows.map((row) =>
    row.kind === 'order' ? orderLabel(row.order, context.idFormat) : missingText(row.range, text, format),
  );
  const columns = columnsOf(file.columns).flatMap((column) =>
    fileColumns(
      columnTitle(column, text, format.timezone),
      file.rows.map((row) => (row.kind === 'order' ? csvCell(column, row.order, context) : '')),
      text,
    ),
  );
  return [[idTitle, ...columns.map(([title = '']) => title)]].concat(
    ids.map((id, row) => [id, ...columns.map((column) => column[row + 1] ?? '')]),
  );
}
