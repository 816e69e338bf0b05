import { describe, expect, test, vi } from 'vitest';
import { lookUp } from '#domain/byKey.ts';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { selectOperation } from '#store/operation.ts';
import { loadItems, loadOrder } from '#store/order/orderOperations.ts';
import { selectItemsFailure } from '#store/order/orderSelectors.ts';
import { anItem } from '#test/domainBuilders.ts';
import { anOrderStore, flushMicrotasks, refused } from './orderStore.ts';
import { ALL, aPlatform, fails, fine, HEAD, ID, ITEMS, nothing, PLACED, read } from './readOrderScene.ts';

describe('S2.85: the result of both order services', () => {
  test.each([
    ['200', aPlatform(), 'order'],
    ['200, and only the merchant’s side fails', aPlatform({ placedOrder: fails(403) }), 'order'],
    ['404 and 200', aPlatform({ order: nothing }), 'merchantOnly'],
    ['404 and 404', aPlatform({ order: nothing, placedOrder: nothing }), 'notFound'],
    ['403', aPlatform({ order: fails(403) }), 'forbidden'],
  ])('%s', async (_title, platform, kind) => {
    const { found, loading } = await read(platform);
    expect(found?.kind).toBe(kind);
    expect(loading.status).toBe('succeeded');
  });

  test.each([
    ['404 and 500', aPlatform({ order: nothing, placedOrder: fails(500) }), 500],
    ['500 and 200', aPlatform({ order: fails(500) }), 500],
  ])('%s is a problem retrieving the order', async (_title, platform, status) => {
    const { found, loading } = await read(platform);
    expect(found).toBeUndefined();
    expect(loading).toMatchObject({ status: 'failed', failure: { status } });
  });

  test('the merchant’s data is left out if only its service failed', async () => {
    const { found } = await read(aPlatform({ placedOrder: fails(500) }));
    expect(found).toMatchObject({ kind: 'order', order: { ...HEAD, items: ITEMS }, request: null });
  });
});

test('R641: an order that the platform writes in another letter case keeps the ID by which it was opened', async () => {
  const { found, store } = await read(aPlatform({ order: async () => ({ ...HEAD, orderId: 'ORDER-1' }) }));
  expect(found).toMatchObject({ kind: 'order', order: { orderId: ID } });
  expect(lookUp(store.getState().orders.previews, ID)).toBeDefined();
});

test('R429: the order is complete before order-request has responded, and then has its data', async () => {
  const placed = Promise.withResolvers<typeof PLACED>();
  const { store, found, loading } = await read(aPlatform({ placedOrder: () => placed.promise }));
  expect(found).toMatchObject({ kind: 'order', order: { items: ITEMS }, request: null });
  expect(loading.status).toBe('running');
  placed.resolve(PLACED);
  await flushMicrotasks();
  const complete = lookUp(store.getState().orders.loaded, ID)?.found;
  expect(complete).toEqual({ ...found, request: PLACED });
  // The same object, so that the screen does not render the order again.
  expect(complete?.kind === 'order' && found?.kind === 'order' && complete.order === found.order).toBe(true);

  store.dispatch(loadOrder.requested({ orderId: ID }));
  await flushMicrotasks();
  expect(lookUp(store.getState().orders.loaded, ID)?.found).toMatchObject({ request: PLACED });
});

describe('R420: a user who reads only as a fulfiller', () => {
  const readAsFulfiller = async (order: () => Promise<unknown>) => {
    const placedOrder = vi.fn(fails(403));
    const { store } = anOrderStore(aPlatform({ order, placedOrder }));
    const reading = [{ identifier: 'venlo', permissions: ['read:order'] }];
    const result = { merchants: [], fulfillers: reading, groups: [] };
    store.dispatch(loadPermissions.succeeded({ params: { sub: 'ada' }, result }));
    store.dispatch(loadOrder.requested({ orderId: ID }));
    await flushMicrotasks();
    const state = store.getState();
    const found = lookUp(state.orders.loaded, ID)?.found;
    return { placedOrder, found, loading: selectOperation(state, loadOrder, ID) };
  };

  test('does not ask for the placed order of an order that the platform has', async () => {
    const { placedOrder, found } = await readAsFulfiller(fine.order);
    expect(found).toMatchObject({ kind: 'order', order: { items: ITEMS }, request: null });
    expect(placedOrder).not.toHaveBeenCalled();
  });

  test('asks for it if the platform does not have the order', async () => {
    const { placedOrder, loading } = await readAsFulfiller(nothing);
    expect(loading).toMatchObject({ status: 'failed', failure: { status: 403 } });
    expect(placedOrder).toHaveBeenCalledTimes(1);
  });
});

