import { createSelector } from '@reduxjs/toolkit';
import { type ByKey, byKey } from '#domain/byKey.ts';
import { handledOrdersIn } from '#domain/search/resultSet.ts';
import type { RootState } from '#store/rootReducer.ts';
import type { HandledOrder, HandledOutcome } from './triageSlice.ts';

function outcomesOf(handled: readonly HandledOrder[]): ByKey<HandledOutcome> {
  return byKey(handled.map(({ orderId, outcome }): [string, HandledOutcome] => [orderId, outcome]));
}

/** The orders that this tab has handled, each with the outcome of its last write. */
export const selectHandledOrders: (state: RootState) => ByKey<HandledOutcome> = createSelector(
  [(state: RootState) => state.triage.handled],
  outcomesOf,
);

/** The orders that this tab has handled in the open search since it was run (R100). */
export const selectHandledInResults: (state: RootState) => ByKey<HandledOutcome> = createSelector(
  [(state: RootState) => state.search.resultSet, (state: RootState) => state.triage.handled],
  (resultSet, handled) => outcomesOf(handledOrdersIn(resultSet, handled)),
);
