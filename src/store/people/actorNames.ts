import { createAction, createSelector } from '@reduxjs/toolkit';
import { entriesOf, lookUp } from '#domain/byKey.ts';
import type { NamesById } from '#domain/names.ts';
import { createOperation, latestResult, type OperationState } from '#store/operation.ts';
import type { RootState } from '#store/rootReducer.ts';

/** An actor's name (S7.26), shared by all parts that show it; '' if the platform knows no name. */
export const loadActorName = createOperation<{ actor: string }, string>()('loadActorName', 'actor');

/**
 * Requests the names of the actors that a part of the screen shows. Each name is requested only once. After a
 * failure, it can be requested again after `NAME_RETRY_MS`.
 */
export const actorNamesRequested = createAction<string[]>('actorNames/requested');

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
