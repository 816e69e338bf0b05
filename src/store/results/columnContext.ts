import { createSelector } from '@reduxjs/toolkit';
import { NO_NAMES } from '#domain/names.ts';
import type { ColumnContext } from '#domain/results/ordersFile.ts';
import {
  selectCarrierNames,
  selectFulfillerNames,
  selectMerchantNames,
} from '#store/console/referenceSelectors.ts';
import { selectGrants } from '#store/people/userSelectors.ts';
import type { RootState } from '#store/rootReducer.ts';

/** The data that cells need, without carrier names, which are loaded later. */
export const selectColumnContextWithoutCarriers: (state: RootState) => ColumnContext = createSelector(
  [selectGrants, (state: RootState) => state.settings.idFormat, selectMerchantNames, selectFulfillerNames],
  (permissions, idFormat, merchants, fulfillers): ColumnContext => ({
    permissions,
    idFormat,
    merchants,
    fulfillers,
    carriers: NO_NAMES,
  }),
);

/** The data that all cells need besides the order. Returns the same object until some of it changes. */
export const selectColumnContext: (state: RootState) => ColumnContext = createSelector(
  [selectColumnContextWithoutCarriers, selectCarrierNames],
  (facts, carriers): ColumnContext => ({ ...facts, carriers }),
);