test('R277: items without the IDs of their order and merchant have those of the order', async () => {
  const entries = [anItem({ itemId: 'bare', orderId: '', merchantId: '' }), anItem({ orderId: 'order-2' })];
  const { store } = await read(aPlatform({ readableItems: async () => ({ entries, error: null }) }));
  const ids = () => {
    const found = lookUp(store.getState().orders.loaded, ID)?.found;
    const items = found?.kind === 'order' ? found.order.items : [];
    return items.map(({ orderId, merchantId }) => [orderId, merchantId]);
  };
  const expected = [
    [ID, HEAD.merchantId],
    ['order-2', HEAD.merchantId],
  ];
  expect(ids()).toEqual(expected);
  store.dispatch(loadItems.requested({ orderId: ID }));
  await flushMicrotasks();
  expect(ids()).toEqual(expected);
});

describe('an item’s ID', () => {
  const unknown = { order: nothing, placedOrder: nothing };

  test('finds the order that contains the item', async () => {
    const item = async () => anItem({ itemId: ID, orderId: 'other-order' });
    const { found } = await read(aPlatform({ ...unknown, item }));
    expect(found).toEqual({ kind: 'item', orderId: 'other-order', itemId: ID });
  });

  test.each([
    ['it is unknown', nothing],
    ['access is refused', fails(403)],
    ['the item names no order', async () => anItem({ orderId: '' })],
    ['the item names itself as its order', async () => anItem({ itemId: ID, orderId: ID })],
  ])('finds nothing: %s', async (_title, item) => {
    const { found } = await read(aPlatform({ ...unknown, item }));
    expect(found).toEqual({ kind: 'notFound' });
  });
});

describe('items that load slowly or fail', () => {
  test('leave the order visible before its items are loaded', async () => {
    const items = Promise.withResolvers<typeof ALL>();
    const { store } = await read(aPlatform({ readableItems: () => items.promise }));
    expect(lookUp(store.getState().orders.previews, ID)).toEqual(HEAD);
    expect(lookUp(store.getState().orders.loaded, ID)).toBeUndefined();
    items.resolve(ALL);
    await flushMicrotasks();
    expect(lookUp(store.getState().orders.loaded, ID)?.found).toMatchObject({ order: { items: ITEMS } });
  });

  test('affect neither the order nor the previous items', async () => {
    const readableItems = vi.fn(fine.readableItems);
    const { store } = await read(aPlatform({ readableItems }));
    readableItems.mockImplementation(fails(500));
    store.dispatch(loadOrder.requested({ orderId: ID }));
    await flushMicrotasks();
    expect(lookUp(store.getState().orders.loaded, ID)?.found).toMatchObject({
      kind: 'order',
      order: { items: ITEMS },
    });
    expect(selectItemsFailure(store.getState(), ID)).toMatchObject({ status: 500 });
  });

  test('are kept as far as they were loaded, followed by previous ones', async () => {
    const readableItems = vi.fn(fine.readableItems);
    const { store } = await read(aPlatform({ readableItems }));
    const first = anItem({ itemId: 'first', quantity: 7 });
    readableItems.mockImplementation(async () => ({ entries: [first], error: refused(500) as never }));
    store.dispatch(loadOrder.requested({ orderId: ID }));
    await flushMicrotasks();
    const found = () => lookUp(store.getState().orders.loaded, ID)?.found;
    expect(found()).toMatchObject({ order: { items: [first, ...ITEMS] }, itemsFailure: { status: 500 } });
    store.dispatch(loadItems.requested({ orderId: ID }));
    await flushMicrotasks();
    expect(found()).toMatchObject({ order: { items: [first, ...ITEMS] }, itemsFailure: { status: 500 } });
  });

  test('of a retry that is slower than a newer read of the order do not replace its items', async () => {
    const retried = Promise.withResolvers<typeof ALL>();
    const readableItems = vi.fn(fine.readableItems);
    const { store } = await read(aPlatform({ readableItems }));
    readableItems.mockImplementationOnce(() => retried.promise);
    store.dispatch(loadItems.requested({ orderId: ID }));
    const newer = anItem({ itemId: 'newer' });
    readableItems.mockImplementation(async () => ({ entries: [newer], error: null }));
    store.dispatch(loadOrder.requested({ orderId: ID }));
    await flushMicrotasks();
    retried.resolve(ALL);
    await flushMicrotasks();
    expect(lookUp(store.getState().orders.loaded, ID)?.found).toMatchObject({ order: { items: [newer] } });
  });

  test('are requested again by themselves, and complete the order', async () => {
    const order = vi.fn(fine.order);
    const readableItems = vi.fn(fails(500)) as unknown as ReturnType<typeof vi.fn<typeof fine.readableItems>>;
    const { store } = await read(aPlatform({ order, readableItems }));
    expect(lookUp(store.getState().orders.loaded, ID)?.found).toMatchObject({ order: { items: [] } });
    readableItems.mockImplementation(fine.readableItems);
    store.dispatch(loadItems.requested({ orderId: ID }));
    await flushMicrotasks();
    expect(lookUp(store.getState().orders.loaded, ID)?.found).toMatchObject({ order: { items: ITEMS } });
    expect(selectItemsFailure(store.getState(), ID)).toBeNull();
    expect(order).toHaveBeenCalledTimes(1);
  });
});
