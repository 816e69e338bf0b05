import { createSelector } from '@reduxjs/toolkit';
import { type ByKey, byKey } from '#domain/byKey.ts';
import { handledOrdersIn } from '#domain/search/resultSet.ts';
import type { RootState } from '#store/rootReducer.ts';
import type { HandledOutcome } from './handledOrdersSlice.ts';

/**
 * R100: the orders that this tab has handled in the open search since it was run. R283: a run reports a write
 * only when it ends, so the latest write of an order may not be its last entry.
 */
export const selectHandledInResults: (state: RootState) => ByKey<HandledOutcome> = createSelector(
  [(state: RootState) => state.search.resultSet, (state: RootState) => state.handledOrders.handled],
  (resultSet, handled) =>
    byKey(
      handledOrdersIn(resultSet, handled)
        .toSorted((a, b) => a.at - b.at)
        .map(({ orderId, outcome }) => [orderId, outcome] as const),
    ),
);
