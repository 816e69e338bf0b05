import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_ID_FORMAT, type IdFormat } from '#domain/identifiers.ts';
import type { Language } from '#domain/languages.ts';
import type { SavedSearch } from '#domain/savedSearch.ts';
import { UTC } from '#domain/time.ts';

export type Theme = 'system' | 'light' | 'dark';

/** How a person wants to read the console (S3.52). */
export interface Preferences {
  language: Language;
  /** BCP 47 tag for numbers and money, e.g. 'de-AT'. */
  regionalSettings: string;
  /** The person's own zone, an IANA name. */
  userTimezone: string;
  /** Whether times are shown in UTC or in the person's zone. */
  displayZone: 'utc' | 'user';
  idFormat: IdFormat;
  theme: Theme;
}

export interface SettingsState extends Preferences {
  /** As the settings service holds them, or as chosen here while it has not confirmed. */
  savedSearches: SavedSearch[];
  /** Ordered column ids of the results table; null is the default set. */
  columns: string[] | null;
}

const initialState: SettingsState = {
  language: 'en',
  regionalSettings: 'en-GB',
  userTimezone: UTC,
  displayZone: 'user',
  idFormat: DEFAULT_ID_FORMAT,
  theme: 'system',
  savedSearches: [],
  columns: null,
};

const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    /** What this browser or the settings service remembers of the person's choices. */
    preferencesRecalled: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
    /** The person chose. */
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
  },
});

export const { preferencesRecalled, preferencesChanged } = settingsSlice.actions;
export const settingsReducer = settingsSlice.reducer;

/** The zone in which times are shown now (S2.10). */
export function displayTimezone(settings: SettingsState): string {
  return settings.displayZone === 'utc' ? UTC : settings.userTimezone;
}
