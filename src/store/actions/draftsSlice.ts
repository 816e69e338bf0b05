import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ByKey, withEntry, withoutKey } from '#domain/byKey.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

/**
 * Form input that has not been sent, by form and subject, such as `reorder:<order id>`. The input is plain
 * data.
 */
export type DraftsState = ByKey<unknown>;

/** Precedes the keys of search texts that are too long for the URL. */
export const SEARCH_TEXT = 'searchText:';

export function isSearchText(key: string): boolean {
  return key.startsWith(SEARCH_TEXT);
}

/**
 * The maximum number of stored drafts, and of stored search texts. The oldest are removed first, so that
 * forgotten dialogs do not fill the tab's storage.
 */
const DRAFTS_KEPT = 30;

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: {} as DraftsState,
  reducers: {
    draftChanged: (state, { payload }: PayloadAction<{ key: string; value: unknown }>) => {
      const { key, value } = payload;
      const others = withoutKey(state, key);
      // Drafts displace no search text, because the results on the screen would disappear with it.
      const isAlike = (other: string) => isSearchText(other) === isSearchText(key);
      const alike = Object.keys(others).filter(isAlike);
      const kept = alike.length < DRAFTS_KEPT ? others : withoutKey(others, alike[0] ?? '');
      return withEntry(kept, key, value);
    },
    draftDiscarded: (state, { payload }: PayloadAction<string>) => withoutKey(state, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => ({}));
  },
});

export const { draftChanged, draftDiscarded } = draftsSlice.actions;
export const draftsReducer = draftsSlice.reducer;
