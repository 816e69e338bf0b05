import { describe, expect, test, vi } from 'vitest';
import { operate } from '#sagas/core/operate.ts';
import { countBreakdown } from '#sagas/results/breakdown.ts';
import { progressReported } from '#store/console/progressSlice.ts';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { selectOperation } from '#store/operation.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { loadBreakdown } from '#store/results/resultOperations.ts';
import { anItem, anOrder, aPage, aSearch } from '#test/domainBuilders.ts';
import { countedSearch, failure, offsetOf, RANGE, resultOf, type Search } from './exportScene.ts';
import { aSagaStore } from './sagaStore.ts';
import { settled } from './settled.ts';

const PARAMS = { criteria: aSearch({ searchTerm: 'ana' }), range: RANGE, receivedAt: 7 };

/**
 * Runs the breakdown's saga in the real store, on a platform with this search. `progress` has the number of
 * orders counted after each page.
 */
function aBreakdown(search: Search) {
  const { platform, asked, most } = countedSearch(search);
  const progress: number[] = [];
  const context = {
    platform,
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
  };
  const { store } = aSagaStore(context, [operate(loadBreakdown, countBreakdown, 'latest')], {
    onAction: (action) => {
      if (progressReported.match(action) && action.payload.breakdown)
        progress.push(action.payload.breakdown.counted.count);
    },
  });
  const counted = () => store.getState().progress.breakdown?.counted ?? null;
  const status = () => selectOperation(store.getState(), loadBreakdown, '').status;
  return { store, asked, progress, counted, status, most };
}

describe('R60: a breakdown', () => {
  test('R436: counts the amounts once the permissions have arrived', async () => {
    const { store, asked, counted, status } = aBreakdown(async () =>
      aPage([
        anOrder({
          items: [anItem({ itemPricing: { basePrice: 9, shippingPrice: 0, currencyCode: 'EUR' } })],
        }),
      ]),
    );
    store.dispatch(loadPermissions.requested({ sub: 'ada' }));
    store.dispatch(loadBreakdown.requested(PARAMS));
    await settled();
    expect(asked).toEqual([]);
    const merchants = [{ identifier: '*', permissions: ['read:order'] }];
    store.dispatch(
      loadPermissions.succeeded({ params: { sub: 'ada' }, result: { merchants, fulfillers: [] } }),
    );
    await vi.waitFor(() => expect(status()).toBe('succeeded'));
    expect(counted()?.orders[0]?.totals).toEqual([{ currency: 'EUR', amount: 9 }]);
  });

  test('shows each page as it arrives, and reads at most ten at once', async () => {
    const { store, progress, asked, status, counted, most } = aBreakdown(resultOf(1950));
    store.dispatch(loadBreakdown.requested(PARAMS));
    await vi.waitFor(() => expect(status()).toBe('succeeded'));
    expect(progress[0]).toBe(100);
    expect(progress.at(-1)).toBe(1950);
    expect(asked).toHaveLength(20);
    expect(most()).toBe(10);
    expect(counted()).toMatchObject({ count: 1950, total: 1950, isSteady: true, missing: [] });
  });

  test('of a larger search counts the first 2,000 orders and reports the total', async () => {
    const { store, asked, status, counted } = aBreakdown(resultOf(11_803));
    store.dispatch(loadBreakdown.requested(PARAMS));
    await vi.waitFor(() => expect(status()).toBe('succeeded'));
    expect(asked).toHaveLength(20);
    expect(counted()).toMatchObject({ count: 2000, ordersToCount: 2000, total: 11_803, isSteady: true });
  });

  test('keeps its counts when it is stopped', async () => {
    const { store, status, counted } = aBreakdown((wanted) =>
      offsetOf(wanted) === 0 ? resultOf(250)(wanted) : new Promise(() => undefined),
    );
    store.dispatch(loadBreakdown.requested(PARAMS));
    await vi.waitFor(() => expect(counted()?.count).toBe(100));
    store.dispatch(loadBreakdown.abandoned(''));
    expect(status()).toBe('idle');
    expect(counted()?.count).toBe(100);
  });

  test('names the rows that could not be loaded', async () => {
    const { store, status, counted } = aBreakdown(async (wanted) => {
      if (offsetOf(wanted) === 100) throw failure();
      return resultOf(250)(wanted);
    });
    store.dispatch(loadBreakdown.requested(PARAMS));
    await vi.waitFor(() => expect(status()).toBe('succeeded'));
    expect(counted()).toMatchObject({ count: 150, missing: [{ first: 101, last: 200 }], isSteady: false });
    expect(counted()).not.toHaveProperty('failure');
    expect(store.getState().progress.breakdown?.failure).toMatchObject({ reason: 'answered' });
  });

  test('R410: the session has ended if a page could not be loaded without it', async () => {
    const { store, status } = aBreakdown(async (wanted) => {
      if (offsetOf(wanted) === 100) throw failure({ status: 401 });
      return resultOf(250)(wanted);
    });
    store.dispatch(signedIn({ sub: 'ada', name: 'Ada' }));
    store.dispatch(loadBreakdown.requested(PARAMS));
    await vi.waitFor(() => expect(status()).toBe('succeeded'));
    expect(store.getState().session.status).toBe('expired');
  });

  test('fails if the result changed and could not be read again, instead of counting none', async () => {
    let firstReads = 0;
    const { store, status } = aBreakdown(async (wanted) => {
      if (offsetOf(wanted) === 0) firstReads += 1;
      if (firstReads > 1) throw failure();
      return resultOf(offsetOf(wanted) === 0 ? 150 : 151)(wanted);
    });
    store.dispatch(loadBreakdown.requested(PARAMS));
    await vi.waitFor(() => expect(status()).toBe('failed'));
    expect(firstReads).toBe(2);
  });

  test('fails if even the first page could not be loaded', async () => {
    const { store, status, counted } = aBreakdown(() => Promise.reject(failure()));
    store.dispatch(loadBreakdown.requested(PARAMS));
    await vi.waitFor(() => expect(status()).toBe('failed'));
    expect(counted()).toBeNull();
  });
});
