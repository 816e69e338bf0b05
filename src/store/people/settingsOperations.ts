import { createAction } from '@reduxjs/toolkit';
import type { SettingsDocumentId } from '#domain/people/settings.ts';
import type { ColumnWidths } from '#domain/results/columnWidths.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import { createOperation } from '#store/operation.ts';

const only = () => '';

/** Reads one settings document. Choices of the user that are not yet saved are kept. */
export const loadSettings = createOperation<{ document: SettingsDocumentId }, null>()(
  'loadSettings',
  ({ document }) => document,
);

/** Saves this ordered list of saved searches, merged with changes that were saved elsewhere. */
export const saveSavedSearches = createOperation<readonly SavedSearch[], null>()('saveSavedSearches', only);

/**
 * The changed values: the ordered IDs (null for the default set) and the custom widths. Without either, an
 * earlier change is saved again.
 */
interface ColumnsChange {
  columns?: readonly string[] | null;
  columnWidths?: ColumnWidths;
}

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
