import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ByKey, lookUp, withEntry, withoutKey } from '#domain/byKey.ts';
import type { PlatformCall } from '#domain/console/call.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

const CALLS_KEPT = 200;

export interface CallsState {
  calls: PlatformCall[];
  /**
   * By service: the time at which its waiting calls are tried again, in epoch milliseconds. Only services
   * with a waiting call have an entry.
   */
  waits: ByKey<number>;
}

const initialState: CallsState = { calls: [], waits: {} };

const callsSlice = createSlice({
  name: 'calls',
  initialState,
  reducers: {
    callsRecorded: (state, { payload }: PayloadAction<PlatformCall[]>) => {
      state.calls = [...state.calls, ...payload].slice(-CALLS_KEPT);
    },
    waitAnnounced: (state, { payload }: PayloadAction<{ service: string; until: number }>) => {
      const until = Math.max(payload.until, lookUp(state.waits, payload.service) ?? 0);
      state.waits = withEntry(state.waits, payload.service, until);
    },
    /** The user skips the wait, so the calls continue immediately. */
    waitSkipped: (state, { payload }: PayloadAction<string>) => {
      state.waits = withoutKey(state.waits, payload);
    },
    /** Ends this wait. A longer wait for the same service continues. */
    waitEnded: (state, { payload }: PayloadAction<{ service: string; until: number }>) => {
      if (lookUp(state.waits, payload.service) === payload.until)
        state.waits = withoutKey(state.waits, payload.service);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const { callsRecorded, waitAnnounced, waitEnded, waitSkipped } = callsSlice.actions;
export const callsReducer = callsSlice.reducer;
