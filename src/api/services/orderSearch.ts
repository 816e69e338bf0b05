import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { number, uniqueBy } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import { waitForNextTask } from '#api/http/waitForNextTask.ts';
import { type OrderSearchBody, toSearchBody } from '#api/wire/orderSearchWire.ts';
import { orderSchema } from '#api/wire/orderWire.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderSearch, SearchPage } from '#domain/search/orderSearch.ts';

const WireResult = v.object({ order: orderSchema });

/** A new task starts after more than this many orders and items. A higher limit would delay clicks. */
const ITEMS_AT_ONCE = 20;

/** Reads the orders of a page in batches, one task for each batch. Unreadable orders are left out. */
export async function readFoundOrders(results: readonly unknown[]): Promise<Omit<SearchPage, 'total'>> {
  const orders: Order[] = [];
  let readInTask = 0;
  for (const result of results) {
    const parsed = v.safeParse(WireResult, result);
    if (!parsed.success) continue;
    orders.push(parsed.output.order);
    readInTask += parsed.output.order.items.length + 1;
    if (readInTask > ITEMS_AT_ONCE) {
      readInTask = 0;
      await waitForNextTask();
    }
  }
  const distinct = uniqueBy(orders, ({ orderId }) => orderId);
  return { orders: distinct, repeated: orders.length - distinct.length };
}

const isCount = (total: number) => Number.isInteger(total) && total >= 0;

export const WireTotal = v.object({ totalResults: v.pipe(number, v.check(isCount)) });

/** The orders stay unparsed here, because `readPage` reads them in batches. */
const WirePage = v.object({ ...WireTotal.entries, results: v.fallback(v.array(v.unknown()), []) });

/** R440: the total includes the orders up to the end of this page, even if the platform counts fewer. */
async function readPage(body: unknown, offset: number): Promise<SearchPage> {
  // Parsing the JSON has already used the current task, so the orders are read in a new one.
  await waitForNextTask();
  const { totalResults, results } = v.parse(WirePage, body);
  const { orders, repeated } = await readFoundOrders(results);
  const received = results.length - repeated;
  return { total: received > 0 ? Math.max(totalResults, offset + received) : totalResults, orders, repeated };
}

/** A search is a read, so it may be retried (docs/platform/order-manager.md). */
export function searchCall(body: OrderSearchBody) {
  return {
    service: 'order-manager',
    method: 'POST',
    path: '/v2/ordersearch',
    kind: 'read',
    deadlineMs: 30_000,
    body,
  } as const;
}

/** The call that reads one page of a search. */
export function pageCall(body: OrderSearchBody) {
  return { ...searchCall(body), read: (page: unknown) => readPage(page, body.offset) };
}

/** The calls to order-manager that a search needs. The rest (`orderManager.ts`) is loaded later. */
export function orderSearchClient(http: Http) {
  return {
    /** One page of the orders found, and their total. */
    search: (search: OrderSearch, options: ReadOptions = {}): Promise<SearchPage> =>
      http.request({ ...pageCall(toSearchBody(search)), ...options }),

    /** The order with this ID; null if there is none (S7.3). */
    order: (term: string, options: ReadOptions = {}): Promise<Order | null> =>
      http.request<Order | null>({
        service: 'order-manager',
        path: encodedPath`/v1/orders/${term}`,
        absent: null,
        read: (body) => v.parse(orderSchema, body),
        ...options,
      }),
  };
}
