import { createSelector } from '@reduxjs/toolkit';
import type { ColumnFacts } from '#domain/ordersFile.ts';
import type { RootState } from './rootReducer.ts';
import {
  type Names,
  selectCarrierNames,
  selectFulfillerNames,
  selectMerchantNames,
  selectPermissions,
} from './selectors.ts';

const NO_NAMES: Names = new Map();

/** What cells need besides their order where none of them names a carrier: these come late, and change nothing then. */
export const selectFactsWithoutCarriers: (state: RootState) => ColumnFacts = createSelector(
  [
    selectPermissions,
    (state: RootState) => state.settings.idFormat,
    selectMerchantNames,
    selectFulfillerNames,
  ],
  (permissions, idFormat, merchants, fulfillers): ColumnFacts => ({
    permissions,
    idFormat,
    merchants,
    fulfillers,
    carriers: NO_NAMES,
  }),
);

/** What the cells of every row need besides its order: one object for as long as none of it changes. */
export const selectColumnFacts: (state: RootState) => ColumnFacts = createSelector(
  [selectFactsWithoutCarriers, selectCarrierNames],
  (facts, carriers): ColumnFacts => ({ ...facts, carriers }),
);
