import { createSelector } from '@reduxjs/toolkit';
import type { NamesById } from '#domain/names.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import type { RootState } from '#store/rootReducer.ts';
import { loadCarrierServices, loadFulfillers, loadMerchants } from './referenceOperations.ts';

/** All fulfillers; null until they are loaded. */
export function selectFulfillers(state: RootState) {
  return latestResult(selectOperation(state, loadFulfillers, ''));
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
