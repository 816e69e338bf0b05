import { describe, expect, test } from 'vitest';
import type { Category } from '#domain/search/categoryTree.ts';
import {
  loadAvailableFilters,
  loadMerchants,
  loadProductCategories,
} from '#store/console/referenceOperations.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { FILTER_INDEX_SELECTORS, selectOfferedFilters } from '#store/search/filterSelectors.ts';

function category(id: string, ...children: Category[]): Category {
  return { id, name: `The ${id}`, children };
}

const TREE = [category('cards', category('standard'), category('premium')), category('signs')];

describe('R188: the product categories that count as offered', () => {
  test.each([
    ['those that the tree has', ['standard', 'gone', 'unheard-of'], TREE, ['standard']],
    ['the children of a category that is available as a whole', ['cards'], TREE, ['standard', 'premium']],
    ['the only child instead of its category', ['cards', 'standard'], TREE, ['standard']],
    ['the available IDs while the tree is unknown', ['a', 'b'], [], ['a', 'b']],
  ])('are %s', (_title, productCategories, tree, expected) => {
    const available = { merchants: ['m'], fulfillers: [], salesChannels: [], productCategories };
    const before = rootReducer(
      undefined,
      loadAvailableFilters.succeeded({ params: null, result: available }),
    );
    const state = rootReducer(before, loadProductCategories.succeeded({ params: null, result: tree }));
    expect(selectOfferedFilters(state)).toEqual({ ...available, productCategories: expected });
  });
});

test('R377: values with the same name are told apart by their IDs', () => {
  const available = {
    merchants: ['m-1', 'm-2', 'm-3'],
    fulfillers: [],
    salesChannels: [],
    productCategories: [],
  };
  const names = [
    ['m-1', 'Northern Print'],
    ['m-2', 'Northern Print'],
    ['m-3', 'Southern Print'],
  ] as const;
  const result = names.map(([merchantId, displayName]) => ({ merchantId, displayName }));
  const before = rootReducer(undefined, loadAvailableFilters.succeeded({ params: null, result: available }));
  const state = rootReducer(before, loadMerchants.succeeded({ params: null, result }));
  expect(FILTER_INDEX_SELECTORS.merchants(state).map(({ label, hint }) => [label, hint])).toEqual([
    ['Northern Print', 'm-1'],
    ['Northern Print', 'm-2'],
    ['Southern Print', ''],
  ]);
});
