import { describe, expect, test } from 'vitest';
import type { OrderSearchBody } from '#api/services/orderManager.ts';
import { resultPosition } from '#domain/search/searchSnapshot.ts';
import { loadNeighborPage, searchOpened } from '#store/search/searchOperations.ts';
import { searchCleared } from '#store/search/searchSlice.ts';
import { anOrder, aSearch } from '#test/domainBuilders.ts';
import { one, opened, settled } from './searchScene.ts';

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

  test('the neighboring page is asked for exactly as the first one was', async () => {
    const start = Date.parse('2026-11-20T12:00:00.000Z');
    let now = start;
    const criteria = aSearch({ searchTerm: 'ana ruiz', period: { value: 24, unit: 'hours' }, page: 2 });
    const { store, asked, search } = await opened({ search: pageAt }, criteria, () => now);
    now += 3_600_000;
    const snapshot = search().snapshot;
    const here = snapshot && resultPosition(snapshot, 'o101');
    expect(here).toMatchObject({ position: 101, previousId: null });
    if (here?.previousPage) store.dispatch(loadNeighborPage.requested(here.previousPage));
    await settled();
    expect(asked.searches[1]).toEqual({ ...asked.searches[0], offset: 0 });
    const after = search().snapshot;
    expect(after && resultPosition(after, 'o101')).toMatchObject({ previousId: 'o100', previousPage: null });
    expect(search().results?.criteria.page).toBe(2);
  });

  test('a page of an older snapshot is neither asked for nor taken over', async () => {
    const { store, asked, search } = await opened({ search: pageAt }, aSearch());
    const before = search().snapshot;
    store.dispatch(loadNeighborPage.requested({ takenAt: 1, page: 2 }));
    await settled();
    expect(asked.searches).toHaveLength(1);
    expect(search().snapshot).toBe(before);
  });
});
