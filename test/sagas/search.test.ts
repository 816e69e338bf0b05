import { describe, expect, test } from 'vitest';
import type { OrderSearchBody, SearchPage } from '#api/orderManager.ts';
import type { Platform } from '#api/platform.ts';
import type { Order } from '#domain/order.ts';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import { resultPosition } from '#domain/searchSnapshot.ts';
import {
  checkForNewOrders,
  countOrders,
  countSubject,
  loadNeighbourPage,
  runSearch,
  searchOpened,
} from '#store/searchOperations.ts';
import { searchCleared } from '#store/searchSlice.ts';
import { selectOperation } from '#store/selectors.ts';
import { anItem, anOrder, aSearch } from '#test/domainBuilders.ts';
import { aSearchStore } from './searchStore.ts';

interface Answers {
  search?: (body: OrderSearchBody) => SearchPage;
  find?: (term: string) => Order | null;
  count?: (body: OrderSearchBody) => number;
}

/** A platform that gives these answers and notes what it was asked. */
function aPlatform({ search, find, count }: Answers) {
  const asked: { searches: OrderSearchBody[]; finds: string[]; counts: OrderSearchBody[] } = {
    searches: [],
    finds: [],
    counts: [],
  };
  const orderManager = {
    search: async (body: OrderSearchBody) => {
      asked.searches.push(body);
      return search?.(body) ?? { total: 0, orders: [] };
    },
    find: async (term: string) => {
      asked.finds.push(term);
      return find?.(term) ?? null;
    },
    count: async (body: OrderSearchBody) => {
      asked.counts.push(body);
      return count?.(body) ?? 0;
    },
  };
  return { asked, platform: { orderManager } as unknown as Platform };
}

/** What waits for a task of its own has had one: each timer lets the loop turn, which delivers messages. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

async function opened(answers: Answers, criteria: SearchCriteria, now?: () => number) {
  const { asked, platform } = aPlatform(answers);
  const scene = aSearchStore(platform, now);
  scene.store.dispatch(searchOpened({ criteria, again: false }));
  await settled();
  return { ...scene, asked, search: () => scene.store.getState().search };
}

const ITEM = anItem({
  itemId: 'platform-id',
  merchantItemId: 'VP-1-1',
  fulfillerItemId: 'F-55',
  shortItemId: 'M4K7Q2P9XD',
});
const OTHER = anItem({ itemId: 'other', merchantItemId: 'VP-1-2', fulfillerItemId: '', shortItemId: '' });
const ORDER = anOrder({ orderId: 'o1', items: [OTHER, ITEM] });
const one = { total: 1, orders: [ORDER] };

describe('S2.37: one result whose item the text names opens its order, and Back does not bounce', () => {
  test.each(['platform-id', 'VP-1-1', 'F-55', 'M4K7Q2P9XD', '  F-55 ', '+F-55', '"F-55"', '+"F-55"'])(
    'by %j',
    async (searchTerm) => {
      const { navigations } = await opened({ search: () => one }, aSearch({ searchTerm }));
      expect(navigations).toEqual([['/orders/o1?itemId=platform-id', { replace: true }]]);
    },
  );

  test.each([
    ['the order’s own id is not an item’s', 'o1', one],
    ['two results', 'F-55', { total: 2, orders: [ORDER, anOrder({ orderId: 'o2' })] }],
    ['one of many', 'F-55', { total: 300, orders: [ORDER] }],
    ['another id', 'F-5', one],
    ['a wildcard', 'F-5*', one],
    ['an exclusion', '-F-55', one],
    ['two words', 'F-55 ana', one],
    ['no text', '', one],
  ])('not for %s', async (_title, searchTerm, page) => {
    const { navigations, asked, search } = await opened({ search: () => page }, aSearch({ searchTerm }));
    expect(navigations).toEqual([]);
    expect(asked.finds).toEqual([]);
    expect(search().results?.orders).toEqual(page.orders);
  });

  test('coming back to its search shows the result and does not bounce', async () => {
    const criteria = aSearch({ searchTerm: 'F-55' });
    const { store, navigations, asked } = await opened({ search: () => one }, criteria);
    store.dispatch(searchOpened({ criteria, again: false }));
    await settled();
    expect(asked.searches).toHaveLength(1);
    expect(navigations).toHaveLength(1);
  });
});

describe('a long answer', () => {
  const [first, second] = [anOrder({ orderId: 'o1' }), anOrder({ orderId: 'o2' })];

  /** A search whose answer has begun; its end is the test's to say. */
  async function begun() {
    const end = { well: (_page: SearchPage) => {}, badly: (_error: Error) => {} };
    const orderManager = {
      search: (_body: OrderSearchBody, { onStart }: { onStart: (start: SearchPage) => void }) => {
        onStart({ total: 150, orders: [first] });
        return new Promise<SearchPage>((well, badly) => {
          Object.assign(end, { well, badly });
        });
      },
    };
    const scene = aSearchStore({ orderManager } as unknown as Platform);
    scene.store.dispatch(searchOpened({ criteria: aSearch({ page: 2 }), again: false }));
    await settled();
    const search = () => scene.store.getState().search;
    return { ...scene, search, end };
  }

  test('is there as far as it is read, and then whole', async () => {
    const { search, end } = await begun();
    expect(search()).toMatchObject({ status: 'loading', results: null, begun: { rows: 50, total: 150 } });
    const before = search().begun;
    end.well({ total: 150, orders: [first, second] });
    await settled();
    expect(search()).toMatchObject({ status: 'success', begun: null, results: { rows: 2 } });
    expect(search().results?.receivedAt).toBe(before?.receivedAt);
    expect(search().results?.orders[0]).toBe(before?.orders[0]);
  });

  test('that ends badly has not begun', async () => {
    const { search, end } = await begun();
    end.badly(new Error('Cut off'));
    await settled();
    expect(search()).toMatchObject({ status: 'error', begun: null, results: null });
  });

  test.each([
    ['cleared', searchCleared()],
    ['left', runSearch.abandoned('')],
  ])('that is %s has not begun', async (_how, action) => {
    const { search, store } = await begun();
    store.dispatch(action);
    expect(search().begun).toBeNull();
  });
});

