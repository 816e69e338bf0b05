import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PREFERENCES, type Preferences } from '#domain/people/preferences.ts';
import { regionAfter } from '#domain/people/regions.ts';
import type { SettingsDocumentId, SettingsValues } from '#domain/people/settings.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import { signedOut } from './sessionSlice.ts';

export interface SettingsState extends Preferences {
  /** The list that the settings service stores, or the user's change until the service has confirmed it. */
  savedSearches: readonly SavedSearch[];
  /** Whether the user tries features that are not released for all users (S6.17). */
  beta: boolean;
  /**
   * By document: the values before the first choice that is not confirmed yet; null or missing if everything
   * is saved.
   */
  baseOfUnsaved: BaseSettings;
}

export type BaseSettings = { readonly [Id in SettingsDocumentId]?: SettingsValues[Id] | null };

const initialState: SettingsState = {
  ...DEFAULT_PREFERENCES,
  savedSearches: [],
  beta: false,
  baseOfUnsaved: {},
};

/**
 * The preferences stored in this browser, with defaults for the settings that only the settings service
 * stores.
 */
export function initialSettings(preferences: Preferences): SettingsState {
  return { ...initialState, ...preferences };
}

/** The local value of each document: the user's choices, whether saved or not. */
export function localSettings(state: SettingsState): SettingsValues {
  const { columns, columnWidths, savedSearches, idFormat, beta, language, regionalSettings, userTimezone } =
    state;
  return {
    columns: { columns, columnWidths },
    savedSearches,
    app: { idFormat, beta },
    global: { language, regionalSettings, userTimezone },
  };
}

type Columns = Pick<Preferences, 'columns' | 'columnWidths'>;
type PreferencesChange = Partial<Omit<Preferences, keyof Columns>>;

/**
 * The document that contains each preference. The columns have a separate document. The theme and the choice
 * of UTC or local time are stored only in this browser.
 */
const PREFERENCE_DOCUMENTS: { readonly [Name in keyof PreferencesChange]: 'app' | 'global' } = {
  idFormat: 'app',
  language: 'global',
  regionalSettings: 'global',
  userTimezone: 'global',
};

/** The documents that contain these preferences, without duplicates. */
export function documentsOf(preferences: PreferencesChange): ('app' | 'global')[] {
  const names = Object.keys(preferences) as (keyof PreferencesChange)[];
  const documents = names.map((name) => PREFERENCE_DOCUMENTS[name]);
  return [...new Set(documents.filter((document) => document !== undefined))];
}

/** Adds the values before the first unconfirmed choice. Later choices do not change them. */
function withBaseOf(state: SettingsState, documents: readonly SettingsDocumentId[]): BaseSettings {
  const local = localSettings(state);
  const begun = documents.filter((document) => !state.baseOfUnsaved[document]);
  return {
    ...state.baseOfUnsaved,
    ...Object.fromEntries(begun.map((document) => [document, local[document]])),
  };
}

/**
 * Adds the region to the changes: a new language also changes the region if that matches the previous
 * language.
 */
export function withRegion<T extends Partial<Pick<Preferences, 'language' | 'regionalSettings'>>>(
  { language, regionalSettings }: Preferences,
  changes: T,
): T & Pick<Preferences, 'regionalSettings'> {
  return {
    regionalSettings: regionAfter(regionalSettings, language, changes.language ?? language),
    ...changes,
  };
}

const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    preferencesChanged: (state, { payload }: PayloadAction<PreferencesChange>) => ({
      ...state,
      ...withRegion(state, payload),
      baseOfUnsaved: withBaseOf(state, documentsOf(payload)),
    }),
    columnsChanged: (state, { payload }: PayloadAction<Partial<Columns>>) => ({
      ...state,
      ...payload,
      baseOfUnsaved: withBaseOf(state, ['columns']),
    }),
    savedSearchesChanged: (state, { payload }: PayloadAction<readonly SavedSearch[]>) => ({
      ...state,
      savedSearches: payload,
      baseOfUnsaved: withBaseOf(state, ['savedSearches']),
    }),
    /** A document from the settings service was merged with the local choices. */
    settingsMerged: (state, { payload }: PayloadAction<SettingsMerged>) => ({
      ...state,
      ...withRegion(state, payload.changes),
      baseOfUnsaved: { ...state.baseOfUnsaved, [payload.document]: payload.base },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, (state) => ({ ...state, savedSearches: [], beta: false, baseOfUnsaved: {} }));
  },
});

interface SettingsMerged {
  document: SettingsDocumentId;
  changes: Partial<SettingsState>;
  /** The value that the document's unsaved changes are now based on; null if all changes are saved. */
  base: SettingsValues[SettingsDocumentId] | null;
}

export const { preferencesChanged, columnsChanged, savedSearchesChanged, settingsMerged } =
  settingsSlice.actions;
export const settingsReducer = settingsSlice.reducer;
