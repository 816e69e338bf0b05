import { describe, expect, test } from 'vitest';
import type { Fulfiller } from '#domain/order/merchant.ts';
import type { Category } from '#domain/search/categoryTree.ts';
import {
  loadAvailableFilters,
  loadFulfillers,
  loadMerchants,
  loadProductCategories,
} from '#store/console/referenceOperations.ts';
import { selectColumnContext } from '#store/results/columnContext.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { FILTER_INDEX_SELECTORS, selectOfferedFilters } from '#store/search/filterSelectors.ts';
import { selectFilterValueNames } from '#store/search/searchSelectors.ts';

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

const NAMED = ['m-1', 'm-2', 'm-3'].map((merchantId) => ({
  merchantId,
  displayName: merchantId === 'm-3' ? 'Southern Print' : 'Northern Print',
}));

test('R377: values with the same name are told apart by their IDs', () => {
  const available = {
    merchants: ['m-1', 'm-2', 'm-3'],
    fulfillers: [],
    salesChannels: [],
    productCategories: [],
  };
  const before = rootReducer(undefined, loadAvailableFilters.succeeded({ params: null, result: available }));
  const state = rootReducer(before, loadMerchants.succeeded({ params: null, result: NAMED }));
  const labels = ['Northern Print (m-1)', 'Northern Print (m-2)', 'Southern Print'];
  expect(FILTER_INDEX_SELECTORS.merchants(state).map(({ label }) => label)).toEqual(labels);
  expect([...selectFilterValueNames(state).merchants.values()]).toEqual(labels);
});

test('R377: names that differ only in letter case or invisible characters are told apart by their IDs', () => {
  const merchants = ['Nova Print', 'NOVA PRINT', 'Nova\u200B Print ', 'Novum'].map((displayName, index) => ({
    merchantId: `m-${index}`,
    displayName,
  }));
  const state = rootReducer(undefined, loadMerchants.succeeded({ params: null, result: merchants }));
  expect([...selectFilterValueNames(state).merchants.values()]).toEqual([
    'Nova Print (m-0)',
    'NOVA PRINT (m-1)',
    'Nova\u200B Print  (m-2)',
    'Novum',
  ]);
});

test('R377, R91: the list, the file and the breakdown tell parties of the same name apart by their IDs', () => {
  const named = (fulfillerId: string, name: string) =>
    ({ fulfillerId, internalFulfillerId: `internal-${fulfillerId}`, name }) as Fulfiller;
  const fulfillers = [named('f-1', 'Presse'), named('f-2', 'Presse'), named('f-3', 'Druck')];
  const before = rootReducer(undefined, loadFulfillers.succeeded({ params: null, result: fulfillers }));
  const state = rootReducer(before, loadMerchants.succeeded({ params: null, result: NAMED }));
  const names = selectColumnContext(state);
  expect(names.merchants.get('m-2')).toBe('Northern Print (m-2)');
  expect(['f-2', 'internal-f-2', 'f-3'].map((id) => names.fulfillers.get(id))).toEqual([
    'Presse (f-2)',
    'Presse (f-2)',
    'Druck',
  ]);
});

test('R377: tags tell categories of the same name apart by those above', () => {
  const tree = [
    { id: 'cards', name: 'Cards', children: [{ id: 'c-std', name: 'Standard', children: [] }] },
    { id: 'signs', name: 'Signs', children: [{ id: 's-std', name: 'Standard', children: [] }] },
  ];
  const state = rootReducer(undefined, loadProductCategories.succeeded({ params: null, result: tree }));
  expect([...selectFilterValueNames(state).productCategories.values()]).toEqual([
    'Cards',
    'Cards › Standard',
    'Signs',
    'Signs › Standard',
  ]);
});
