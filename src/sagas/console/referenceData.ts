import type { Fulfiller, Merchant } from '#domain/order/merchant.ts';
import type { Grants } from '#domain/permissions.ts';
import { put, readSearchPlatform, type Saga, takeEvery } from '#sagas/core/effects.ts';
import {
  loadAvailableFilters,
  loadCarrierServices,
  loadFulfillers,
  loadGroups,
  loadMerchants,
  loadPermissions,
  loadProductCategories,
} from '#store/console/referenceOperations.ts';
import { signedIn } from '#store/people/sessionSlice.ts';

export function fetchPermissions({ sub }: { sub: string }): Saga<Grants> {
  return readSearchPlatform(({ accessManagement }, signal) => accessManagement.permissions(sub, { signal }));
}

export function fetchMerchants(): Saga<Merchant[]> {
  return readSearchPlatform(({ merchantConfig }, signal) => merchantConfig.merchants({ signal }));
}

export function fetchFulfillers(): Saga<Fulfiller[]> {
  return readSearchPlatform(({ fulfillerIdentity }, signal) => fulfillerIdentity.fulfillers({ signal }));
}

/** Requests the reference data of the whole console in parallel as soon as the user is signed in (S7.39). */
function* loadReferenceData({ payload }: ReturnType<typeof signedIn>): Saga {
  yield* put(loadPermissions.requested({ sub: payload.sub }));
  yield* put(loadGroups.requested({ sub: payload.sub }));
  yield* put(loadMerchants.requested(null));
  yield* put(loadFulfillers.requested(null));
  yield* put(loadAvailableFilters.requested(null));
  yield* put(loadProductCategories.requested(null));
  yield* put(loadCarrierServices.requested(null));
}

export function* watchSignedIn(): Saga {
  yield* takeEvery(signedIn, loadReferenceData);
}
