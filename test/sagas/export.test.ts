import { describe, expect, test } from 'vitest';
import type { OrderSearch } from '#domain/search/orderSearch.ts';
import { draftChanged } from '#store/console/draftsSlice.ts';
import { loadCarrierServices, loadFulfillers, loadMerchants } from '#store/console/referenceOperations.ts';
import { sessionExpired, signInRequested } from '#store/people/sessionSlice.ts';
import { exportCancelled, exportRequested, partialFileRequested } from '#store/results/exportSlice.ts';
import { searchUrlOpened } from '#store/search/searchSlice.ts';
import { aPage, aSearch } from '#test/domainBuilders.ts';
import { anExport, failure, idsOf, offsetOf, RANGE, REQUEST, resultOf } from './exportScene.ts';
import { settled } from './settled.ts';

describe('S7.37: an export', () => {
  test('reads every page, ten at a time, and saves each order once in the order of the results', async () => {
    const { store, files, asked, most, state } = anExport(resultOf(1950));
    store.dispatch(REQUEST);
    await settled();
    expect(asked.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(most()).toBe(10);
    expect(files.map(({ name }) => name)).toEqual(['bulk-query.csv']);
    expect(idsOf(files[0])).toEqual(Array.from({ length: 1950 }, (_, index) => `order-${index + 1}`));
    expect(state()).toEqual({ status: 'saved', count: 1950, name: 'bulk-query.csv', unreadable: 0 });
  });

  test('R436: is saved once the names of the merchants have arrived', async () => {
    const { store, files } = anExport(resultOf(1));
    store.dispatch(loadMerchants.requested(null));
    store.dispatch(REQUEST);
    await settled();
    expect(files).toEqual([]);
    const acme = { merchantId: 'acme-print', displayName: 'Acme Print' };
    store.dispatch(loadMerchants.succeeded({ params: null, result: [acme] }));
    await settled();
    expect(files[0]?.facts.merchants.get('acme-print')).toBe('Acme Print');
  });

  test.each([loadMerchants, loadFulfillers, loadCarrierServices])(
    'R436: is saved without names that could not be loaded',
    async (names) => {
      const { store, files } = anExport(resultOf(1));
      store.dispatch(names.requested(null));
      store.dispatch(REQUEST);
      await settled();
      expect(files).toEqual([]);
      store.dispatch(names.failed({ params: null, failure: failure().failure }));
      await settled();
      expect(files).toHaveLength(1);
    },
  );

  test('sends the same text, range and sort for every page', async () => {
    const searches: OrderSearch[] = [];
    const { store } = anExport(async (wanted) => {
      searches.push(wanted);
      return resultOf(150)(wanted);
    });
    store.dispatch(REQUEST);
    await settled();
    expect(searches).toHaveLength(2);
    for (const { criteria, range } of searches) {
      expect(criteria).toMatchObject({ ...REQUEST.payload.criteria, page: expect.any(Number) });
      expect(range).toEqual(RANGE);
    }
  });

  test('reports its progress', async () => {
    const { store, state } = anExport((wanted) =>
      offsetOf(wanted) === 0 ? resultOf(150)(wanted) : new Promise(() => undefined),
    );
    store.dispatch(REQUEST);
    expect(state()).toEqual({ status: 'running', count: 0, total: null });
    await settled();
    expect(state()).toEqual({ status: 'running', count: 100, total: 150 });
  });

  test('runs alone: another request meanwhile sends nothing', async () => {
    const { store, files, asked } = anExport(resultOf(150));
    store.dispatch(REQUEST);
    store.dispatch(REQUEST);
    await settled();
    expect(asked).toHaveLength(2);
    expect(files).toHaveLength(1);
  });

  test('of no orders saves a file with its header', async () => {
    const { store, files } = anExport(resultOf(0));
    store.dispatch(REQUEST);
    await settled();
    expect(files.map(({ rows }) => rows)).toEqual([[]]);
  });
});

describe('results that change while they are read', () => {
  test('are read once more, completely', async () => {
    let round = 0;
    const { store, files, asked } = anExport(async (wanted) => {
      if (offsetOf(wanted) === 0) round += 1;
      return resultOf(150, (one) => (round === 1 && offsetOf(one) > 0 ? -1 : 0))(wanted);
    });
    store.dispatch(REQUEST);
    await settled();
    expect(asked).toEqual([1, 2, 1, 2]);
    expect(files.map(({ name, rows }) => [name, rows.length])).toEqual([['bulk-query.csv', 150]]);
  });

  test('R24: and keep changing: the user sees a message, and the name and a row of the file say so', async () => {
    const { store, files, state } = anExport(resultOf(150, (one) => (offsetOf(one) > 0 ? -1 : 0)));
    store.dispatch(REQUEST);
    await settled();
    expect(state()).toEqual({ status: 'incomplete', count: 149, total: 150, missing: [], unreadable: 0 });
    store.dispatch(partialFileRequested());
    await settled();
    expect(files.map(({ name }) => name)).toEqual(['bulk-query.partial.csv']);
    expect(files[0]?.rows.slice(149)).toEqual([{ kind: 'moved', count: 149, total: 150 }]);
  });
});

test('R284: an order that could not be read is no change of the results: the rest is saved at once', async () => {
  const { store, files, asked, state } = anExport(async (wanted) => {
    const { total, orders } = await resultOf(150)(wanted);
    return aPage(
      orders.filter(({ orderId }) => orderId !== 'order-7'),
      total,
    );
  });
  store.dispatch(REQUEST);
  await settled();
  expect(asked).toEqual([1, 2]);
  expect(state()).toEqual({ status: 'saved', count: 149, name: 'bulk-query.partial.csv', unreadable: 1 });
  expect(idsOf(files[0])?.slice(148)).toEqual(['order-150', 'unreadable']);
});

test('R310: an order that its page repeats is no change of the results: the file contains it once', async () => {
  const { store, files, asked, state } = anExport(async (wanted) => {
    const { total, orders } = await resultOf(150)(wanted);
    return offsetOf(wanted) === 0 ? { total, orders: orders.slice(1), repeated: 1 } : aPage(orders, total);
  });
  store.dispatch(REQUEST);
  await settled();
  expect(asked).toEqual([1, 2]);
  expect(state()).toEqual({ status: 'saved', count: 149, name: 'bulk-query.csv', unreadable: 0 });
  expect(files).toHaveLength(1);
});

test('R2, S5.3: a saved search with a range that the form would refuse is not sent', async () => {
  const { store, asked, files, state } = anExport(resultOf(3));
  const criteria = aSearch({ startDate: '2020-01-01T00:00:00.000Z' });
  store.dispatch(exportRequested({ ...REQUEST.payload, criteria, range: null }));
  await settled();
  expect(asked).toEqual([]);
  expect(files).toEqual([]);
  expect(state()).toEqual({ status: 'idle' });
});

test('S5.13: more than 2,000 orders in the meantime are refused', async () => {
  const { store, asked, state } = anExport(resultOf(2001));
  store.dispatch(REQUEST);
  await settled();
  expect(asked).toEqual([1]);
  expect(state()).toEqual({ status: 'refused', total: 2001 });
});

test('S5.13: results that grow above 2,000 orders while they are read are refused, and no file is saved', async () => {
  let round = 0;
  const { store, files, state } = anExport(async (wanted) => {
    const isFirst = offsetOf(wanted) === 0;
    if (isFirst) round += 1;
    return resultOf(round === 1 && isFirst ? 2000 : 2005)(wanted);
  });
  store.dispatch(REQUEST);
  await settled();
  expect(state()).toEqual({ status: 'refused', total: 2005 });
  expect(files).toEqual([]);
});

test('cancelling stops the requests and saves no file', async () => {
  const stopped: number[] = [];
  const { store, files, state } = anExport((wanted, signal) =>
    offsetOf(wanted) === 0
      ? resultOf(1950)(wanted)
      : new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            stopped.push(offsetOf(wanted));
            reject(failure({ outcome: 'aborted' }));
          });
        }),
  );
  store.dispatch(REQUEST);
  await settled();
  store.dispatch(exportCancelled());
  await settled();
  expect(stopped).toHaveLength(10);
  expect(files).toEqual([]);
  expect(state()).toEqual({ status: 'idle' });
});

test.each([
  ['a 401', failure({ status: 401 })],
  ['a session that has ended', failure({ status: null, reason: 'signedOut' })],
])('S8.5: %s leads to the sign-in and back to the search with its columns', async (_, thrown) => {
  const { store, actions, messages } = anExport(async () => {
    throw thrown;
  });
  store.dispatch(searchUrlOpened({ columns: ['status', 'total'] }));
  store.dispatch(REQUEST);
  await settled();
  expect(actions.filter(signInRequested.match).map(({ payload }) => payload)).toEqual([
    { returnPath: '/?searchTerm=ana&page=1&columns=status&columns=total' },
  ]);
  expect(messages()).toEqual([]);
});

test('R34: an ended session leaves a page with other work as it is, and says that the download has failed', async () => {
  const { store, actions, messages } = anExport(async () => {
    throw failure({ status: 401 });
  });
  store.dispatch(draftChanged({ key: 'reject:order-1', value: { reason: 'torn' } }));
  store.dispatch(REQUEST);
  await settled();
  expect(actions.filter(signInRequested.match)).toEqual([]);
  expect(actions.filter(sessionExpired.match)).toHaveLength(1);
  expect(messages()).toHaveLength(1);
});
