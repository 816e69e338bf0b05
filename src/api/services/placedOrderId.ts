import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, id } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';

const WirePlacedOrder = v.object({ orderId: id });

/** The only call to order-request that a search needs. The rest (`orderRequest.ts`) is loaded later. */
export function placedOrderIdClient(http: Http) {
  return {
    /** The ID of the order as the platform spells it; null if no merchant has placed an order with that ID. */
    placedOrderId: (orderId: string, options: ReadOptions = {}): Promise<string | null> =>
      http.request<string | null>({
        service: 'order-request',
        path: encodedPath`/v1/orders/${orderId}`,
        absent: null,
        read: createReader(WirePlacedOrder, (wire) => wire.orderId),
        ...options,
      }),
  };
}
