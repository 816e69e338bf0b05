import { expect, test } from 'vitest';
import { loadFulfillers } from '#store/referenceOperations.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { selectFulfillerNames } from '#store/selectors.ts';

test('S3.46: a fulfiller has a name under both of its IDs, but not under a missing one', () => {
  const result = [
    { fulfillerId: 'venlo', internalFulfillerId: '17', name: 'Printworks Venlo' },
    { fulfillerId: 'lyon', internalFulfillerId: '', name: 'Imprimerie Lyon' },
  ];
  const state = rootReducer(undefined, loadFulfillers.succeeded({ params: null, result }));
  expect([...selectFulfillerNames(state)]).toEqual([
    ['17', 'Printworks Venlo'],
    ['venlo', 'Printworks Venlo'],
    ['lyon', 'Imprimerie Lyon'],
  ]);
});
