import { describe, expect, test } from 'vitest';
import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderSearch } from '#domain/search/orderSearch.ts';
import { fetchLinkedReorders } from '#sagas/actions/linkedReorders.ts';
import type { LinkedReorders } from '#store/actions/readOperations.ts';
import { anOrder } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';
import { refused } from './orderStore.ts';
import { aSagaStore } from './sagaStore.ts';

const ORIGINAL = anOrder();
const originalOrder = [{ href: `https://merchant-order.example/v1/orders/${ORIGINAL.orderId}`, name: null }];

/** A customer with this many orders, of which those at `positions` are reorders of the original. */
function ordersOfCustomer(count: number, ...positions: number[]): Order[] {
  return Array.from({ length: count }, (_, index) =>
    anOrder({
      orderId: `order-of-customer-${index}`,
      links: positions.includes(index) ? keyed({ originalOrder }) : {},
    }),
  );
}

/** Looks for the reorders on a platform where the page with this number fails with this status. */
async function findReorders(orders: readonly Order[], failing: number | null = null, status = 400) {
  const pages: number[] = [];
  const search = async ({ criteria: { page } }: OrderSearch) => {
    pages.push(page);
    if (page === failing) throw refused(status);
    const start = (page - 1) * SEARCH_PAGE_SIZE;
    return { total: orders.length, orders: orders.slice(start, start + SEARCH_PAGE_SIZE) };
  };
  const context = { clock: { now: Date.now }, platform: { orderManager: { search } } };
  const { run } = aSagaStore(context, [], { onError: () => undefined });
  const found = await run(fetchLinkedReorders, { order: ORIGINAL }).toPromise();
  const { reorders, isComplete } = found as LinkedReorders;
  return { reorders: reorders.map(({ orderId }) => orderId), isComplete, pages };
}

describe('R132: the reorders among the orders of the customer', () => {
  test.each<[string, number, number[], number | null, string[], boolean, number[]]>([
    ['on the first page', 60, [7], null, ['order-of-customer-7'], true, [1]],
    [
      'on a later page',
      250,
      [7, 249],
      null,
      ['order-of-customer-7', 'order-of-customer-249'],
      true,
      [1, 2, 3],
    ],
    ['if a later page fails', 250, [7, 249], 2, ['order-of-customer-7'], false, [1, 2]],
    [
      'if the customer has very many orders',
      501,
      [7, 500],
      null,
      ['order-of-customer-7'],
      false,
      [1, 2, 3, 4, 5],
    ],
  ])('%s', async (_title, count, positions, failing, reorders, isComplete, pages) => {
    expect(await findReorders(ordersOfCustomer(count, ...positions), failing)).toEqual({
      reorders,
      isComplete,
      pages,
    });
  });

  test.each([403, 404])(
    'without access (%i): none on the first page, incomplete on a later one',
    async (status) => {
      const orders = ordersOfCustomer(250, 7, 249);
      expect(await findReorders(orders, 1, status)).toEqual({ reorders: [], isComplete: true, pages: [1] });
      expect(await findReorders(orders, 2, status)).toEqual({
        reorders: ['order-of-customer-7'],
        isComplete: false,
        pages: [1, 2],
      });
    },
  );

  test('are an error if the first page fails', async () => {
    await expect(findReorders(ordersOfCustomer(1), 1)).rejects.toThrow();
  });
});
