import { describe, expect, test } from 'vitest';
import { hasKey, lookUp } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import { orderLoadedWithoutItems, ordersRefreshed } from '#store/order/orderOperations.ts';
import { type OrdersState, ordersReducer } from '#store/order/ordersSlice.ts';
import { loadNeighborPage, runSearch } from '#store/search/searchOperations.ts';
import { anItem, anOrder, aSearch } from '#test/domainBuilders.ts';

type Action = Parameters<typeof ordersReducer>[1];
const ordersAfter = (...actions: Action[]): OrdersState =>
  actions.reduce<OrdersState | undefined>(ordersReducer, undefined) as OrdersState;

const pageOf = (page: number): Order[] =>
  Array.from({ length: 100 }, (_, index) => anOrder({ orderId: `order-${page}-${index}` }));
const searched = (orders: Order[]) =>
  runSearch.succeeded({
    params: aSearch(),
    result: { range: { start: '', end: '' }, total: 1_000, orders, repeated: 0, directHit: null },
  });
const neighbor = (page: number) =>
  loadNeighborPage.succeeded({ params: { takenAt: 1, page }, result: pageOf(page) });

describe('the previews of orders that were not opened yet', () => {
  test('are replaced by fresh rows', () => {
    const fresh = anOrder({ orderId: 'order-1-0', items: [anItem({ quantity: 7 })] });
    const { previews } = ordersAfter(searched(pageOf(1)), ordersRefreshed([fresh]));
    expect(lookUp(previews, 'order-1-0')).toBe(fresh);
    expect(Object.keys(previews)).toHaveLength(100);
  });

  test('do not include orders that were read for something else', () => {
    const { previews } = ordersAfter(
      searched(pageOf(1)),
      ordersRefreshed([anOrder({ orderId: 'elsewhere' })]),
    );
    expect(hasKey(previews, 'elsewhere')).toBe(false);
  });

  test('are those of the last search only', () => {
    const { previews } = ordersAfter(searched(pageOf(1)), searched(pageOf(2)));
    expect(hasKey(previews, 'order-1-0')).toBe(false);
    expect(hasKey(previews, 'order-2-0')).toBe(true);
  });

  test('stay limited, however many pages the user steps through: the oldest are removed first', () => {
    const head = anOrder({ orderId: 'order-1-0' });
    const { previews } = ordersAfter(
      searched(pageOf(1)),
      ...[2, 3, 4].map(neighbor),
      orderLoadedWithoutItems(head),
      neighbor(5),
    );
    expect(Object.keys(previews)).toHaveLength(400);
    expect(hasKey(previews, 'order-1-0')).toBe(true);
    expect(hasKey(previews, 'order-1-99')).toBe(false);
    expect(hasKey(previews, 'order-5-99')).toBe(true);
  });
});
