import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#domain/failure.ts';
import type { CountedSearch } from '#domain/results/breakdown.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

/** The progress of operations that read many orders; null or missing if none has been reported. */
export interface ProgressState {
  /** The number of orders that have been checked for a bulk plan, and the number to check. */
  planning?: { done: number; total: number } | null;
  /** The number of results that have been read for "Select all". */
  selection?: { read: number; total: number } | null;
  /**
   * The orders counted so far in the results that arrived at `receivedAt`, by the days of the time zone.
   * `failure` is the reason why pages are missing; null if none is.
   */
  breakdown?: {
    receivedAt: number;
    timezone: string;
    counted: CountedSearch;
    failure: Failure | null;
  } | null;
}

const progressSlice = createSlice({
  name: 'progress',
  initialState: {} as ProgressState,
  reducers: {
    /** Replaces the values in the payload. The other values stay unchanged. */
    progressReported: (state, { payload }: PayloadAction<ProgressState>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => ({}));
  },
});

export const { progressReported } = progressSlice.actions;
export const progressReducer = progressSlice.reducer;
