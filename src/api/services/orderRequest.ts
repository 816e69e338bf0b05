import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { id, idOrEmpty, instant, linkedObject, list, localTime, text } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import { addressOrNullSchema } from '#api/wire/addressWire.ts';
import { firstLink } from '#domain/links/links.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import { placedOrderIdClient } from './placedOrderId.ts';

const WirePlacedItem = linkedObject({
  itemId: idOrEmpty,
  merchantItemId: idOrEmpty,
});

const WirePlacedOrder = v.object({
  orderId: id,
  merchantOrderId: idOrEmpty,
  merchantCustomerId: idOrEmpty,
  merchantId: idOrEmpty,
  merchantSalesChannel: text,
  merchantPlacedDate: instant,
  eventCallbackUrl: text,
  testingConfiguration: text,
  fulfillmentGroups: list(
    v.object({
      destinationAddress: addressOrNullSchema,
      promisedArrivalDate: instant,
      localPromisedArrivalDate: localTime,
      items: list(WirePlacedItem),
    }),
  ),
});

function readPlacedOrder(body: unknown): MerchantOrder {
  const { fulfillmentGroups, ...order } = v.parse(WirePlacedOrder, body);
  return {
    ...order,
    groups: fulfillmentGroups.map(({ items, ...group }) => ({
      ...group,
      items: items.map(({ _links, ...item }) => ({
        ...item,
        originalItem: firstLink(_links, 'originalItem'),
      })),
    })),
    document: v.parse(v.record(v.string(), v.unknown()), body),
  };
}

export function orderRequestClient(http: Http) {
  return {
    ...placedOrderIdClient(http),
    /** The order as the merchant placed it; null if there is no merchant order with that ID (S7.4). */
    placedOrder: (orderId: string, options: ReadOptions = {}): Promise<MerchantOrder | null> =>
      http.request<MerchantOrder | null>({
        service: 'order-request',
        path: encodedPath`/v1/orders/${orderId}`,
        absent: null,
        read: readPlacedOrder,
        ...options,
      }),
  };
}
