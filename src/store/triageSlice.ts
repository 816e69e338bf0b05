import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { lookUp } from '#domain/byKey.ts';
import type { Failure } from '#domain/failure.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import {
  cancelItem,
  cancelOrder,
  changeAddress,
  clearAlerts,
  type Guarded,
  rejectItem,
  resendEvents,
  retryRouting,
  updateStatus,
} from './orderActions.ts';
import { requestRedirect } from './redirectOperations.ts';
import { signedOut } from './sessionSlice.ts';

export type HandledOutcome = 'done' | 'partly' | 'failed' | 'unknown';

/** A write on an order that this tab has sent, and how it ended. */
export interface Handled {
  orderId: string;
  /** The operation's name. */
  operation: string;
  outcome: HandledOutcome;
  /** Epoch milliseconds. */
  at: number;
}

export interface TriageState {
  /** Whether the split view opens the next order once a write has succeeded. */
  goesOn: boolean;
  /** The oldest first. */
  handled: readonly Handled[];
}

const initialState: TriageState = { goesOn: true, handled: [] };

/** The writes that deal with an order; its callback address and who watches it change nothing about it. */
const WRITES = [
  cancelOrder,
  cancelItem,
  rejectItem,
  retryRouting,
  clearAlerts,
  resendEvents,
  changeAddress,
  updateStatus,
  requestRedirect,
];

interface WriteEnded extends UnknownAction {
  meta: { operation: string; at: number };
  payload: { params: Guarded; failure?: Failure; result?: unknown };
}

function isWriteEnded(action: UnknownAction): action is WriteEnded {
  return WRITES.some(({ succeeded, failed }) => succeeded.match(action) || failed.match(action));
}

const OUTCOMES = { success: 'done', warning: 'partly', danger: 'failed', info: 'done' } as const;

/** Null for a write that was not sent, because the order had changed. */
function outcomeOf({ meta, payload }: WriteEnded): HandledOutcome | null {
  if (payload.failure) return payload.failure.outcome === 'unknown' ? 'unknown' : 'failed';
  const said = lookUp(ANNOUNCEMENTS, meta.operation)?.succeeded;
  const announcement = typeof said === 'function' ? said(payload.result as never) : said;
  return announcement ? OUTCOMES[announcement.severity] : null;
}

const triageSlice = createSlice({
  name: 'triage',
  initialState,
  reducers: {
    goingOnChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.goesOn = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(isWriteEnded, (state, action) => {
        const outcome = outcomeOf(action);
        if (outcome === null) return state;
        const { meta, payload } = action;
        const { orderId } = payload.params;
        const handled = { orderId, operation: meta.operation, outcome, at: meta.at };
        return { ...state, handled: [...state.handled, handled] };
      });
  },
});

export const { goingOnChosen } = triageSlice.actions;
export const triageReducer = triageSlice.reducer;
