import { createSelector } from '@reduxjs/toolkit';
import { type ByKey, byKey } from '#domain/byKey.ts';
import { handledOrdersIn } from '#domain/search/resultSet.ts';
import type { RootState } from '#store/rootReducer.ts';
import type { HandledOrder, HandledOutcome } from './handledOrdersSlice.ts';

/** The last entry of each order, in the sequence in which the orders were last handled. */
export function lastEntries(handled: readonly HandledOrder[]): HandledOrder[] {
  const last = new Map(handled.map((entry) => [entry.orderId, entry]));
  return handled.filter((entry) => last.get(entry.orderId) === entry);
}

/** The orders that this tab has handled, each with the outcome of its last write, last handled last. */
export const selectHandledOrders: (state: RootState) => readonly HandledOrder[] = createSelector(
  [(state: RootState) => state.handledOrders.handled],
  lastEntries,
);

/** The orders that this tab has handled in the open search since it was run (R100). */
export const selectHandledInResults: (state: RootState) => ByKey<HandledOutcome> = createSelector(
  [(state: RootState) => state.search.resultSet, (state: RootState) => state.handledOrders.handled],
  (resultSet, handled) =>
    byKey(handledOrdersIn(resultSet, handled).map(({ orderId, outcome }) => [orderId, outcome] as const)),
);
