import { expect, test, vi } from 'vitest';
import { operate } from '#sagas/core/operate.ts';
import { readAndSelectResults } from '#sagas/results/selectResults.ts';
import { progressReported } from '#store/console/progressSlice.ts';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { selectOperation } from '#store/operation.ts';
import { selectAllResults } from '#store/results/selectionOperations.ts';
import { ordersDeselected, ordersProcessed, ordersSelected } from '#store/results/selectionSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { runSearch } from '#store/search/searchOperations.ts';
import { anOrder, aPage, aSearch } from '#test/domainBuilders.ts';
import { countedSearch, failure, offsetOf, RANGE, resultOf, type Search } from './exportScene.ts';
import { aSagaStore } from './sagaStore.ts';

/**
 * Requests the selection of all results of this search in the real store. `progress` records the reported
 * progress.
 */
async function selecting(search: Search, merchant = '*') {
  const { platform, asked, most } = countedSearch(search);
  const progress: { read: number; total: number }[] = [];
  const context = {
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    platform,
  };
  const page = await resultOf(2_000)({ criteria: aSearch(), range: RANGE });
  const results = { criteria: aSearch(), range: RANGE, ...page, receivedAt: 7, directHit: null };
  const { search: before } = rootReducer(undefined, { type: 'start' });
  const { store } = aSagaStore(context, [operate(selectAllResults, readAndSelectResults)], {
    preloaded: { search: { ...before, results } },
    onAction: (action) => {
      if (progressReported.match(action) && action.payload.selection) progress.push(action.payload.selection);
    },
  });
  const merchants = [{ identifier: merchant, permissions: ['create:order', 'update:order'] }];
  const permissions = { merchants, fulfillers: [], groups: [] };
  store.dispatch(loadPermissions.succeeded({ params: null, result: permissions } as never));
  store.dispatch(selectAllResults.requested({ receivedAt: 7 }));
  const state = () => selectOperation(store.getState(), selectAllResults, '');
  const result = async () => {
    await vi.waitFor(() => expect(state().status).not.toBe('running'));
    const ended = state();
    return ended.status === 'succeeded' ? ended.result : ended.status;
  };
  const selected = () => Object.keys(store.getState().selection.orders);
  return { store, asked, progress, result, selected, most };
}

test('S5.13: selecting 2,000 results needs one call for each page, at most ten at once', async () => {
  const { asked, progress, result, selected, most } = await selecting(resultOf(2_000));
  expect(await result()).toEqual({
    receivedAt: 7,
    found: 2_000,
    total: 2_000,
    permitted: 2_000,
    unreadable: 0,
  });
  expect(selected()).toHaveLength(2_000);
  expect(asked).toHaveLength(20);
  expect(new Set(asked).size).toBe(20);
  expect(most()).toBe(10);
  expect(progress[0]).toEqual({ read: 100, total: 2_000 });
  expect(progress.at(-1)).toEqual({ read: 2_000, total: 2_000 });
});

test('R93: results that change while they are read are read once more, and only the second result is selected', async () => {
  let round = 0;
  const { asked, result, selected } = await selecting(async (wanted) => {
    if (offsetOf(wanted) === 0) round += 1;
    return resultOf(round === 1 ? 250 : 150, () => (round === 1 && offsetOf(wanted) > 0 ? -1 : 0))(wanted);
  });
  expect(await result()).toEqual({ receivedAt: 7, found: 150, total: 150, permitted: 150, unreadable: 0 });
  expect(selected()).toHaveLength(150);
  expect(asked).toEqual([1, 2, 3, 1, 2]);
});

test('R93: results that keep changing report how many of all orders were found', async () => {
  const { result, selected } = await selecting(resultOf(150, (one) => (offsetOf(one) > 0 ? -1 : 0)));
  expect(await result()).toEqual({ receivedAt: 7, found: 149, total: 150, permitted: 149, unreadable: 0 });
  expect(selected()).toHaveLength(149);
});

test('R284: a result that could not be read is reported, and the others are selected', async () => {
  const { asked, result, selected } = await selecting(async (wanted) => {
    const { total, orders } = await resultOf(150)(wanted);
    return aPage(
      orders.filter(({ orderId }) => orderId !== 'order-7'),
      total,
    );
  });
  expect(await result()).toEqual({ receivedAt: 7, found: 149, total: 150, permitted: 149, unreadable: 1 });
  expect(selected()).toHaveLength(149);
  expect(asked).toEqual([1, 2]);
});

