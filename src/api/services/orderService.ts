import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { readRawDocument } from '#api/http/rawDocument.ts';
import { encodedPath } from '#api/http/url.ts';
import { orderSchema } from '#api/wire/orderWire.ts';
import type { Order } from '#domain/order/order.ts';

export function orderServiceClient(http: Http) {
  return {
    /** The order as the platform processes it, without its items; null if the platform has none (S7.4). */
    order: (orderId: string, options: ReadOptions = {}): Promise<Order | null> =>
      http.request<Order | null>({
        service: 'order-service',
        path: encodedPath`/v1/orders/${orderId}`,
        absent: null,
        read: (body) => v.parse(orderSchema, body),
        ...options,
      }),

    /** The order's document, unchanged, for the JSON viewer. */
    document: (orderId: string, options: ReadOptions = {}): Promise<unknown> =>
      http.request<unknown>({
        service: 'order-service',
        path: encodedPath`/v1/orders/${orderId}`,
        read: readRawDocument,
        ...options,
      }),
  };
}
