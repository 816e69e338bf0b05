import { put, readSearchPlatform, type Saga, takeEvery } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
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

/** The reads of reference data that the first screen depends on. */
export const referenceSagas: readonly (() => Saga)[] = [
  () => takeEvery(signedIn, loadReferenceData),
  operate(loadPermissions, ({ sub }) =>
    readSearchPlatform(({ accessManagement }, signal) => accessManagement.permissions(sub, { signal })),
  ),
  operate(loadMerchants, () =>
    readSearchPlatform(({ merchantConfig }, signal) => merchantConfig.merchants({ signal })),
  ),
  operate(loadFulfillers, () =>
    readSearchPlatform(({ fulfillerIdentity }, signal) => fulfillerIdentity.fulfillers({ signal })),
  ),
];
