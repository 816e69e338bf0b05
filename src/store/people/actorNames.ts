import { createSelector } from '@reduxjs/toolkit';
import { entriesOf, lookUp } from '#domain/byKey.ts';
import type { NamesById } from '#domain/results/ordersFile.ts';
import type { OperationState } from '#store/operation.ts';
import { loadActorName } from '#store/order/panelOperations.ts';
import type { RootState } from '#store/rootReducer.ts';
import { latestResult } from '#store/selectors.ts';

function isSame(a: NamesById, b: NamesById): boolean {
  return a.size === b.size && [...a].every(([actor, name]) => b.get(actor) === name);
}

/** The known names of actors by ID. Returns the same map until another name is loaded. */
export const selectActorNames: (state: RootState) => NamesById = createSelector(
  [(state: RootState) => lookUp(state.operations, loadActorName.name)],
  (states = {}) =>
    new Map(
      entriesOf(states)
        .map(([actor, state]) => [actor, latestResult(state as OperationState<string>) ?? ''] as const)
        .filter(([, name]) => name !== ''),
    ),
  { memoizeOptions: { resultEqualityCheck: isSame } },
);
