import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureOutcome } from '#domain/failure.ts';
import { signedOut } from './sessionSlice.ts';

/** One call to the platform, for the developers' inspector. Holds no token and no body. */
export interface PlatformCall {
  id: number;
  service: string;
  method: string;
  url: string;
  status: number | null;
  outcome: FailureOutcome | 'ok';
  tries: number;
  /** Epoch milliseconds. */
  startedAt: number;
  durationMs: number;
  correlationId: string | null;
}

const CALLS_KEPT = 200;

export interface CallsState {
  calls: PlatformCall[];
  /** Services that asked to wait, and until when (epoch milliseconds). */
  waits: Record<string, number>;
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
      state.waits[payload.service] = Math.max(payload.until, state.waits[payload.service] ?? 0);
    },
    /** The person does not want to wait: the calls go on at once. */
    waitSkipped: (state, { payload }: PayloadAction<string>) => {
      delete state.waits[payload];
    },
    /** A later wait of the same service goes on. */
    waitEnded: (state, { payload }: PayloadAction<{ service: string; until: number }>) => {
      if (state.waits[payload.service] === payload.until) delete state.waits[payload.service];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const { callsRecorded, waitAnnounced, waitEnded, waitSkipped } = callsSlice.actions;
export const callsReducer = callsSlice.reducer;