describe('S7.3: a single term without a result is looked up as an order id', () => {
  test('a found order is opened', async () => {
    const { navigations, asked } = await opened(
      { find: () => anOrder({ orderId: 'new/order' }) },
      aSearch({ searchTerm: '"new/order"' }),
    );
    expect(asked.finds).toEqual(['new/order']);
    expect(navigations).toEqual([['/orders/new%2Forder', { replace: true }]]);
  });

  test('nothing found leaves the empty result', async () => {
    const { navigations, search } = await opened({}, aSearch({ searchTerm: 'nothing' }));
    expect(navigations).toEqual([]);
    expect(search()).toMatchObject({ status: 'success', results: { total: 0 } });
  });

  test('a look-up that fails does not fail the search', async () => {
    const find = () => {
      throw new Error('down');
    };
    const { search } = await opened({ find }, aSearch({ searchTerm: 'nothing' }));
    expect(search()).toMatchObject({ status: 'success', failure: null });
  });

  test.each(['ana ruiz', '*', ''])('%j is no single term and is not looked up', async (searchTerm) => {
    const { asked } = await opened({}, aSearch({ searchTerm }));
    expect(asked.finds).toEqual([]);
  });
});

describe('S2.15: opening and clearing', () => {
  test('a start after the end is never sent, and what an earlier search found is not its answer', async () => {
    const { store, asked, search } = await opened({ search: () => one }, aSearch());
    const criteria = aSearch({ startDate: '2026-11-02T00:00:00.000Z', endDate: '2026-11-01T00:00:00.000Z' });
    store.dispatch(searchOpened({ criteria, again: false }));
    await settled();
    expect(asked.searches).toHaveLength(1);
    expect(search()).toMatchObject({ status: 'idle', results: null });
  });

  test('the same search again is asked again when somebody wants that', async () => {
    const { store, asked } = await opened({ search: () => one }, aSearch());
    store.dispatch(searchOpened({ criteria: aSearch(), again: true }));
    await settled();
    expect(asked.searches).toHaveLength(2);
  });

  test('clearing forgets the results and the way along them', async () => {
    const { store, search } = await opened({ search: () => one }, aSearch());
    expect(search().snapshot?.pages).toEqual({ 1: ['o1'] });
    store.dispatch(searchCleared());
    expect(search()).toMatchObject({ criteria: null, results: null, snapshot: null });
  });
});

