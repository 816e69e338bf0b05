import {
  appSettingsCodec,
  columnsCodec,
  type DocumentCodec,
  globalSettingsCodec,
  savedSearchesCodec,
} from '#api/wire/settingsWire.ts';
import type { SettingsDocumentId, SettingsValues } from '#domain/people/settings.ts';
import { mergeFields } from '#domain/people/storedSettings.ts';
import { mergeSavedSearches } from '#domain/search/mergeSavedSearches.ts';
import type { SettingsState } from '#store/people/settingsSlice.ts';

/** The rules for a settings document: how it is stored, merged and applied. */
export interface DocumentRules<Value> {
  wire: DocumentCodec<Value>;
  /**
   * Merges the local changes since `base` into the stored value: `mine` is the local value, `theirs` the
   * stored one.
   */
  merge: (base: Value, mine: Value, theirs: Value) => Value;
  /** The base after a merge: the stored value, with fields that the document lacks from `before`. */
  mergedBase: (theirs: Value, before: Value) => Value;
  /** The settings that the document determines. A setting that the document lacks keeps its local value. */
  changes: (value: Value) => Partial<SettingsState>;
}

function withoutNulls<T extends object>(values: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [Name in keyof T]?: NonNullable<T[Name]>;
  };
}

function withDefaults<T extends object>(theirs: T, before: T): T {
  const missing = Object.entries(before).filter(([name]) => theirs[name as keyof T] === null);
  return { ...theirs, ...Object.fromEntries(missing) };
}

export const DOCUMENT_RULES: { readonly [Id in SettingsDocumentId]: DocumentRules<SettingsValues[Id]> } = {
  columns: {
    wire: columnsCodec,
    merge: mergeFields,
    mergedBase: (theirs, before) => ({ ...theirs, columnWidths: theirs.columnWidths ?? before.columnWidths }),
    changes: ({ columns, columnWidths }) => ({ columns, ...(columnWidths && { columnWidths }) }),
  },
  savedSearches: {
    wire: savedSearchesCodec,
    merge: mergeSavedSearches,
    mergedBase: (theirs) => theirs,
    changes: (savedSearches) => ({ savedSearches }),
  },
  app: {
    wire: appSettingsCodec,
    // R511: a format that the user has selected again is no change since the base.
    merge: (base, mine, theirs) =>
      mergeFields(base, mine, { ...theirs, idFormat: theirs.idFormat ?? mine.idFormat }),
    mergedBase: withDefaults,
    changes: withoutNulls,
  },
  global: {
    wire: globalSettingsCodec,
    merge: mergeFields,
    mergedBase: withDefaults,
    changes: withoutNulls,
  },
};
