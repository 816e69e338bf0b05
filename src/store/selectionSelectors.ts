import { createSelector } from '@reduxjs/toolkit';
import type { Order } from '#domain/order.ts';
import type { RootState } from './rootReducer.ts';

/** The picked orders, wherever they were picked. */
export const selectSelection: (state: RootState) => readonly Order[] = createSelector(
  (state: RootState) => state.selection.orders,
  (orders) => Object.values(orders),
);

/** How many of the picked orders are not among the results on screen. */
export const selectHiddenCount: (state: RootState) => number = createSelector(
  (state: RootState) => state.selection.orders,
  (state: RootState) => state.search.results?.orders,
  (picked, shown = []) => {
    const onScreen = shown.filter((order) => Object.hasOwn(picked, order.orderId)).length;
    return Object.keys(picked).length - onScreen;
  },
);
