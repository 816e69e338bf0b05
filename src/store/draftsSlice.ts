import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './sessionSlice.ts';

/** What people have typed and not sent yet, by the place it belongs to: `reorder:<order id>`. Plain data only. */
export type DraftsState = Record<string, unknown>;

/** The oldest leave first: forgotten dialogs must not fill the tab's storage. */
const DRAFTS_KEPT = 30;

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: {} as DraftsState,
  reducers: {
    draftKept: (state, { payload }: PayloadAction<{ key: string; value: unknown }>) => {
      const { [payload.key]: _, ...others } = state;
      const kept = Object.entries(others).slice(1 - DRAFTS_KEPT);
      return { ...Object.fromEntries(kept), [payload.key]: payload.value };
    },
    draftDiscarded: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => ({}));
  },
});

export const { draftKept, draftDiscarded } = draftsSlice.actions;
export const draftsReducer = draftsSlice.reducer;
