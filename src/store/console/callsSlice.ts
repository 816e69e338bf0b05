import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ByKey, withEntry, withoutKey } from '#domain/byKey.ts';
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
    /** `until` is the end of the service's longest wait, in epoch milliseconds; null if none of its calls waits. */
    waitChanged: (state, { payload }: PayloadAction<{ service: string; until: number | null }>) => {
      const { service, until } = payload;
      state.waits =
        until === null ? withoutKey(state.waits, service) : withEntry(state.waits, service, until);
    },
    /** The user skips the wait, so the calls continue immediately. */
    waitSkipped: (state, { payload }: PayloadAction<string>) => {
      state.waits = withoutKey(state.waits, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const { callsRecorded, waitChanged, waitSkipped } = callsSlice.actions;
export const callsReducer = callsSlice.reducer;
