import * as v from 'valibot';
import { list } from '#api/http/lenient.ts';
import { nextTask } from '#api/http/nextTask.ts';
import type { Order } from '#domain/order/order.ts';
import { orderSchema } from './orderWire.ts';

/** The orders of a result page (docs/platform/order-manager.md); unreadable orders are left out. */
export const foundOrdersSchema = list(v.object({ order: orderSchema }));

/** A new task starts after more than this many orders and items. A higher limit would delay clicks. */
const ITEMS_AT_ONCE = 20;

/**
 * Splits a search result whose order has many items into several results, each with the order and some of its
 * items.
 */
function partsOf(result: unknown): unknown[] {
  const { order } = (result ?? {}) as { order?: { items?: unknown } };
  const items = order?.items;
  if (!Array.isArray(items) || items.length <= ITEMS_AT_ONCE) return [result];
  return Array.from({ length: Math.ceil(items.length / ITEMS_AT_ONCE) }, (_, index) => ({
    order: { ...order, items: items.slice(index * ITEMS_AT_ONCE, (index + 1) * ITEMS_AT_ONCE) },
  }));
}

/** Reads the orders in batches, one task for each batch. */
export async function readFoundOrders(results: readonly unknown[]): Promise<Order[]> {
  const orders: Order[] = [];
  let inHand = 0;
  for (const result of results) {
    let whole: Order | undefined;
    for (const part of partsOf(result)) {
      const [read] = v.parse(foundOrdersSchema, [part]);
      if (!read) continue;
      if (whole) whole.items.push(...read.order.items);
      else {
        whole = read.order;
        orders.push(whole);
      }
      inHand += read.order.items.length + 1;
      if (inHand > ITEMS_AT_ONCE) {
        inHand = 0;
        await nextTask();
      }
    }
  }
  return orders;
}
