import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ByKey, byKey, entriesOf, hasKey } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import { ordersRefreshed } from '#store/order/orderOperations.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { runSearch } from '#store/search/searchOperations.ts';

export interface SelectionState {
  /** The selected orders by ID, as last read. */
  orders: ByKey<Order>;
  /** IDs of orders that were selected before a reload and have not been read again yet. */
  unrestoredIds: readonly string[];
  /** Whether orders that were selected before a reload are being read. */
  isRestoring: boolean;
  /**
   * The orders that were deselected last. The user can restore them until another order is selected or a run
   * has processed orders.
   */
  cleared: ByKey<Order>;
}

/** Restores the selected orders of this tab after a reload or sign-in. Only their IDs are stored. */
export const selectionRecalled = createAction<{ orderIds: readonly string[] }>('selection/recalled');

const initialState: SelectionState = { orders: {}, unrestoredIds: [], isRestoring: false, cleared: {} };

function byId(orders: readonly Order[]): ByKey<Order> {
  return byKey(orders.map((order) => [order.orderId, order]));
}

function withoutOrders(state: SelectionState, orderIds: readonly string[]): SelectionState {
  const gone = new Set(orderIds);
  const kept = entriesOf(state.orders).filter(([orderId]) => !gone.has(orderId));
  const unrestoredIds = state.unrestoredIds.filter((orderId) => !gone.has(orderId));
  return { ...state, orders: byKey(kept), unrestoredIds };
}

function withFresh(state: SelectionState, read: readonly Order[]): SelectionState {
  const seen = read.filter((order) => hasKey(state.orders, order.orderId));
  if (seen.length === 0) return state;
  return { ...state, orders: { ...state.orders, ...byId(seen) } };
}

/** The orders that the user has selected. They stay selected across pages, sorts and new searches. */
const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    ordersSelected: (state, { payload }: PayloadAction<readonly Order[]>) => ({
      ...state,
      orders: { ...state.orders, ...byId(payload) },
      cleared: {},
    }),
    ordersDeselected: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...withoutOrders(state, payload),
      cleared: byKey(entriesOf(state.orders).filter(([orderId]) => payload.includes(orderId))),
    }),
    /** A run has processed these orders. They cannot be restored and then selected again by mistake. */
    ordersProcessed: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...withoutOrders(state, payload),
      cleared: {},
    }),
    selectionRestored: (state) => ({ ...state, isRestoring: false }),
    unrestoredIdsChanged: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      unrestoredIds: payload,
    }),
    selectionCleared: ({ orders }) => ({ ...initialState, cleared: orders }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(selectionRecalled, (state, { payload }) => ({
        ...state,
        unrestoredIds: payload.orderIds,
        isRestoring: true,
      }))
      .addCase(ordersRefreshed, (state, { payload }) => withFresh(state, payload))
      .addCase(runSearch.succeeded, (state, { payload }) => withFresh(state, payload.result.orders));
  },
});

export const {
  ordersSelected,
  ordersDeselected,
  ordersProcessed,
  selectionRestored,
  selectionCleared,
  unrestoredIdsChanged,
} = selectionSlice.actions;
export const selectionReducer = selectionSlice.reducer;
