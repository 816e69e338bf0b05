import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ByKey, withNewest } from '#domain/byKey.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

/**
 * Search texts that are too long for the URL, by the key that the URL contains instead. This tab stores the
 * last ones.
 */
export type SearchTextsState = ByKey<string>;

const TEXTS_KEPT = 30;

const searchTextsSlice = createSlice({
  name: 'searchTexts',
  initialState: {} as SearchTextsState,
  reducers: {
    searchTextStored: (state, { payload }: PayloadAction<{ key: string; text: string }>) =>
      withNewest(state, payload.key, payload.text, TEXTS_KEPT),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => ({}));
  },
});

export const { searchTextStored } = searchTextsSlice.actions;
export const searchTextsReducer = searchTextsSlice.reducer;
