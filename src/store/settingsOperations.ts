import { createAction } from '@reduxjs/toolkit';
import type { SavedSearch } from '#domain/savedSearch.ts';
import type { SettingsDocumentId } from '#domain/settings.ts';
import { createOperation } from './operation.ts';

const only = () => '';

/** Reads one settings document; unsaved choices stay. */
export const loadSettings = createOperation<{ document: SettingsDocumentId }, null>()(
  'loadSettings',
  ({ document }) => document,
);

/** Replaces the person's saved searches in the settings service; the list is the whole, in its order. */
export const saveSavedSearches = createOperation<readonly SavedSearch[], null>()('saveSavedSearches', only);

/** Replaces the person's columns: ordered IDs, or null for the default ones. */
export const saveColumns = createOperation<readonly string[] | null, null>()('saveColumns', only);

/** Brings the preferences that were changed here to the document they belong to. */
export const savePreferences = createOperation<{ document: 'app' | 'global' }, null>()(
  'savePreferences',
  ({ document }) => document,
);

/** Another tab of this browser has saved a settings document. */
export const settingsSavedElsewhere = createAction<{ document: SettingsDocumentId }>(
  'settings/savedElsewhere',
);
