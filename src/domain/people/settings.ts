import type { IdFormat } from '#domain/identifiers.ts';
import type { ColumnWidths } from '#domain/results/columnWidths.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import type { Language } from './languages.ts';

/** The documents that the settings service stores for each user (S7.30). */
export const SETTINGS_DOCUMENTS = ['columns', 'savedSearches', 'app', 'global'] as const;
export type SettingsDocumentId = (typeof SETTINGS_DOCUMENTS)[number];

export interface ColumnsSettings {
  /** null means the default set. */
  columns: readonly string[] | null;
  /** The widths by column; null if the document contains none. */
  widths: ColumnWidths | null;
}

/** The console's own settings; a value that the document does not contain is null. */
export interface AppSettings {
  idFormat: IdFormat | null;
  beta: boolean | null;
}

/**
 * Settings that the console shares with other applications of the platform; a value that the document does
 * not contain is null.
 */
export interface GlobalSettings {
  language: Language | null;
  regionalSettings: string | null;
  timezone: string | null;
}

export interface SettingsValues {
  columns: ColumnsSettings;
  savedSearches: readonly SavedSearch[];
  app: AppSettings;
  global: GlobalSettings;
}

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
    widths: isSameWidths(base.widths, mine.widths) ? theirs.widths : mine.widths,
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
