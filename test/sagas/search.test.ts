import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { OrderSearch } from '#domain/search/orderSearch.ts';
import { resultPosition } from '#domain/search/resultPosition.ts';
import { orderOpened, orderPrefetched } from '#store/order/orderOperations.ts';
import { ordersHandled } from '#store/results/handledOrdersSlice.ts';
import { loadNeighborPage, searchOpened, searchRepeated } from '#store/search/searchOperations.ts';
import { searchCleared } from '#store/search/searchSlice.ts';
import { anOrder, aPage, aSearch } from '#test/domainBuilders.ts';
import { one, opened, settled } from './searchScene.ts';

describe('S2.15: opening and clearing', () => {
  test('a start after the end is never sent, and results of an earlier search are not shown for it', async () => {
    const { store, asked, search } = await opened({ search: () => one }, aSearch());
    const criteria = aSearch({ startDate: '2026-11-02T00:00:00.000Z', endDate: '2026-11-01T00:00:00.000Z' });
    store.dispatch(searchOpened(criteria));
    await settled();
    expect(asked.searches).toHaveLength(1);
    expect(search()).toMatchObject({ status: 'refused', results: null });
  });

  test('the same search is sent again on request', async () => {
    const { store, asked } = await opened({ search: () => one }, aSearch());
    store.dispatch(searchRepeated(aSearch()));
    await settled();
    expect(asked.searches).toHaveLength(2);
  });

  test('clearing removes the results, but not the list to step through', async () => {
    const { store, search } = await opened({ search: () => one }, aSearch());
    expect(search().snapshot?.pages).toEqual({ 1: ['o1'] });
    store.dispatch(searchCleared());
    expect(search()).toMatchObject({ criteria: null, results: null, snapshot: { pages: { 1: ['o1'] } } });
  });
});

test('R121: the list returns to the last opened orders, not to a prefetched one', async () => {
  const { store, search } = await opened({ search: () => one }, aSearch());
  store.dispatch(orderPrefetched({ orderId: 'o1' }));
  expect(search().openedIds).toEqual([]);
  store.dispatch(orderOpened({ orderId: 'o1' }));
  store.dispatch(orderOpened({ orderId: 'elsewhere' }));
  expect(search().openedIds).toEqual(['elsewhere', 'o1']);
});

test('R310: opens the only order if the platform repeats it', async () => {
  const [order] = one.orders;
  const repeated = { total: 2, orders: [order as Order], repeated: 1 };
  const { navigations } = await opened({ search: () => repeated }, aSearch({ searchTerm: 'o1' }));
  expect(navigations).toEqual([['/orders/o1', { replace: true }]]);
});

describe('R90: a search for the short forms of IDs that finds nothing', () => {
  const order = anOrder({ orderId: 'e59d2f1d-9a0e-4f0b-8c37-2d1f6f5f0b11' });
  const byPrefix = ({ criteria }: OrderSearch) =>
    criteria.searchTerm.includes('*') ? aPage([order]) : aPage([]);

  test('opens the only order that starts with it', async () => {
    const { navigations } = await opened({ search: byPrefix }, aSearch({ searchTerm: 'e59d2f1d' }));
    expect(navigations).toEqual([[`/orders/${order.orderId}`, { replace: true }]]);
  });

  test('R310: opens it also if the platform repeats it', async () => {
    const twice = ({ criteria }: OrderSearch) =>
      criteria.searchTerm.includes('*') ? { total: 2, orders: [order], repeated: 1 } : aPage([]);
    const { navigations } = await opened({ search: twice }, aSearch({ searchTerm: 'e59d2f1d' }));
    expect(navigations).toEqual([[`/orders/${order.orderId}`, { replace: true }]]);
  });

  test('lists the results of several ones, from the first page, so that the missing ones are named', async () => {
    const criteria = aSearch({ searchTerm: 'e59d2f1d, 12345678', page: 2 });
    const { navigations } = await opened({ search: byPrefix }, criteria);
    expect(navigations).toEqual([['/?searchTerm=e59d2f1d*+12345678*&page=1', { replace: true }]]);
  });

  test('looks for each short form of a list, also beside IDs that were found', async () => {
    const found = ({ criteria: wanted }: OrderSearch) =>
      aPage([order], wanted.searchTerm.includes('*') ? 2 : 1);
    const criteria = aSearch({ searchTerm: `${order.orderId} 5a70130f` });
    const { navigations } = await opened({ search: found }, criteria);
    const path = `/?searchTerm=${order.orderId}+5a70130f*&page=1`;
    expect(navigations).toEqual([[path, { replace: true }]]);
  });

  test('stays at the orders that were found if the short forms of a list find no more', async () => {
    const found = () => aPage([order]);
    const criteria = aSearch({ searchTerm: `${order.orderId} 5a70130f` });
    const { navigations, search } = await opened({ search: found }, criteria);
    expect(navigations).toEqual([]);
    expect(search()).toMatchObject({ results: { total: 1, directHit: null } });
  });

  test('counts as a search without results if the second request fails', async () => {
    const search = ({ criteria }: OrderSearch) => {
      if (criteria.searchTerm.includes('*')) throw new Error('Too many requests');
      return aPage([]);
    };
    const scene = await opened({ search }, aSearch({ searchTerm: 'e59d2f1d' }));
    expect(scene.search()).toMatchObject({ status: 'succeeded', results: { total: 0, directHit: null } });
    expect(scene.navigations).toEqual([]);
  });
});

