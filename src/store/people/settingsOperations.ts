import { createAction } from '@reduxjs/toolkit';
import type { SettingsDocumentId } from '#domain/people/settings.ts';
import type { ColumnWidths } from '#domain/results/columnWidths.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import { createOperation } from '#store/operation.ts';

const only = () => '';

/** Reads one settings document; unsaved choices stay. */
export const loadSettings = createOperation<{ document: SettingsDocumentId }, null>()(
  'loadSettings',
  ({ document }) => document,
);

/** Replaces the person's saved searches in the settings service; the list is the whole, in its order. */
export const saveSavedSearches = createOperation<readonly SavedSearch[], null>()('saveSavedSearches', only);

/** What changes: the ordered IDs, null for the default ones, and the columns that are not as wide as usual. */
interface ColumnsChange {
  columns?: readonly string[] | null;
  columnWidths?: ColumnWidths;
}

/** Saves the person's columns and their widths. */
export const saveColumns = createOperation<ColumnsChange, null>()('saveColumns', only);

/** Brings the preferences that were changed here to the document they belong to. */
export const savePreferences = createOperation<{ document: 'app' | 'global' }, null>()(
  'savePreferences',
  ({ document }) => document,
);

/** Another tab of this browser has saved a settings document. */
export const settingsSavedElsewhere = createAction<{ document: SettingsDocumentId }>(
  'settings/savedElsewhere',
);
