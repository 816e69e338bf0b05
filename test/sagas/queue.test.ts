import { describe, expect, it } from 'vitest';
import type { Platform } from '#api/platform.ts';
import { lookUp } from '#domain/byKey.ts';
import { selectLatestResult, selectOperation } from '#store/operation.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { loadOrderTrend, loadQueueTile } from '#store/results/resultOperations.ts';
import { ordersSelected } from '#store/results/selectionSlice.ts';
import { countOrders, countSubject } from '#store/search/searchOperations.ts';
import { anItem, anItemIn, anOrder, aPage, aSearch } from '#test/domainBuilders.ts';
import { aPlatform, ORDER, settled } from './searchScene.ts';
import { aSearchStore } from './searchStore.ts';

describe('the queue', () => {
  it('R102: sends at most five requests at once, together with the counts of an open menu', async () => {
    let running = 0;
    let most = 0;
    let asked = 0;
    const inTurn = async <T>(answer: T) => {
      asked += 1;
      running += 1;
      most = Math.max(most, running);
      await settled();
      running -= 1;
      return answer;
    };
    const orderManager = {
      count: () => inTurn(1),
      search: () => inTurn(aPage([ORDER])),
    };
    const { store } = aSearchStore({ orderManager } as unknown as Platform);
    const searches = Array.from({ length: 6 }, (_, index) => aSearch({ searchTerm: `t${index}` }));
    for (const search of searches) store.dispatch(loadQueueTile.requested(search));
    store.dispatch(loadOrderTrend.requested(null));
    for (const search of searches) store.dispatch(countOrders.requested(search));
    // Each tile needs a page, the trend eight counts, and each entry of the menu one count.
    while (asked < 6 + 8 + 6 || running > 0) await settled();
    await settled();
    expect(most).toBe(5);
    expect(selectOperation(store.getState(), loadOrderTrend, '')).toMatchObject({ status: 'succeeded' });
  });

  it('a tile reads its first page at once, and then its count as long as that stays the same', async () => {
    let total = 2;
    const search = () => aPage([ORDER], total);
    const { platform, asked } = aPlatform({ count: () => total, search });
    const { store } = aSearchStore(platform);
    const refreshed = async () => {
      store.dispatch(loadQueueTile.requested(aSearch()));
      await settled();
      return { counts: asked.counts.length, pages: asked.searches.length };
    };
    expect(await refreshed()).toEqual({ counts: 0, pages: 1 });
    expect(await refreshed()).toEqual({ counts: 1, pages: 1 });
    total = 3;
    expect(await refreshed()).toEqual({ counts: 2, pages: 2 });
  });

  it('R646: a tile reads its page again after midnight and after a change of the time zone', async () => {
    let now = '2026-11-20T23:58:00Z';
    const { platform } = aPlatform({ count: () => 1, search: () => aPage([promisedOnThe20th]) });
    const promisedOnThe20th = anOrder({
      items: [anItemIn('preparing')],
      localPromisedArrivalDate: '2026-11-20T18:00:00',
    });
    const { store } = aSearchStore(platform, () => Date.parse(now));
    const lateness = async () => {
      store.dispatch(loadQueueTile.requested(aSearch()));
      await settled();
      const tile = selectLatestResult(store.getState(), loadQueueTile, countSubject(aSearch()));
      return tile?.byLateness;
    };
    store.dispatch(preferencesChanged({ displayZone: 'utc' }));
    expect(await lateness()).toMatchObject({ onTime: 1, upToThreeDays: 0 });
    now = '2026-11-21T00:01:00Z';
    expect(await lateness()).toMatchObject({ onTime: 0, upToThreeDays: 1 });
    store.dispatch(preferencesChanged({ displayZone: 'user', userTimezone: 'America/New_York' }));
    expect(await lateness()).toMatchObject({ onTime: 1, upToThreeDays: 0 });
  });

  it('R310: has loaded all orders of a search although the platform repeats one', async () => {
    const search = () => ({ total: 2, orders: [ORDER], repeated: 1 });
    const { store } = aSearchStore(aPlatform({ count: () => 2, search }).platform);
    store.dispatch(loadQueueTile.requested(aSearch()));
    await settled();
    expect(selectOperation(store.getState(), loadQueueTile, countSubject(aSearch()))).toMatchObject({
      result: { total: 2, loadedCount: 2 },
    });
  });

  it('updates an order it has read wherever the order is listed', async () => {
    const { platform } = aPlatform({
      count: () => 1,
      search: () => aPage([fresh]),
    });
    const before = anOrder({ orderId: 'o1', items: [] });
    const fresh = anOrder({ orderId: 'o1', items: [anItem()] });
    const { store } = aSearchStore(platform);
    store.dispatch(ordersSelected([before]));
    store.dispatch(loadQueueTile.requested(aSearch()));
    await settled();
    expect(lookUp(store.getState().selection.orders, 'o1')).toEqual(fresh);
  });
});