describe('S2.67: from order to order over a page border', () => {
  const idsOf = (offset: number) => Array.from({ length: 100 }, (_, index) => `o${offset + index + 1}`);
  const pageAt = ({ offset }: OrderSearchBody) => ({
    total: 250,
    orders: idsOf(offset).map((orderId) => anOrder({ orderId })),
  });

  test('the neighbouring page is asked for exactly as the first one was', async () => {
    const start = Date.parse('2026-11-20T12:00:00.000Z');
    let now = start;
    const criteria = aSearch({ searchTerm: 'ana ruiz', period: { value: 24, unit: 'hours' }, page: 2 });
    const { store, asked, search } = await opened({ search: pageAt }, criteria, () => now);
    now += 3_600_000;
    const snapshot = search().snapshot;
    const here = snapshot && resultPosition(snapshot, 'o101');
    expect(here).toMatchObject({ position: 101, previousId: null });
    if (here?.previousPage) store.dispatch(loadNeighbourPage.requested(here.previousPage));
    await settled();
    expect(asked.searches[1]).toEqual({ ...asked.searches[0], offset: 0 });
    const after = search().snapshot;
    expect(after && resultPosition(after, 'o101')).toMatchObject({ previousId: 'o100', previousPage: null });
    expect(search().results?.criteria.page).toBe(2);
  });

  test('a page of an older snapshot is neither asked for nor taken over', async () => {
    const { store, asked, search } = await opened({ search: pageAt }, aSearch());
    const before = search().snapshot;
    store.dispatch(loadNeighbourPage.requested({ takenAt: 1, page: 2 }));
    await settled();
    expect(asked.searches).toHaveLength(1);
    expect(search().snapshot).toBe(before);
  });
});

describe('counts', () => {
  const NOW = Date.parse('2026-11-20T12:00:00.000Z');

  test('the cheapest body that is valid: one row, no sort, the first page', async () => {
    const { asked, platform } = aPlatform({ count: () => 814 });
    const { store } = aSearchStore(platform, () => NOW);
    const criteria = aSearch({ filters: { errorStatuses: ['rejected'] }, page: 7 });
    store.dispatch(countOrders.requested(criteria));
    await settled();
    expect(asked.counts).toEqual([
      {
        pageSize: 1,
        offset: 0,
        sortField: null,
        sortOrder: null,
        sortMode: null,
        startDateUtc: '2026-05-24T00:00:00.000Z',
        endDateUtc: '2026-11-20T23:59:59.999Z',
        statusesInclusive: [{ name: 'rejected', state: 'current' }],
      },
    ]);
    expect(selectOperation(store.getState(), countOrders, countSubject(criteria))).toMatchObject({
      status: 'succeeded',
      result: 814,
    });
  });

  test('at most four are asked for at once; what is no longer wanted while it waits is never asked', async () => {
    let running = 0;
    let most = 0;
    const asked: string[] = [];
    const count = async ({ queryString = '' }: OrderSearchBody) => {
      asked.push(queryString);
      running += 1;
      most = Math.max(most, running);
      await settled();
      running -= 1;
      return 1;
    };
    const { store } = aSearchStore({ orderManager: { count } } as unknown as Platform);
    const searches = Array.from({ length: 12 }, (_, index) => aSearch({ searchTerm: `t${index}` }));
    for (const search of searches) store.dispatch(countOrders.requested(search));
    for (const search of searches.slice(8)) store.dispatch(countOrders.abandoned(countSubject(search)));
    while (running > 0 || asked.length < 8) await settled();
    await settled();
    expect(most).toBe(4);
    expect(asked).toEqual(searches.slice(0, 8).map((search) => `+"${search.searchTerm}"`));
  });

  test('new orders are those beyond the ones shown, in the same window held open until now', async () => {
    let now = NOW;
    const criteria = aSearch({ period: { value: 1, unit: 'hours' } });
    const { store, asked } = await opened(
      { search: () => ({ total: 5, orders: [ORDER] }), count: () => 8 },
      criteria,
      () => now,
    );
    now += 600_000;
    store.dispatch(checkForNewOrders.requested(null));
    await settled();
    expect(asked.counts[0]).toMatchObject({
      startDateUtc: '2026-11-20T11:00:00.000Z',
      endDateUtc: '2026-11-20T12:10:00.000Z',
    });
    const { receivedAt } = store.getState().search.results ?? { receivedAt: 0 };
    expect(selectOperation(store.getState(), checkForNewOrders, '')).toMatchObject({
      result: { receivedAt, count: 3 },
    });
  });

  test.each([
    ['orders that left do not count below nothing', 5, 2, 0],
    ['nothing new', 5, 5, 0],
  ])('%s', async (_title, shown, found, expected) => {
    const { store } = await opened(
      { search: () => ({ total: shown, orders: [ORDER] }), count: () => found },
      aSearch(),
    );
    store.dispatch(checkForNewOrders.requested(null));
    await settled();
    expect(selectOperation(store.getState(), checkForNewOrders, '')).toMatchObject({
      result: { count: expected },
    });
  });
});
