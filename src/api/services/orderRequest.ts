import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import {
  amount,
  id,
  idOrEmpty,
  instant,
  linkedObject,
  list,
  localTime,
  orNull,
  text,
} from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import { addressOrNullSchema } from '#api/wire/addressWire.ts';
import { attributeSchema, priceSchema, toPrice } from '#api/wire/itemWire.ts';
import { firstLink } from '#domain/links.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import { placedOrderIdClient } from './placedOrderId.ts';

const WirePlacedItem = linkedObject({
  itemId: idOrEmpty,
  merchantItemId: idOrEmpty,
  skuCode: idOrEmpty,
  quantity: amount,
  merchantProductName: text,
  documentReference: orNull(v.object({ documentId: idOrEmpty })),
  documentReferenceUrl: text,
  variableAttributes: list(attributeSchema),
  customsInformation: orNull(v.object({ pricePaid: orNull(priceSchema) })),
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

function toPlacedItem(
  wire: v.InferOutput<typeof WirePlacedItem>,
): MerchantOrder['groups'][number]['items'][number] {
  return {
    itemId: wire.itemId,
    merchantItemId: wire.merchantItemId,
    skuCode: wire.skuCode,
    quantity: wire.quantity ?? 0,
    productName: wire.merchantProductName,
    documentId: wire.documentReference?.documentId ?? '',
    documentReferenceUrl: wire.documentReferenceUrl,
    variableAttributes: wire.variableAttributes,
    customsPricePaid: toPrice(wire.customsInformation?.pricePaid ?? null),
    originalItem: firstLink(wire._links, 'originalItem'),
  };
}

function readPlacedOrder(body: unknown): MerchantOrder {
  const wire = v.parse(WirePlacedOrder, body);
  return {
    orderId: wire.orderId,
    merchantOrderId: wire.merchantOrderId,
    merchantCustomerId: wire.merchantCustomerId,
    merchantId: wire.merchantId,
    merchantSalesChannel: wire.merchantSalesChannel,
    merchantPlacedDate: wire.merchantPlacedDate,
    eventCallbackUrl: wire.eventCallbackUrl,
    testingConfiguration: wire.testingConfiguration,
    groups: wire.fulfillmentGroups.map(({ items, ...group }) => ({
      ...group,
      items: items.map(toPlacedItem),
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
