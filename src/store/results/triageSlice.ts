import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '#store/people/sessionSlice.ts';

export type HandledOutcome = 'done' | 'partly' | 'failed' | 'unknown';

/** A write on an order that this tab has sent, alone or in a run, with its outcome. */
export interface Handled {
  orderId: string;
  outcome: HandledOutcome;
  /** The time at which it ended, in epoch milliseconds. */
  at: number;
}

export interface TriageState {
  /** Whether the split view opens the next order once a write has succeeded. */
  goesOn: boolean;
  /** Oldest first. */
  handled: readonly Handled[];
}

const initialState: TriageState = { goesOn: true, handled: [] };

const triageSlice = createSlice({
  name: 'triage',
  initialState,
  reducers: {
    goingOnChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, goesOn: payload }),
    ordersHandled: (state, { payload }: PayloadAction<readonly Handled[]>) => ({
      ...state,
      handled: [...state.handled, ...payload],
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const { goingOnChosen, ordersHandled } = triageSlice.actions;
export const triageReducer = triageSlice.reducer;
