import { createSelector } from '@reduxjs/toolkit';
import { valuesOf } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import type { RootState } from '#store/rootReducer.ts';

/** All selected orders, on any page. */
export const selectSelection: (state: RootState) => readonly Order[] = createSelector(
  (state: RootState) => state.selection.orders,
  (orders) => valuesOf(orders),
);

/** The selected orders that are on the current page. */
export const selectShownSelection: (state: RootState) => readonly Order[] = createSelector(
  selectSelection,
  (state: RootState) => state.search.results?.orders,
  (selected, shown = []) => {
    const shownIds = new Set(shown.map(({ orderId }) => orderId));
    return selected.filter(({ orderId }) => shownIds.has(orderId));
  },
);

/** The number of selected orders that are not on the current page. */
export function selectHiddenCount(state: RootState): number {
  return selectSelection(state).length - selectShownSelection(state).length;
}
