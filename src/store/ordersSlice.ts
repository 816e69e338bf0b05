import { createSlice } from '@reduxjs/toolkit';
import { SEEN_ORDERS_KEPT } from '#domain/limits.ts';
import type { Order } from '#domain/order.ts';
import { loadOrder, type OrderFound } from './orderOperations.ts';
import { runSearch } from './searchOperations.ts';
import { signedOut } from './sessionSlice.ts';

/** An order that was opened before: shown at once when it is opened again, refreshed behind. */
export interface SeenOrder {
  found: OrderFound;
  /** Epoch milliseconds. */
  receivedAt: number;
}

export interface OrdersState {
  seen: Record<string, SeenOrder>;
  /** Orders of the last results: enough to paint the header and summary before the order itself arrives. */
  previews: Record<string, Order>;
}

const initialState: OrdersState = { seen: {}, previews: {} };

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(loadOrder.succeeded.match, (state, { payload, meta }) => {
        const { [meta.subject]: _, ...others } = state.seen;
        const kept = Object.entries(others).slice(1 - SEEN_ORDERS_KEPT);
        const seen = { found: payload.result, receivedAt: meta.at };
        return { ...state, seen: { ...Object.fromEntries(kept), [meta.subject]: seen } };
      })
      .addMatcher(runSearch.succeeded.match, (state, { payload }) => ({
        ...state,
        previews: Object.fromEntries(payload.result.orders.map((order) => [order.orderId, order])),
      }));
  },
});

export const ordersReducer = ordersSlice.reducer;
