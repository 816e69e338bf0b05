import { createSelector } from '@reduxjs/toolkit';
import type { ColumnFacts } from '#domain/ordersFile.ts';
import { loadCarrierServices } from './referenceOperations.ts';
import type { RootState } from './rootReducer.ts';
import {
  latestResult,
  type Names,
  selectFulfillerNames,
  selectMerchantNames,
  selectOperation,
  selectPermissions,
} from './selectors.ts';

/** Carrier services by key; one that the reference does not know is shown by its key. */
const selectCarrierNames: (state: RootState) => Names = createSelector(
  (state: RootState) => latestResult(selectOperation(state, loadCarrierServices, '')),
  (services) => new Map(services?.map(({ key, name }) => [key, name])),
);

/** What the cells of every row need besides its order: one object for as long as none of it changes. */
export const selectColumnFacts: (state: RootState) => ColumnFacts = createSelector(
  [
    selectPermissions,
    (state: RootState) => state.settings.idFormat,
    selectMerchantNames,
    selectFulfillerNames,
    selectCarrierNames,
  ],
  (permissions, idFormat, merchants, fulfillers, carriers): ColumnFacts => ({
    permissions,
    idFormat,
    merchants,
    fulfillers,
    carriers,
  }),
);
