import { describe, expect, test, vi } from 'vitest';
import type { Platform } from '#api/platform.ts';
import type { OrderSearch } from '#domain/search/orderSearch.ts';
import { selectOperation } from '#store/operation.ts';
import { checkForNewOrders, loadQueueTile } from '#store/results/resultOperations.ts';
import { countOrders, countSubject } from '#store/search/searchOperations.ts';
import { anOrder, aPage, aSearch } from '#test/domainBuilders.ts';
import { aPlatform, ORDER, opened, settled } from './searchScene.ts';
import { aSearchStore } from './searchStore.ts';

describe('R4: counts', () => {
  const NOW = Date.parse('2026-11-20T12:00:00.000Z');

  test('cover the same range as the search', async () => {
    const { asked, platform } = aPlatform({ count: () => 814 });
    const { store } = aSearchStore(platform, () => NOW);
    const criteria = aSearch({ filters: { errorStatuses: ['rejected'] }, page: 7 });
    store.dispatch(countOrders.requested(criteria));
    await settled();
    expect(asked.counts).toEqual([
      { criteria, range: { start: '2026-05-24T00:00:00.000Z', end: '2026-11-20T23:59:59.999Z' } },
    ]);
    expect(selectOperation(store.getState(), countOrders, countSubject(criteria))).toMatchObject({
      status: 'succeeded',
      result: 814,
    });
  });

  test('R2, S5.3: a range that the form would refuse is counted neither for a list nor for a tile', async () => {
    const { asked, platform } = aPlatform({ count: () => 5 });
    const { store } = aSearchStore(platform, () => NOW);
    const criteria = aSearch({ period: { value: 400, unit: 'days' } });
    store.dispatch(countOrders.requested(criteria));
    store.dispatch(loadQueueTile.requested(criteria));
    await settled();
    expect(asked).toMatchObject({ counts: [], searches: [] });
    for (const operation of [countOrders, loadQueueTile])
      expect(selectOperation(store.getState(), operation, countSubject(criteria)).status).toBe('failed');
  });

  test('R102: at most five are requested at once; a count that is abandoned while it waits is never requested', async () => {
    let running = 0;
    let most = 0;
    const asked: string[] = [];
    const count = async ({ criteria }: OrderSearch) => {
      asked.push(criteria.searchTerm);
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
    expect(most).toBe(5);
    expect(asked).toEqual(searches.slice(0, 8).map(({ searchTerm }) => searchTerm));
  });

  const RELEVANCE = { sortField: 'relevance' } as const;
  const HOUR = { period: { value: 1, unit: 'hours' } } as const;

  test.each([
    [
      'the second of the newest order shown, if the newest come first',
      aSearch(),
      5,
      '2026-11-18T09:12:45.000Z',
    ],
    [
      'the second of the newest order shown, if all are shown',
      aSearch(RELEVANCE),
      1,
      '2026-11-18T09:12:45.000Z',
    ],
    ['the response, if others may be newer', aSearch(RELEVANCE), 5, '2026-11-20T12:00:00.001Z'],
    ['the response, on a later page', aSearch({ page: 2 }), 105, '2026-11-20T12:00:00.001Z'],
    ['the start of a range without orders', aSearch(HOUR), 5, '2026-11-20T11:00:00.000Z'],
  ])('orders have arrived since %s', async (_title, criteria, total, start) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    let now = NOW;
    const answers = { search: () => aPage([ORDER], total), count: () => 8 };
    const { store, asked } = await opened(answers, criteria, () => now);
    now += 600_000;
    store.dispatch(checkForNewOrders.requested(null));
    await settled();
    expect(asked.counts[0]?.range.start).toBe(start);
    const { receivedAt } = store.getState().search.results ?? { receivedAt: 0 };
    expect(selectOperation(store.getState(), checkForNewOrders, '')).toMatchObject({
      result: { receivedAt, count: 8 },
    });
    vi.useRealTimers();
  });

  test.each([
    ['the millisecond of the newest order', '2026-11-18T09:12:44.120Z', '2026-11-18T09:12:44.121Z'],
    ['the response, if a date is not readable', null, '2026-11-20T12:00:00.001Z'],
  ])('R339: orders have arrived since %s', async (_title, createdDate, start) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const orders = [anOrder({ createdDate }), anOrder({ createdDate: '2026-11-17T09:12:44.000Z' })];
    const answers = { search: () => aPage(orders, 5), count: () => 0 };
    const { store, asked } = await opened(answers, aSearch(), () => NOW);
    store.dispatch(checkForNewOrders.requested(null));
    await settled();
    expect(asked.counts[0]?.range.start).toBe(start);
    vi.useRealTimers();
  });

  test('a time range that has ended gets no new orders, and is not requested', async () => {
    const criteria = aSearch({ endDate: '2026-11-17T00:00:00.000Z' });
    const { store, asked } = await opened({ search: () => aPage([ORDER], 5) }, criteria, () => NOW);
    store.dispatch(checkForNewOrders.requested(null));
    await settled();
    expect(asked.counts).toEqual([]);
    expect(selectOperation(store.getState(), checkForNewOrders, '')).toMatchObject({ result: { count: 0 } });
  });
});
