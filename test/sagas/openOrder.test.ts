import { describe, expect, test, vi } from 'vitest';
import { lookUp } from '#domain/byKey.ts';
import { ORDER_FRESH_MS } from '#domain/limits.ts';
import { selectOperation } from '#store/operation.ts';
import { loadOrder, orderOpened, orderPrefetched } from '#store/order/orderOperations.ts';
import { anItem } from '#test/domainBuilders.ts';
import { anOrderStore, flushMicrotasks } from './orderStore.ts';
import { ALL, aPlatform, fails, fine, ID } from './readOrderScene.ts';

describe('opening an order', () => {
  test('does not repeat the request of a current or recent prefetch', async () => {
    let now = Date.now() + 1_000;
    const items = Promise.withResolvers<typeof ALL>();
    const order = vi.fn(fine.order);
    const { store } = anOrderStore(aPlatform({ order, readableItems: () => items.promise }), () => now);
    store.dispatch(orderPrefetched({ orderId: ID }));
    store.dispatch(orderOpened({ orderId: ID }));
    items.resolve(ALL);
    await flushMicrotasks();
    store.dispatch(orderOpened({ orderId: ID }));
    await flushMicrotasks();
    expect(order).toHaveBeenCalledTimes(1);
    now += ORDER_FRESH_MS + 1_000;
    store.dispatch(orderOpened({ orderId: ID }));
    await flushMicrotasks();
    expect(order).toHaveBeenCalledTimes(2);
  });

  test('R311: reads it again if the clock was set back since', async () => {
    const order = vi.fn(fine.order);
    let now = Date.now() + 1_000;
    const { store } = anOrderStore(aPlatform({ order }), () => now);
    store.dispatch(orderOpened({ orderId: ID }));
    await flushMicrotasks();
    now -= 3_600_000;
    store.dispatch(orderOpened({ orderId: ID }));
    await flushMicrotasks();
    expect(order).toHaveBeenCalledTimes(2);
  });

  test('renders only the changes when it is read again', async () => {
    const still = () => anItem({ itemId: 'still' });
    const items = [
      [still(), anItem()],
      [still(), anItem({ quantity: 7 })],
    ];
    const { store } = anOrderStore(
      aPlatform({ readableItems: async () => ({ entries: items.shift(), error: null }) }),
    );
    const readItems = async () => {
      store.dispatch(loadOrder.requested({ orderId: ID }));
      await flushMicrotasks();
      const found = lookUp(store.getState().orders.loaded, ID)?.found;
      return found?.kind === 'order' ? found.order.items : [];
    };
    const before = await readItems();
    const now = await readItems();
    expect(now[0]).toBe(before[0]);
    expect(now[1]).toMatchObject({ quantity: 7 });
    expect(before[1]).not.toMatchObject({ quantity: 7 });
  });

  test('repeats a failed request', async () => {
    const order = vi.fn(fine.order).mockImplementationOnce(fails(500));
    const { store } = anOrderStore(aPlatform({ order }));
    store.dispatch(orderOpened({ orderId: ID }));
    await flushMicrotasks();
    store.dispatch(orderOpened({ orderId: ID }));
    await flushMicrotasks();
    expect(lookUp(store.getState().orders.loaded, ID)?.found.kind).toBe('order');
  });

  test('leaving cancels its reads, and keeps the loaded data', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const hangs = (_id: string, { signal }: { signal?: AbortSignal | undefined } = {}) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const { store } = anOrderStore({
      orderService: { order: hangs },
      orderRequest: { placedOrder: hangs },
      itemService: { readableItems: hangs },
    });
    store.dispatch(orderOpened({ orderId: ID }));
    await flushMicrotasks();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false]);
    store.dispatch(loadOrder.abandoned(ID));
    await flushMicrotasks();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
    expect(selectOperation(store.getState(), loadOrder, ID)).toEqual({ status: 'idle' });
  });
});
