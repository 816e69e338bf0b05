import { createSelector } from '@reduxjs/toolkit';
import { distinctNames, type NamesById, NamesInAnyCase } from '#domain/names.ts';
import { selectLatestResult } from '#store/operation.ts';
import type { RootState } from '#store/rootReducer.ts';
import { loadCarrierServices, loadFulfillers, loadMerchants } from './referenceOperations.ts';

/** All fulfillers; null until they are loaded. */
export function selectFulfillers(state: RootState) {
  return selectLatestResult(state, loadFulfillers);
}

export const selectMerchantNames: (state: RootState) => NamesById = createSelector(
  (state: RootState) => selectLatestResult(state, loadMerchants),
  (merchants) =>
    distinctNames(new Map(merchants?.map(({ merchantId, displayName }) => [merchantId, displayName]))),
);

export const selectFulfillerNames: (state: RootState) => NamesById = createSelector(
  selectFulfillers,
  (fulfillers) => {
    const publicIds = new Map(fulfillers?.map(({ fulfillerId, name }) => [fulfillerId, name]));
    const names = new NamesInAnyCase(distinctNames(publicIds));
    for (const { fulfillerId, internalFulfillerId } of fulfillers ?? []) {
      if (internalFulfillerId) names.set(internalFulfillerId, names.get(fulfillerId) ?? '');
    }
    return names;
  },
);

/** The names of carrier services by key (S7.29). */
export const selectCarrierNames: (state: RootState) => NamesById = createSelector(
  (state: RootState) => selectLatestResult(state, loadCarrierServices),
  (carriers) => new Map(carriers?.map(({ key, name }) => [key, name])),
);
