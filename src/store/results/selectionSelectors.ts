import { createSelector } from '@reduxjs/toolkit';
import { hasKey, valuesOf } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import type { RootState } from '#store/rootReducer.ts';

/** All selected orders, on any page. */
export const selectSelection: (state: RootState) => readonly Order[] = createSelector(
  (state: RootState) => state.selection.orders,
  (orders) => valuesOf(orders),
);

/** The number of selected orders that are not on the current page. */
export const selectHiddenCount: (state: RootState) => number = createSelector(
  (state: RootState) => state.selection.orders,
  (state: RootState) => state.search.results?.orders,
  (picked, shown = []) => {
    const onScreen = shown.filter((order) => hasKey(picked, order.orderId)).length;
    return Object.keys(picked).length - onScreen;
  },
);
