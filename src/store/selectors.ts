import { createSelector } from '@reduxjs/toolkit';
import { lookUp } from '#domain/byKey.ts';
import type { NamesById } from '#domain/names.ts';
import {
  canSearch,
  type Grants,
  NO_PERMISSIONS,
  type Permissions,
  withInternalIds,
} from '#domain/permissions.ts';
import { displayTimezone } from '#domain/time.ts';
import {
  loadCarrierServices,
  loadFulfillers,
  loadGroups,
  loadMerchants,
  loadPermissions,
} from '#store/console/referenceOperations.ts';
import { IDLE, type OperationState } from './operation.ts';
import type { RootState } from './rootReducer.ts';

/** Any operation, reduced to its name and its result type. */
export interface AnyOperation {
  name: string;
  succeeded: (payload: never) => { payload: { result: unknown } };
}
export type ResultOf<O extends AnyOperation> = ReturnType<O['succeeded']>['payload']['result'];

/**
 * The state of the operation for the subject; idle if it was never requested. The store contains untyped
 * results; the operation determines their type.
 */
export function selectOperation<O extends AnyOperation>(
  state: RootState,
  operation: O,
  subject: string,
): OperationState<ResultOf<O>> {
  const subjects = lookUp(state.operations, operation.name) ?? {};
  return (lookUp(subjects, subject) ?? IDLE) as OperationState<ResultOf<O>>;
}

/** The last successful result, even while the operation runs again or after it failed; null without one. */
export function latestResult<Result>(state: OperationState<Result>): Result | null {
  if (state.status === 'succeeded') return state.result;
  return state.status === 'idle' ? null : state.previous;
}

/** Whether the permissions were loaded or could not be read. */
export function selectArePermissionsSettled(state: RootState): boolean {
  const loading = selectOperation(state, loadPermissions, '');
  return loading.status === 'failed' || latestResult(loading) !== null;
}

/** All fulfillers; null until they are loaded. */
export function selectFulfillers(state: RootState) {
  return latestResult(selectOperation(state, loadFulfillers, ''));
}

/**
 * The user's permissions; none until they are loaded. Without the groups, which arrive after the first results:
 * with them, each of the rows rendered a second time.
 */
export const selectGrants: (state: RootState) => Grants = createSelector(
  (state: RootState) => latestResult(selectOperation(state, loadPermissions, '')) ?? NO_PERMISSIONS,
  selectFulfillers,
  (grants, known) => withInternalIds(grants, known ?? []),
);

/** The user's permissions and groups; none until they are loaded. */
export const selectPermissions: (state: RootState) => Permissions = createSelector(
  selectGrants,
  (state: RootState) => latestResult(selectOperation(state, loadGroups, '')) ?? NO_PERMISSIONS.groups,
  (grants, groups) => ({ ...grants, groups }),
);

/** Whether the user can search. True until the permissions are known. */
export function selectCanSearch(state: RootState): boolean {
  const permissions = latestResult(selectOperation(state, loadPermissions, ''));
  return permissions === null || canSearch(permissions);
}

/** Whether the session has ended, or ends soon because the token could not be renewed. */
export function selectIsSessionEnding({ session }: RootState): boolean {
  return session.status === 'expired' || 'tokenExpiresAt' in session;
}

export function selectCurrentUser(state: RootState) {
  return state.session.status === 'signedOut' ? null : state.session.person;
}

/** The ID of the signed-in user; '' if nobody is signed in. */
export function selectUserId(state: RootState): string {
  return selectCurrentUser(state)?.sub ?? '';
}

export function selectTimezone(state: RootState): string {
  return displayTimezone(state.settings);
}

export const selectMerchantNames: (state: RootState) => NamesById = createSelector(
  (state: RootState) => latestResult(selectOperation(state, loadMerchants, '')),
  (merchants) => new Map(merchants?.map(({ merchantId, displayName }) => [merchantId, displayName])),
);

export const selectFulfillerNames: (state: RootState) => NamesById = createSelector(
  selectFulfillers,
  (fulfillers) =>
    new Map(
      fulfillers
        ?.flatMap(({ fulfillerId, internalFulfillerId, name }): [string, string][] => [
          [internalFulfillerId, name],
          [fulfillerId, name],
        ])
        .filter(([id]) => id !== ''),
    ),
);

/** The names of carrier services by key (S7.29). */
export const selectCarrierNames: (state: RootState) => NamesById = createSelector(
  (state: RootState) => latestResult(selectOperation(state, loadCarrierServices, '')),
  (carriers) => new Map(carriers?.map(({ key, name }) => [key, name])),
);
