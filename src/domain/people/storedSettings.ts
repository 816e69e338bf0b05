import type { ColumnWidths } from '#domain/results/columnWidths.ts';
import type { ColumnsSettings, SettingsDocumentId } from './settings.ts';

const DOCUMENT_NAMES: Record<SettingsDocumentId, string> = {
  columns: 'OOPs-searchColumns',
  savedSearches: 'OOPs-savedSearches',
  app: 'OOPs-appSettings',
  global: 'mcp-generic-ui-settings',
};

/**
 * The name of a document. The console's own documents are separate for each environment; all environments use
 * the same shared document (docs/platform/customizr.md).
 */
export function settingsDocumentName(id: SettingsDocumentId, environment: 'int' | 'prd'): string {
  const prefix = environment === 'int' && id !== 'global' ? 'int-' : '';
  return `${prefix}${DOCUMENT_NAMES[id]}`;
}

function isSameList(a: readonly string[] | null, b: readonly string[] | null): boolean {
  return a === b || (a !== null && b !== null && a.join('\n') === b.join('\n'));
}

function isSameWidths(a: ColumnWidths | null, b: ColumnWidths | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Merges the columns and their widths independently. If the local value changed since `base`, it is used,
 * otherwise the stored one.
 */
export function mergeColumns(
  base: ColumnsSettings,
  mine: ColumnsSettings,
  theirs: ColumnsSettings,
): ColumnsSettings {
  return {
    columns: isSameList(base.columns, mine.columns) ? theirs.columns : mine.columns,
    columnWidths: isSameWidths(base.columnWidths, mine.columnWidths)
      ? theirs.columnWidths
      : mine.columnWidths,
  };
}

/**
 * Merges each field. If the local value changed since `base`, even to null, it is used, otherwise the stored
 * one.
 */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const merged = { ...theirs };
  for (const name of Object.keys(mine) as (keyof T)[]) {
    if (mine[name] !== base[name]) merged[name] = mine[name];
  }
  return merged;
}
