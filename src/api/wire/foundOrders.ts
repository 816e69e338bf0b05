import * as v from 'valibot';
import { list, uniqueBy } from '#api/http/lenient.ts';
import { waitForNextTask } from '#api/http/waitForNextTask.ts';
import type { Order } from '#domain/order/order.ts';
import type { SearchPage } from '#domain/search/orderSearch.ts';
import { orderSchema } from './orderWire.ts';

/** The orders of a result page (docs/platform/order-manager.md); unreadable orders are left out. */
export const foundOrdersSchema = list(v.object({ order: orderSchema }));

/** A new task starts after more than this many orders and items. A higher limit would delay clicks. */
const ITEMS_AT_ONCE = 20;

/** Reads the orders in batches, one task for each batch. */
export async function readFoundOrders(results: readonly unknown[]): Promise<Omit<SearchPage, 'total'>> {
  const orders: Order[] = [];
  let readInTask = 0;
  for (const result of results) {
    const [found] = v.parse(foundOrdersSchema, [result]);
    if (!found) continue;
    orders.push(found.order);
    readInTask += found.order.items.length + 1;
    if (readInTask > ITEMS_AT_ONCE) {
      readInTask = 0;
      await waitForNextTask();
    }
  }
  const distinct = uniqueBy(orders, ({ orderId }) => orderId);
  return { orders: distinct, repeated: orders.length - distinct.length };
}
