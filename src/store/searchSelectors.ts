import { createSelector } from '@reduxjs/toolkit';
import { availableCategories, type Category, categoryOptions } from '#domain/categoryTree.ts';
import { type FilterIndex, indexByLabel } from '#domain/filterIndex.ts';
import type { AvailableFilters, LoadedFilterName } from '#domain/filterValues.ts';
import { type ResultPosition, resultPosition } from '#domain/searchSnapshot.ts';
import { loadAvailableFilters, loadProductCategories } from './referenceOperations.ts';
import type { RootState } from './rootReducer.ts';
import {
  latestResult,
  type Names,
  selectFulfillerNames,
  selectMerchantNames,
  selectOperation,
} from './selectors.ts';

/** An order's position in the last results; null if it is not among them (S2.67). */
export const selectResultPosition: (state: RootState, orderId: string) => ResultPosition | null =
  createSelector(
    [(state: RootState) => state.search.snapshot, (_state: RootState, orderId: string) => orderId],
    (snapshot, orderId) => snapshot && resultPosition(snapshot, orderId),
  );

const NONE: AvailableFilters = { merchants: [], fulfillers: [], salesChannels: [], productCategories: [] };

export function selectAvailableFilters(state: RootState): AvailableFilters {
  return latestResult(selectOperation(state, loadAvailableFilters, '')) ?? NONE;
}

const NO_CATEGORIES: readonly Category[] = [];

function selectAllCategories(state: RootState): readonly Category[] {
  return latestResult(selectOperation(state, loadProductCategories, '')) ?? NO_CATEGORIES;
}

/** Product category names by id, wherever in the tree. */
export const selectCategoryNames: (state: RootState) => Names = createSelector(
  selectAllCategories,
  (tree) => new Map(categoryNames(tree)),
);

function categoryNames(tree: readonly Category[]): [string, string][] {
  return tree.flatMap(({ id, name, children }) => [[id, name], ...categoryNames(children)]);
}

/** The part of the category tree that this person can find something in. */
export const selectCategories: (state: RootState) => readonly Category[] = createSelector(
  [selectAllCategories, (state: RootState) => selectAvailableFilters(state).productCategories],
  availableCategories,
);

function indexOf(values: readonly string[], names: Names): FilterIndex {
  return indexByLabel(
    values.map((value) => ({ value, label: names.get(value) ?? value, hint: '', synonyms: [] })),
  );
}

const NO_NAMES: Names = new Map();

/** The loaded filters' options, each made ready once: typing only compares (S2.27). */
export const FILTER_INDEXES: Readonly<Record<LoadedFilterName, (state: RootState) => FilterIndex>> = {
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
    (values) => indexOf(values, NO_NAMES),
  ),
  productCategories: createSelector(selectCategories, (tree) => indexByLabel(categoryOptions(tree))),
};

/** The columns to show: those of the picked saved search, else the person's own; null is the default set. */
export function selectColumns(state: RootState): readonly string[] | null {
  return state.search.columns ?? state.settings.columns;
}
