import { createAction } from '@reduxjs/toolkit';
import type { SettingsDocumentId } from '#domain/people/settings.ts';
import { createOperation } from '#store/operation.ts';

interface DocumentParams {
  document: SettingsDocumentId;
}
/** Reads one settings document. Choices of the user that are not yet saved are kept. */
export const loadSettings = createOperation<DocumentParams, null>()('loadSettings', 'document');

/** Saves the local changes to one settings document, merged with changes that were saved elsewhere. */
export const saveSettings = createOperation<DocumentParams, null>()('saveSettings', 'document');

/** Another tab of this browser has saved a settings document. */
export const settingsSavedElsewhere = createAction<DocumentParams>('settings/savedElsewhere');
