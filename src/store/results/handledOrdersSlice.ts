import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WriteOutcome } from '#domain/writes/writeOutcome.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

export type HandledOutcome = WriteOutcome | 'unknown' | 'duplicate';

/** An order for which this tab has sent a write, individually or in a run, with the outcome of the write. */
export interface HandledOrder {
  orderId: string;
  outcome: HandledOutcome;
  /** The time at which the write ended, or at which a run sent it, in epoch milliseconds. */
  at: number;
  /** The time of the result set (R100) that was open then; missing if there was none. */
  resultsAt?: number | undefined;
}

export interface HandledOrdersState {
  /** Whether the split view opens the next order once a write has succeeded. */
  isAutoAdvancing: boolean;
  /** The entries of each order, oldest first. */
  handled: readonly HandledOrder[];
}

/** R644: more than the results of any search, so that memory use stays bounded over weeks. */
const HANDLED_KEPT = 5_000;

const initialState: HandledOrdersState = { isAutoAdvancing: true, handled: [] };

const handledOrdersSlice = createSlice({
  name: 'handledOrders',
  initialState,
  reducers: {
    autoAdvanceChosen: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isAutoAdvancing: payload,
    }),
    ordersHandled: (state, { payload }: PayloadAction<readonly HandledOrder[]>) => ({
      ...state,
      handled: [...state.handled, ...payload].slice(-HANDLED_KEPT),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

/** R468: the time (epoch milliseconds) since which counts must have been requested to include the last write. */
export function lastHandledAt({ handledOrders }: { handledOrders: HandledOrdersState }): number {
  return handledOrders.handled.at(-1)?.at ?? 0;
}

export const { autoAdvanceChosen, ordersHandled } = handledOrdersSlice.actions;
export const handledOrdersReducer = handledOrdersSlice.reducer;
