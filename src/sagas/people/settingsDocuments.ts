import {
  appSettingsCodec,
  columnsCodec,
  type DocumentCodec,
  globalSettingsCodec,
  savedSearchesCodec,
} from '#api/wire/settingsWire.ts';
import type {
  AppSettings,
  ColumnsSettings,
  GlobalSettings,
  SettingsDocumentId,
} from '#domain/people/settings.ts';
import { mergeColumns, mergeFields } from '#domain/people/storedSettings.ts';
import { mergeSavedSearches } from '#domain/search/mergeSavedSearches.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import type { BaseSettings, SettingsState } from '#store/people/settingsSlice.ts';

/** The rules for a settings document: how it is stored, merged and applied. */
export interface DocumentRules<T> {
  id: SettingsDocumentId;
  wire: DocumentCodec<T>;
  /**
   * Merges the local changes since `base` into the stored value: `mine` is the local value, `theirs` the
   * stored one.
   */
  merge: (base: T, mine: T, theirs: T) => T;
  /**
   * The value that unsaved changes are based on after a merge: the stored value, with local values for fields
   * that the document does not have.
   */
  agreed: (theirs: T, mine: T) => T;
  valueIn: (values: BaseSettings) => T | null | undefined;
  /**
   * The entry of `baseOfUnsaved` for this document. `base` is the value that the unsaved choices are based on;
   * null if everything is saved.
   */
  baseEntry: (base: T | null) => BaseSettings;
  /** The settings that the document determines. A setting that the document lacks keeps its local value. */
  changes: (value: T) => Partial<SettingsState>;
}

function withoutNulls<T extends object>(values: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [Name in keyof T]?: NonNullable<T[Name]>;
  };
}

function withLocalDefaults<T extends object>(theirs: T, mine: T): T {
  const missing = Object.entries(mine).filter(([name]) => theirs[name as keyof T] === null);
  return { ...theirs, ...Object.fromEntries(missing) };
}

const asTheirs = <T>(theirs: T): T => theirs;

export const columnsDocumentRules: DocumentRules<ColumnsSettings> = {
  id: 'columns',
  wire: columnsCodec,
  merge: mergeColumns,
  agreed: (theirs, mine) => ({ ...theirs, columnWidths: theirs.columnWidths ?? mine.columnWidths }),
  valueIn: (values) => values.columns,
  baseEntry: (columns) => ({ columns }),
  changes: ({ columns, columnWidths }) => ({ columns, ...(columnWidths && { columnWidths }) }),
};

export const savedSearchesDocumentRules: DocumentRules<readonly SavedSearch[]> = {
  id: 'savedSearches',
  wire: savedSearchesCodec,
  merge: mergeSavedSearches,
  agreed: asTheirs,
  valueIn: (values) => values.savedSearches,
  baseEntry: (savedSearches) => ({ savedSearches }),
  changes: (savedSearches) => ({ savedSearches }),
};

export const appDocumentRules: DocumentRules<AppSettings> = {
  id: 'app',
  wire: appSettingsCodec,
  merge: mergeFields,
  agreed: withLocalDefaults,
  valueIn: (values) => values.app,
  baseEntry: (app) => ({ app }),
  changes: withoutNulls,
};

export const globalDocumentRules: DocumentRules<GlobalSettings> = {
  id: 'global',
  wire: globalSettingsCodec,
  merge: mergeFields,
  agreed: withLocalDefaults,
  valueIn: (values) => values.global,
  baseEntry: (global) => ({ global }),
  changes: withoutNulls,
};
