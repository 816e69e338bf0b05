import { describe, expect, test } from 'vitest';
import { searchOpened } from '#store/search/searchOperations.ts';
import { anOrder, aPage, aSearch } from '#test/domainBuilders.ts';
import { ORDER, one, opened, settled } from './searchScene.ts';

describe('S2.37: a single result opens its order if the text names its item; Back does not reopen it', () => {
  test.each(['platform-id', 'VP-1-1', 'F-55', 'M4K7Q2P9XD', '  F-55 ', '+F-55', '"F-55"', '+"F-55"'])(
    'by %j',
    async (searchTerm) => {
      const { navigations } = await opened({ search: () => one }, aSearch({ searchTerm }));
      expect(navigations).toEqual([['/orders/o1?itemId=platform-id', { replace: true }]]);
    },
  );

  test.each(['f-55', 'PLATFORM-ID', 'm4k7q2p9xd'])('by %j: regardless of letter case', async (searchTerm) => {
    const { navigations } = await opened({ search: () => one }, aSearch({ searchTerm }));
    expect(navigations).toEqual([['/orders/o1?itemId=platform-id', { replace: true }]]);
  });

  test.each(['o1', 'O1', 'VP-100-7', 'vp-100-7', 'FO-9', 'F8K2M4P6Q1'])(
    'by %j, the order’s own ID in one of its formats',
    async (searchTerm) => {
      const { navigations } = await opened({ search: () => one }, aSearch({ searchTerm }));
      expect(navigations).toEqual([['/orders/o1', { replace: true }]]);
    },
  );

  test.each([
    ['two results', 'F-55', aPage([ORDER, anOrder({ orderId: 'o2' })])],
    ['one of many', 'F-55', aPage([ORDER], 300)],
    ['another ID', 'F-5', one],
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

  test('not while another page that the user has opened is loading', async () => {
    const isLeaving = () => true;
    const criteria = aSearch({ searchTerm: 'F-55' });
    const { navigations, search } = await opened({ search: () => one }, criteria, undefined, isLeaving);
    expect(navigations).toEqual([]);
    expect(search().results?.orders).toEqual(one.orders);
  });

  test('returning to the search shows the result and does not reopen it', async () => {
    const criteria = aSearch({ searchTerm: 'F-55' });
    const { store, navigations, asked } = await opened({ search: () => one }, criteria);
    store.dispatch(searchOpened(criteria));
    await settled();
    expect(asked.searches).toHaveLength(1);
    expect(navigations).toHaveLength(1);
  });
});

describe('S7.3: a single term without a result is looked up as an order ID', () => {
  test('a found order is opened', async () => {
    const { navigations, asked } = await opened(
      { find: () => anOrder({ orderId: 'new/order' }) },
      aSearch({ searchTerm: '"new/order"' }),
    );
    expect(asked.finds).toEqual(['new/order']);
    expect(navigations).toEqual([['/orders/new%2Forder', { replace: true }]]);
  });

  test('an order that only its merchant has placed so far is opened', async () => {
    const { navigations } = await opened(
      { placed: (orderId) => ({ orderId }) },
      aSearch({ searchTerm: 'order-1' }),
    );
    expect(navigations).toEqual([['/orders/order-1', { replace: true }]]);
  });

  test('an unknown order leaves the results empty', async () => {
    const { navigations, search } = await opened({}, aSearch({ searchTerm: 'nothing' }));
    expect(navigations).toEqual([]);
    expect(search()).toMatchObject({ status: 'succeeded', results: { total: 0 } });
  });

  test('a failed lookup does not fail the search', async () => {
    const find = () => {
      throw new Error('down');
    };
    const { search } = await opened({ find }, aSearch({ searchTerm: 'nothing' }));
    expect(search()).toMatchObject({ status: 'succeeded', failure: null });
  });

  test.each(['ana ruiz', '*', ''])('%j is no single term and is not looked up', async (searchTerm) => {
    const { asked } = await opened({}, aSearch({ searchTerm }));
    expect(asked.finds).toEqual([]);
  });
});
