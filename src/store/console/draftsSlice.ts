import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ByKey, withNewest, withoutKey } from '#domain/byKey.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

/** Form input that has not been sent, as plain data, by form and subject, such as `reorder:<order id>`. */
export type DraftsState = ByKey<unknown>;

/** The maximum number of drafts. The oldest are removed, so that forgotten ones do not fill the storage. */
const DRAFTS_KEPT = 30;

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: {} as DraftsState,
  reducers: {
    draftChanged: (state, { payload }: PayloadAction<{ key: string; value: unknown }>) =>
      withNewest(state, payload.key, payload.value, DRAFTS_KEPT),
    draftDiscarded: (state, { payload }: PayloadAction<string>) => withoutKey(state, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => ({}));
  },
});

export const { draftChanged, draftDiscarded } = draftsSlice.actions;
export const draftsReducer = draftsSlice.reducer;
