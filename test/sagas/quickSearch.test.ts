import { describe, expect, test, vi } from 'vitest';
import type { OrderSearch } from '#domain/search/orderSearch.ts';
import { selectOperation } from '#store/operation.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { ORDER_SCREEN_SUBJECT, quickSearch } from '#store/search/quickSearch.ts';
import { dialogOpened } from '#store/writes/openDialogs.ts';
import { anOrder, aPage } from '#test/domainBuilders.ts';
import { anOrderStore, flushMicrotasks, refused } from './orderStore.ts';

const ID = 'order-1';
const fails = (status: number) => () => Promise.reject(refused(status));

describe('S7.40: the quick search', () => {
  const order = async () => null;

  test.each([
    ['opens the only result', 'ana ruiz', aPage([anOrder()]), '/orders/order-1'],
    [
      'opens it with the item that the text names',
      'M4K7Q2P9XD',
      aPage([anOrder()]),
      '/orders/order-1?itemId=item-1',
    ],
    ['opens the search for several results', 'ana', aPage([anOrder()], 2), '/?searchTerm=ana&page=1'],
    ['opens the search without a result', 'ana ruiz', aPage([]), '/?searchTerm=ana+ruiz&page=1'],
  ])('%s', async (_title, term, page, path) => {
    const { store, navigations } = anOrderStore({ orderManager: { search: async () => page, order } });
    store.dispatch(quickSearch.requested({ term }));
    await flushMicrotasks();
    expect(navigations).toHaveLength(1);
    expect(navigations[0]).toBe(path);
  });

  test('R310: opens the only result if the platform repeats it', async () => {
    const all = [anOrder(), anOrder()];
    const search = async ({ pageSize = 100 }: OrderSearch) => {
      const repeated = all.slice(1, pageSize).length;
      return { total: all.length, orders: all.slice(0, 1), repeated };
    };
    const { store, navigations } = anOrderStore({ orderManager: { search, order } });
    store.dispatch(quickSearch.requested({ term: 'ana ruiz' }));
    await flushMicrotasks();
    expect(navigations).toEqual(['/orders/order-1']);
  });

  test('R260: opens nothing while another page that the user has opened is loading', async () => {
    const search = async () => aPage([anOrder()]);
    const isLeaving = () => true;
    const { store, navigations } = anOrderStore({ orderManager: { search, order } }, Date.now, isLeaving);
    store.dispatch(quickSearch.requested({ term: 'ana ruiz' }));
    await flushMicrotasks();
    expect(navigations).toEqual([]);
  });

  test.each([{ term: 'ana ruiz' }, { term: 'ana ruiz', showsFailureHere: true }])(
    'R260: opens nothing once a dialog has been opened: %j',
    async (params) => {
      const search = async () => aPage([anOrder()]);
      const { store, navigations } = anOrderStore({ orderManager: { search, order } });
      store.dispatch(quickSearch.requested(params));
      store.dispatch(dialogOpened({ operation: 'resendEvents', subject: ID }));
      await flushMicrotasks();
      expect(navigations).toEqual([]);
    },
  );

  test('R54: opens nothing after a sign-out', async () => {
    const search = async () => aPage([anOrder()]);
    const { store, navigations } = anOrderStore({ orderManager: { search, order } });
    store.dispatch(quickSearch.requested({ term: 'ana ruiz' }));
    store.dispatch(signedOut());
    await flushMicrotasks();
    expect(navigations).toEqual([]);
  });

  test.each([
    ['as it is, if an order has it', [1], 'e59d2f1d', '/orders/order-1'],
    ['as the start of an ID, if no order has it', [0, 1], 'e59d2f1d', '/orders/order-1'],
    ['as the start of an ID, if several start with it', [0, 2], 'e59d2f1d', '/?searchTerm=e59d2f1d*&page=1'],
  ])('R90: finds the short form of an ID %s', async (_title, totals, term, path) => {
    const left = [...totals];
    const search = async () => {
      const total = left.shift() ?? 0;
      return aPage(total === 0 ? [] : [anOrder()], total);
    };
    const { store, navigations } = anOrderStore({ orderManager: { search, order } });
    store.dispatch(quickSearch.requested({ term }));
    await flushMicrotasks();
    expect(navigations).toEqual([path]);
    expect(left).toEqual([]);
  });

  test.each([
    ['lists what a list of short and whole IDs finds', 2, '/?searchTerm=VP-1+e59d2f1d*&page=1'],
    ['opens the only order that such a list finds', 1, '/orders/order-1'],
  ])('R90: %s', async (_title, total, path) => {
    const search = async ({ criteria }: OrderSearch) =>
      aPage([anOrder()], criteria.searchTerm.includes('*') ? total : 1);
    const { store, navigations } = anOrderStore({ orderManager: { search, order } });
    store.dispatch(quickSearch.requested({ term: 'VP-1 e59d2f1d' }));
    await flushMicrotasks();
    expect(navigations).toEqual([path]);
  });

  test('S7.3: looks up a single ID that is not in the index', async () => {
    const search = async () => aPage([]);
    const { store, navigations } = anOrderStore({ orderManager: { search, order: async () => anOrder() } });
    store.dispatch(quickSearch.requested({ term: ID }));
    await flushMicrotasks();
    expect(navigations).toEqual(['/orders/order-1']);
  });

  test('treats a failed lookup as no result; a failed search stays where its error is shown', async () => {
    const search = vi.fn(async () => aPage([]));
    const { store, navigations } = anOrderStore({
      orderManager: { search, order: fails(500) },
      orderRequest: { placedOrderId: fails(500) },
    });
    store.dispatch(quickSearch.requested({ term: ID }));
    await flushMicrotasks();
    expect(navigations).toEqual(['/?searchTerm=order-1&page=1']);
    search.mockImplementationOnce(fails(500));
    store.dispatch(quickSearch.requested({ term: ID, showsFailureHere: true }));
    await flushMicrotasks();
    expect(navigations).toHaveLength(1);
    expect(selectOperation(store.getState(), quickSearch, ORDER_SCREEN_SUBJECT)).toMatchObject({
      status: 'failed',
    });
  });

  test('opens the search page after a failed search if nothing else shows the error', async () => {
    const { store, navigations } = anOrderStore({ orderManager: { search: fails(500), order: fails(500) } });
    store.dispatch(quickSearch.requested({ term: 'ana ruiz' }));
    await flushMicrotasks();
    expect(navigations).toEqual(['/?searchTerm=ana+ruiz&page=1']);
  });
});