test('R93: orders that a run has processed meanwhile are not selected again', async () => {
  const { store, result, selected } = await selecting(async (wanted) => {
    if (offsetOf(wanted) === 100) store.dispatch(ordersProcessed(['order-7', 'order-120']));
    return resultOf(150)(wanted);
  });
  expect(await result()).toMatchObject({ found: 150, permitted: 150 });
  expect(selected()).toHaveLength(148);
  expect(selected()).not.toContain('order-7');
});

const selectedOrders = ['order-7', 'order-8', 'order-120'].map((orderId) => anOrder({ orderId }));

test('R93: orders that the user deselects meanwhile are not selected again', async () => {
  const { store, result, selected } = await selecting(async (wanted) => {
    if (offsetOf(wanted) === 100) {
      store.dispatch(ordersSelected(selectedOrders));
      store.dispatch(ordersDeselected(['order-7', 'order-120']));
    }
    return resultOf(150)(wanted);
  });
  expect(await result()).toMatchObject({ found: 150, permitted: 150 });
  expect(selected()).toHaveLength(148);
  expect(selected()).not.toContain('order-120');
});

test('R93: orders that the user deselects and selects again meanwhile are selected', async () => {
  const { store, result, selected } = await selecting(async (wanted) => {
    if (offsetOf(wanted) === 100) {
      store.dispatch(ordersSelected(selectedOrders));
      store.dispatch(ordersDeselected(['order-7', 'order-8']));
      store.dispatch(ordersSelected(selectedOrders.slice(0, 1)));
    }
    return resultOf(150)(wanted);
  });
  await result();
  expect(selected()).toHaveLength(149);
  expect(selected()).not.toContain('order-8');
});

test('R93: deselecting the last selected order cancels the selection of all results', async () => {
  const { store, result, selected } = await selecting(async (wanted) => {
    if (offsetOf(wanted) === 100) {
      store.dispatch(ordersSelected(selectedOrders));
      store.dispatch(ordersDeselected(selectedOrders.map(({ orderId }) => orderId)));
    }
    return resultOf(150)(wanted);
  });
  expect(await result()).toBe('idle');
  expect(selected()).toEqual([]);
});

test('S2.62: results that the user cannot change are found, but not selected', async () => {
  const { result, selected } = await selecting(resultOf(150), 'another-merchant');
  expect(await result()).toEqual({ receivedAt: 7, found: 150, total: 150, permitted: 0, unreadable: 0 });
  expect(selected()).toEqual([]);
});

test('R93: nothing is selected if a page cannot be read', async () => {
  const { result, selected } = await selecting(async (wanted) => {
    if (offsetOf(wanted) === 100) throw failure();
    return resultOf(250)(wanted);
  });
  expect(await result()).toBe('failed');
  expect(selected()).toEqual([]);
});

test.each([
  ['another search', { searchTerm: 'another' }, 0],
  ['another page of the search', { page: 2 }, 250],
])(
  'R93: if %s is opened while the results are read, that many orders are selected',
  async (_, change, count) => {
    const { store, result, selected } = await selecting(async (wanted) => {
      const criteria = aSearch(change);
      if (offsetOf(wanted) === 100) store.dispatch(runSearch.requested(criteria));
      return resultOf(250)(wanted);
    });
    expect(await result()).toMatchObject({ permitted: count });
    expect(selected()).toHaveLength(count);
  },
);

test('R93: a page that cannot be read is no failure once another search is opened', async () => {
  const { store, result } = await selecting(async (wanted) => {
    if (offsetOf(wanted) < 100) return resultOf(250)(wanted);
    store.dispatch(runSearch.requested(aSearch({ searchTerm: 'another' })));
    throw failure();
  });
  expect(await result()).toMatchObject({ found: 0 });
});

test('R93: nothing is selected after cancelling', async () => {
  const { store, progress, selected } = await selecting((wanted) =>
    offsetOf(wanted) === 0 ? resultOf(250)(wanted) : new Promise(() => undefined),
  );
  await vi.waitFor(() => expect(progress).toEqual([{ read: 100, total: 250 }]));
  store.dispatch(selectAllResults.abandoned(''));
  expect(selected()).toEqual([]);
});
