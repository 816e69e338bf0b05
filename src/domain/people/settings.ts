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
  columnWidths: ColumnWidths | null;
}

/** The console's own settings; a value that the document does not contain is null. */
export interface AppSettings {
  idFormat: IdFormat | null;
  beta: boolean | null;
}

/**
 * Settings shared with other applications of the platform; a value that the document does not contain is
 * null.
 */
export interface GlobalSettings {
  language: Language | null;
  regionalSettings: string | null;
  /** An IANA name. */
  userTimezone: string | null;
}

export interface SettingsValues {
  columns: ColumnsSettings;
  savedSearches: readonly SavedSearch[];
  app: AppSettings;
  global: GlobalSettings;
}
