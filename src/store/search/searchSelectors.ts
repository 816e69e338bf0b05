import { createSelector } from '@reduxjs/toolkit';
import { type NamesById, NO_NAMES, sharedNames } from '#domain/names.ts';
import type { Category } from '#domain/search/categoryTree.ts';
import type { LoadedFilterName } from '#domain/search/filterValues.ts';
import { loadProductCategories } from '#store/console/referenceOperations.ts';
import { selectFulfillerNames, selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { selectLatestResult } from '#store/operation.ts';
import type { RootState } from '#store/rootReducer.ts';

const NO_CATEGORIES: readonly Category[] = [];

export function selectAllCategories(state: RootState): readonly Category[] {
  return selectLatestResult(state, loadProductCategories) ?? NO_CATEGORIES;
}

/** Product category names by ID, from all levels of the tree. R377: those above tell equal names apart. */
const selectCategoryNames: (state: RootState) => NamesById = createSelector(selectAllCategories, (tree) => {
  const categories = namedCategories(tree, '');
  const isShared = sharedNames(categories.map(({ name }) => name));
  return new Map(categories.map(({ id, name, path }) => [id, isShared(name) ? path : name]));
});

function namedCategories(
  tree: readonly Category[],
  above: string,
): { id: string; name: string; path: string }[] {
  return tree.flatMap(({ id, name, children }) => {
    const path = above + name;
    return [{ id, name, path }, ...namedCategories(children, `${path} › `)];
  });
}

/** The columns to display: those of the selected saved search, or else the user's; null for the default. */
export function selectColumns(state: RootState): readonly string[] | null {
  return state.search.columns ?? state.settings.columns;
}

/** The names of the values of each loaded filter, by value. */
export const selectFilterValueNames: (state: RootState) => Readonly<Record<LoadedFilterName, NamesById>> =
  createSelector(
    [selectMerchantNames, selectFulfillerNames, selectCategoryNames],
    (merchants, fulfillers, productCategories) => ({
      merchants,
      fulfillers,
      productCategories,
      // They have no display names.
      salesChannels: NO_NAMES,
    }),
  );
