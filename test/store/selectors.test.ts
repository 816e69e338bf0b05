import { expect, test } from 'vitest';
import { canReadFulfiller } from '#domain/permissions.ts';
import { loadFulfillers, loadGroups, loadPermissions } from '#store/console/referenceOperations.ts';
import { selectFulfillerNames } from '#store/console/referenceSelectors.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { selectColumnContext } from '#store/results/columnContext.ts';
import { rootReducer } from '#store/rootReducer.ts';

const FULFILLERS = [
  { fulfillerId: 'venlo', internalFulfillerId: '17', name: 'Printworks Venlo' },
  { fulfillerId: 'lyon', internalFulfillerId: '', name: 'Imprimerie Lyon' },
];

test('R417: a permission for a fulfiller also holds for its internal ID', () => {
  const granted = {
    merchants: [],
    fulfillers: ['venlo', 'lyon'].map((identifier) => ({ identifier, permissions: ['read:profile'] })),
    groups: [],
  };
  const loaded = rootReducer(
    undefined,
    loadPermissions.succeeded({ params: { sub: 'ada' }, result: granted }),
  );
  expect(canReadFulfiller(selectPermissions(loaded), '17')).toBe(false);
  const state = rootReducer(loaded, loadFulfillers.succeeded({ params: null, result: FULFILLERS }));
  const permissions = selectPermissions(state);
  expect(['venlo', 'lyon', '17', '', '18'].map((id) => canReadFulfiller(permissions, id))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('S3.46: a fulfiller has a name under both of its IDs, but not under a missing one', () => {
  const state = rootReducer(undefined, loadFulfillers.succeeded({ params: null, result: FULFILLERS }));
  expect([...selectFulfillerNames(state)]).toEqual([
    ['venlo', 'Printworks Venlo'],
    ['lyon', 'Imprimerie Lyon'],
    ['17', 'Printworks Venlo'],
  ]);
});

test('R433: the name of a fulfiller is found by its ID in any letter case', () => {
  const state = rootReducer(undefined, loadFulfillers.succeeded({ params: null, result: FULFILLERS }));
  expect(selectFulfillerNames(state).get('VENLO')).toBe('Printworks Venlo');
  expect(selectFulfillerNames(state).has('VENLO')).toBe(true);
});

test('the data of the rows stays the same object when the groups arrive, so that no row renders again', () => {
  const before = rootReducer(undefined, loadFulfillers.succeeded({ params: null, result: FULFILLERS }));
  const after = rootReducer(before, loadGroups.succeeded({ params: { sub: 'ada' }, result: ['developers'] }));
  expect(selectColumnContext(after)).toBe(selectColumnContext(before));
});
