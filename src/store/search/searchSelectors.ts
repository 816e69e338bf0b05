import { createSelector } from '@reduxjs/toolkit';
import type { NamesById } from '#domain/names.ts';
import type { Category } from '#domain/search/categoryTree.ts';
import type { LoadedFilterName } from '#domain/search/filterValues.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { type ResultPosition, resultPosition } from '#domain/search/searchSnapshot.ts';
import { searchQuery } from '#domain/search/searchUrl.ts';
import { loadProductCategories } from '#store/referenceOperations.ts';
import type { RootState } from '#store/rootReducer.ts';
import {
  latestResult,
  selectFulfillerNames,
  selectMerchantNames,
  selectOperation,
} from '#store/selectors.ts';

/** An order's position in the last results; null if it is not among them (S2.67). */
export const selectResultPosition: (state: RootState, orderId: string) => ResultPosition | null =
  createSelector(
    [(state: RootState) => state.search.snapshot, (_state: RootState, orderId: string) => orderId],
    (snapshot, orderId) => snapshot && resultPosition(snapshot, orderId),
  );

/** The query of the last results, on the page with this order if they contain it; null if there are none. */
export const selectResultsQuery: (state: RootState, orderId: string) => string | null = createSelector(
  [
    ({ search }: RootState) => search.snapshot?.criteria,
    ({ search }: RootState) => search.columns,
    // The previous or next order can be on another page of the results.
    (state: RootState, orderId: string) => selectResultPosition(state, orderId)?.page,
  ],
  (criteria, columns, page) =>
    criteria ? searchQuery({ ...criteria, page: page ?? criteria.page }, columns) : null,
);

/** The open search, or else that of the last results, from its first page; null if there is neither. */
export const selectLastSearch: (state: RootState) => SearchCriteria | null = createSelector(
  ({ search }: RootState) => search.criteria ?? search.snapshot?.criteria ?? null,
  (criteria) => criteria && { ...criteria, page: 1 },
);

const NO_CATEGORIES: readonly Category[] = [];

export function selectAllCategories(state: RootState): readonly Category[] {
  return latestResult(selectOperation(state, loadProductCategories, '')) ?? NO_CATEGORIES;
}

/** Product category names by ID, from all levels of the tree. */
export const selectCategoryNames: (state: RootState) => NamesById = createSelector(
  selectAllCategories,
  (tree) => new Map(categoryNames(tree)),
);

function categoryNames(tree: readonly Category[]): [string, string][] {
  return tree.flatMap(({ id, name, children }) => [[id, name], ...categoryNames(children)]);
}

/** The columns to display: those of the selected saved search, or else the user's; null for the default. */
export function selectColumns(state: RootState): readonly string[] | null {
  return state.search.columns ?? state.settings.columns;
}

/** Sales channels have no display names. */
const NO_NAMES: NamesById = new Map();

/** The names of the values of each loaded filter, by value. */
export const selectFilterValueNames: (state: RootState) => Readonly<Record<LoadedFilterName, NamesById>> =
  createSelector(
    [selectMerchantNames, selectFulfillerNames, selectCategoryNames],
    (merchants, fulfillers, productCategories) => ({
      merchants,
      fulfillers,
      productCategories,
      salesChannels: NO_NAMES,
    }),
  );
