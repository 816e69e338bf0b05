import { createSelector } from '@reduxjs/toolkit';
import { type ByKey, byKey } from '#domain/byKey.ts';
import type { RootState } from './rootReducer.ts';
import type { HandledOutcome } from './triageSlice.ts';

/** The orders that this tab has handled, each with the outcome of its last write. */
export const selectHandledOrders: (state: RootState) => ByKey<HandledOutcome> = createSelector(
  [(state: RootState) => state.triage.handled],
  (handled) => byKey(handled.map(({ orderId, outcome }): [string, HandledOutcome] => [orderId, outcome])),
);
