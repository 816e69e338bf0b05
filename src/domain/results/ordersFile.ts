import type { CsvSeparator } from '#domain/csv.ts';
import type { IdFormat } from '#domain/identifiers.ts';
import type { NamesById } from '#domain/names.ts';
import type { Grants } from '#domain/permissions.ts';
import type { ColumnId } from './columns.ts';
import type { ExportRow } from './exportPages.ts';

/** The data that a file's cells need in addition to the order. */
export interface ColumnContext {
  permissions: Grants;
  idFormat: IdFormat;
  merchants: NamesById;
  fulfillers: NamesById;
  /** Names of carrier services by key. */
  carriers: NamesById;
}

/** The orders to write to a file, and all settings that affect the file. */
export interface OrdersFile {
  name: string;
  rows: readonly ExportRow[];
  columns: readonly ColumnId[];
  /** With semicolons, amounts have decimal commas. */
  separator: CsvSeparator;
  facts: ColumnContext;
  locale: { language: string; regionalSettings: string; timezone: string };
  /** In epoch milliseconds; determines which dates were missed. */
  now: number;
}

/** The separator for a region: a semicolon if its decimal separator is a comma. */
export function csvSeparatorOf(region: string): CsvSeparator {
  const parts = new Intl.NumberFormat(region).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}
