import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '#domain/order.ts';
import { runSearch } from './searchOperations.ts';
import { signedOut } from './sessionSlice.ts';

export interface SelectionState {
  /** The picked orders by id, as they were last seen in a search. */
  orders: Readonly<Record<string, Order>>;
}

const initialState: SelectionState = { orders: {} };

/** Orders picked with the check boxes; they stay picked over pages, sorts and new searches. */
const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    ordersSelected: (state, { payload }: PayloadAction<readonly Order[]>) => ({
      orders: { ...state.orders, ...Object.fromEntries(payload.map((order) => [order.orderId, order])) },
    }),
    ordersDeselected: (state, { payload }: PayloadAction<readonly string[]>) => {
      const gone = new Set(payload);
      const kept = Object.entries(state.orders).filter(([orderId]) => !gone.has(orderId));
      return { orders: Object.fromEntries(kept) };
    },
    selectionCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(runSearch.succeeded.match, (state, { payload }) => {
        const seen = payload.result.orders.filter((order) => Object.hasOwn(state.orders, order.orderId));
        if (seen.length === 0) return state;
        return {
          orders: { ...state.orders, ...Object.fromEntries(seen.map((order) => [order.orderId, order])) },
        };
      });
  },
});

export const { ordersSelected, ordersDeselected, selectionCleared } = selectionSlice.actions;
export const selectionReducer = selectionSlice.reducer;
