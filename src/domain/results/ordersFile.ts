import type { CsvSeparator } from '#domain/csv.ts';
import type { IdFormat } from '#domain/identifiers.ts';
import type { Permissions } from '#domain/permissions.ts';
import type { ColumnId } from './columns.ts';
import type { ExportRow } from './exportPages.ts';

/** Names by ID; an ID without a name is shown unchanged. */
export type NamesById = ReadonlyMap<string, string>;

/** The data that cells need in addition to the order. */
export interface ColumnFacts {
  permissions: Permissions;
  idFormat: IdFormat;
  merchants: NamesById;
  fulfillers: NamesById;
  /** Carrier services by key. */
  carriers: NamesById;
}

/** The orders to write to a file, with everything that determines its form. */
export interface OrdersFile {
  name: string;
  rows: readonly ExportRow[];
  columns: readonly ColumnId[];
  /** With semicolons, amounts have decimal commas. */
  separator: CsvSeparator;
  facts: ColumnFacts;
  locale: { language: string; regionalSettings: string; timezone: string };
  /** Epoch milliseconds; determines what counts as late. */
  now: number;
}

/** The separator for the region: a semicolon if the region has a decimal comma. */
export function separatorOf(region: string): CsvSeparator {
  const parts = new Intl.NumberFormat(region).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}