describe('S2.67: from order to order across pages', () => {
  const idsOf = (page: number) =>
    Array.from({ length: 100 }, (_, index) => `o${(page - 1) * 100 + index + 1}`);
  const pageAt = ({ criteria }: OrderSearch) =>
    aPage(
      idsOf(criteria.page).map((orderId) => anOrder({ orderId })),
      250,
    );

  test('the neighboring page is requested with the same search as the first one', async () => {
    const start = Date.parse('2026-11-20T12:00:00.000Z');
    let now = start;
    const criteria = aSearch({ searchTerm: 'ana ruiz', period: { value: 24, unit: 'hours' }, page: 2 });
    const { store, asked, search } = await opened({ search: pageAt }, criteria, () => now);
    now += 3_600_000;
    const snapshot = search().snapshot;
    const here = snapshot && resultPosition(snapshot, 'o101');
    expect(here).toMatchObject({ position: 101, previous: { id: null } });
    if (here?.previous.page) store.dispatch(loadNeighborPage.requested(here.previous.page));
    await settled();
    const range = { start: '2026-11-19T12:00:00.000Z', end: '2026-11-20T12:00:00.000Z' };
    expect(asked.searches[0]).toEqual({ criteria, range });
    expect(asked.searches[1]).toEqual({ criteria: { ...criteria, page: 1 }, range });
    const after = search().snapshot;
    expect(after && resultPosition(after, 'o101')).toMatchObject({ previous: { id: 'o100', page: null } });
    expect(search().results?.criteria.page).toBe(2);
  });

  test('a page of an older snapshot is neither requested nor used', async () => {
    const { store, asked, search } = await opened({ search: pageAt }, aSearch());
    const before = search().snapshot;
    store.dispatch(loadNeighborPage.requested({ takenAt: 1, page: 2 }));
    await settled();
    expect(asked.searches).toHaveLength(1);
    expect(search().snapshot).toBe(before);
  });

  describe('R280: if orders have left the results', () => {
    const numbers = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const ids = (first: number, last: number) => numbers(first, last).map((number) => `o${number}`);

    /** Opens a page, by default the first one, and requests the next one after these orders have left and others joined. */
    async function nextAfter(left: readonly number[], { count = 250, joined = 0, page: from = 1 } = {}) {
      let all = ids(1, count);
      const search = ({ criteria: { page } }: OrderSearch) =>
        aPage(
          all.slice((page - 1) * 100, page * 100).map((orderId) => anOrder({ orderId })),
          all.length,
        );
      const scene = await opened({ search }, aSearch({ page: from }));
      all = ids(1, count + joined).filter((id) => !left.includes(Number(id.slice(1))));
      const next = async (page: number) => {
        const takenAt = scene.search().snapshot?.takenAt ?? 0;
        scene.store.dispatch(loadNeighborPage.requested({ takenAt, page }));
        await settled();
        return scene.search().snapshot?.pages[page];
      };
      return { ...scene, next, pagesAsked: () => scene.asked.searches.map(({ criteria }) => criteria.page) };
    }

    test('the next page begins with the orders that have moved to earlier pages', async () => {
      const { next, pagesAsked } = await nextAfter(numbers(1, 100));
      expect(await next(2)).toEqual(ids(101, 200));
      expect(await next(3)).toEqual(ids(201, 250));
      expect(pagesAsked()).toEqual([1, 2, 1, 3, 2]);
    });

    test('it contains all others if only these are left', async () => {
      const { next, search } = await nextAfter([...numbers(1, 100), ...numbers(131, 250)]);
      expect(await next(2)).toEqual(ids(101, 130));
      const { snapshot } = search();
      expect(snapshot && resultPosition(snapshot, 'o100')).toMatchObject({
        next: { id: 'o101' },
        total: 250,
      });
    });

    const handle = ({ store, search }: Awaited<ReturnType<typeof opened>>, orderIds: string[]) => {
      const entry = { outcome: 'done', at: Date.now(), resultsAt: search().resultSet?.at } as const;
      store.dispatch(ordersHandled(orderIds.map((orderId) => ({ orderId, ...entry }))));
    };

    test('none is skipped even if as many others have joined', async () => {
      const scene = await nextAfter([50], { joined: 1 });
      handle(scene, ['o50']);
      expect(await scene.next(2)).toEqual(ids(101, 200));
    });

    test('none that was passed comes again if more than a page of them was further down', async () => {
      const { next, pagesAsked } = await nextAfter(numbers(651, 800), { count: 800, page: 5 });
      expect(await next(6)).toEqual(ids(501, 600));
      expect(pagesAsked()).toEqual([5, 6, 5]);
    });

    test('one page before is read again if the handled ones still match', async () => {
      const scene = await nextAfter([], { count: 700 });
      for (const page of [2, 3, 4, 5]) {
        handle(scene, ids((page - 2) * 100 + 1, (page - 1) * 100));
        expect(await scene.next(page)).toEqual(ids((page - 1) * 100 + 1, page * 100));
      }
      expect(scene.pagesAsked()).toEqual([1, 2, 1, 3, 2, 4, 3, 5, 4]);
    });

    test('the last ones are found even if they have moved over an empty page', async () => {
      const { next } = await nextAfter(numbers(1, 220));
      expect(await next(2)).toEqual(ids(221, 250));
    });

    test('the page before the first loaded one is requested alone', async () => {
      const { store, search, asked } = await opened({ search: pageAt }, aSearch({ page: 2 }));
      store.dispatch(
        ordersHandled([
          { orderId: 'o150', outcome: 'done', at: Date.now(), resultsAt: search().resultSet?.at },
        ]),
      );
      const takenAt = search().snapshot?.takenAt ?? 0;
      store.dispatch(loadNeighborPage.requested({ takenAt, page: 1 }));
      await settled();
      expect(asked.searches).toHaveLength(2);
    });
  });
});
