import { createAction } from '@reduxjs/toolkit';
import type { SettingsDocumentId } from '#domain/people/settings.ts';
import type { ColumnWidths } from '#domain/results/columnWidths.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import { createOperation } from '#store/operation.ts';

const only = () => '';

/** Reads one settings document. Unsaved choices are kept. */
export const loadSettings = createOperation<{ document: SettingsDocumentId }, null>()(
  'loadSettings',
  ({ document }) => document,
);

/** Replaces the user's saved searches in the settings service with this ordered list. */
export const saveSavedSearches = createOperation<readonly SavedSearch[], null>()('saveSavedSearches', only);

/** The change: the ordered IDs (null for the default set), and the columns with a custom width. */
interface ColumnsChange {
  columns?: readonly string[] | null;
  columnWidths?: ColumnWidths;
}

/** Saves the user's columns and their widths. */
export const saveColumns = createOperation<ColumnsChange, null>()('saveColumns', only);

/** Saves the local changes to the preferences in their document. */
export const savePreferences = createOperation<{ document: 'app' | 'global' }, null>()(
  'savePreferences',
  ({ document }) => document,
);

/** Another tab of this browser has saved a settings document. */
export const settingsSavedElsewhere = createAction<{ document: SettingsDocumentId }>(
  'settings/savedElsewhere',
);
