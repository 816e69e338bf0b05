import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Differences below five minutes come from slow responses and do not change what the console shows. */
const TOLERATED_MS = 300_000;

export interface ServerState {
  /** Whether a newer build of the console than the one in this tab has been deployed. */
  isOutdated: boolean;
  /**
   * R458: the milliseconds by which this computer's clock is ahead of the server's, negative if it is behind;
   * null if the clock is right or has not been compared.
   */
  clockAheadMs: number | null;
}

/** The facts that the server of the console's own files has told. */
const serverSlice = createSlice({
  name: 'server',
  initialState: { isOutdated: false, clockAheadMs: null } as ServerState,
  reducers: {
    newVersionFound: (state) => {
      state.isOutdated = true;
    },
    clockCompared: (state, { payload }: PayloadAction<number>) => {
      state.clockAheadMs = Math.abs(payload) > TOLERATED_MS ? payload : null;
    },
  },
});

export const { clockCompared, newVersionFound } = serverSlice.actions;
export const serverReducer = serverSlice.reducer;
