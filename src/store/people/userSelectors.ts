import { createSelector } from '@reduxjs/toolkit';
import {
  canSearch,
  type Grants,
  NO_PERMISSIONS,
  type Permissions,
  withInternalIds,
} from '#domain/permissions.ts';
import { displayTimezone } from '#domain/time/time.ts';
import { loadGroups, loadPermissions } from '#store/console/referenceOperations.ts';
import { selectFulfillers } from '#store/console/referenceSelectors.ts';
import { latestResult, selectLatestResult, selectOperation } from '#store/operation.ts';
import type { RootState } from '#store/rootReducer.ts';

/** Whether the permissions were loaded or could not be read. */
export function selectArePermissionsSettled(state: RootState): boolean {
  const loading = selectOperation(state, loadPermissions, '');
  return loading.status === 'failed' || latestResult(loading) !== null;
}

/**
 * The user's permissions; none until they are loaded. Without the groups, which arrive after the first results:
 * with them, each of the rows rendered a second time.
 */
export const selectGrants: (state: RootState) => Grants = createSelector(
  (state: RootState) => selectLatestResult(state, loadPermissions) ?? NO_PERMISSIONS,
  selectFulfillers,
  (grants, known) => withInternalIds(grants, known ?? []),
);

/** The user's permissions and groups; none until they are loaded. */
export const selectPermissions: (state: RootState) => Permissions = createSelector(
  selectGrants,
  (state: RootState) => selectLatestResult(state, loadGroups) ?? NO_PERMISSIONS.groups,
  (grants, groups) => ({ ...grants, groups }),
);

/** Whether the user can search. True until the permissions are known. */
export function selectCanSearch(state: RootState): boolean {
  const permissions = selectLatestResult(state, loadPermissions);
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
