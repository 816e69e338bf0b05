import { createSelector } from '@reduxjs/toolkit';
import { type NamesById, NO_NAMES } from '#domain/names.ts';
import {
  availableCategories,
  type Category,
  categoryOptions,
  leafCategoryIds,
} from '#domain/search/categoryTree.ts';
import { type FilterIndex, indexByLabel } from '#domain/search/filterIndex.ts';
import type { AvailableFilters, LoadedFilterName } from '#domain/search/filterValues.ts';
import { loadAvailableFilters } from '#store/console/referenceOperations.ts';
import { selectFulfillerNames, selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { selectLatestResult } from '#store/operation.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectAllCategories } from './searchSelectors.ts';

const NONE: AvailableFilters = { merchants: [], fulfillers: [], salesChannels: [], productCategories: [] };

function selectAvailableFilters(state: RootState): AvailableFilters {
  return selectLatestResult(state, loadAvailableFilters) ?? NONE;
}

/** The part of the category tree that the user can search by. */
export const selectCategories: (state: RootState) => readonly Category[] = createSelector(
  [selectAllCategories, (state: RootState) => selectAvailableFilters(state).productCategories],
  availableCategories,
);

/**
 * R188: the values that each loaded filter offers. Only categories without children are included, because
 * selecting the only child of a category is the same as selecting the category. Until the tree is loaded, all
 * available category IDs are included.
 */
export const selectOfferedFilters: (state: RootState) => AvailableFilters = createSelector(
  [selectAvailableFilters, selectAllCategories, selectCategories],
  (available, all, offered) =>
    all.length === 0 ? available : { ...available, productCategories: leafCategoryIds(offered) },
);

function indexOf(values: readonly string[], names: NamesById): FilterIndex {
  return indexByLabel(
    values.map((value) => ({ value, label: names.get(value) ?? value, hint: '', synonyms: [] })),
  );
}

/** The options of the loaded filters, indexed in advance so that matching is fast during typing (S2.27). */
export const FILTER_INDEX_SELECTORS: Readonly<Record<LoadedFilterName, (state: RootState) => FilterIndex>> = {
  merchants: createSelector(
    [(state: RootState) => selectAvailableFilters(state).merchants, selectMerchantNames],
    indexOf,
  ),
  fulfillers: createSelector(
    [(state: RootState) => selectAvailableFilters(state).fulfillers, selectFulfillerNames],
    indexOf,
  ),
  salesChannels: createSelector(
    (state: RootState) => selectAvailableFilters(state).salesChannels,
    // They have no display names.
    (values) => indexOf(values, NO_NAMES),
  ),
  productCategories: createSelector(selectCategories, (tree) => indexByLabel(categoryOptions(tree))),
};
