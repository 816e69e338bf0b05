import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CountedSearch } from '#domain/results/breakdown.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

/** How far the reads of many orders have come. A read without a value has not reported any progress. */
export interface ProgressState {
  /** The number of orders that have been checked for a bulk plan, and the number to check. */
  planning?: { done: number; total: number } | null;
  /** The number of results that have been read for "Select all". */
  selection?: { read: number; total: number } | null;
  /** The orders counted so far in the results that arrived at `receivedAt`. */
  breakdown?: { receivedAt: number; counted: CountedSearch } | null;
}

const progressSlice = createSlice({
  name: 'progress',
  initialState: {} as ProgressState,
  reducers: {
    /** The reads in the payload have come this far; the other values stay unchanged. */
    progressed: (state, { payload }: PayloadAction<ProgressState>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => ({}));
  },
});

export const { progressed } = progressSlice.actions;
export const progressReducer = progressSlice.reducer;
