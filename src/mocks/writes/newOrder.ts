import { toIso } from '#domain/time/time.ts';
import { type ItemDocument, listOrEmpty, type OrderDocument, type RequestDocument } from '../documents.ts';
import { fullName } from '../generate/addresses.ts';
import { merchantOrderHref } from '../links.ts';
import type { Random } from '../random.ts';
import { type OrderRecord, toRecord } from '../records.ts';
import { type NewOrderDocument, toNewItem } from './newItem.ts';

/** Returns the placed order with the IDs that the platform assigns. */
export function withNewIds(request: RequestDocument, random: Random): NewOrderDocument {
  return {
    ...request,
    orderId: random.uuid(),
    fulfillmentGroups: (request.fulfillmentGroups ?? []).map((group) => ({
      ...group,
      fulfillmentGroupId: random.uuid(),
      shortFulfillmentGroupId: `F${random.code(9)}`,
      items: listOrEmpty(group.items).map((item) => ({ ...item, itemId: random.uuid() })),
    })),
  };
}

function toOrder(order: NewOrderDocument, items: readonly ItemDocument[], now: number): OrderDocument {
  const currency = items.map((item) => item.customsInformation?.pricePaid?.currencyCode).find(Boolean) ?? '';
  const total = items.reduce(
    (sum, { itemPricing: price }) => sum + (price ? price.basePrice + price.shipping : 0),
    0,
  );
  const amount = Math.round(total * 100) / 100;
  const {
    merchantOrderId = '',
    merchantId = '',
    merchantSalesChannel = '',
    fulfillmentGroups: groups,
  } = order;
  return {
    orderId: order.orderId,
    merchantOrderId,
    merchantId,
    merchantSalesChannel,
    customerName: fullName(groups[0]?.destinationAddress ?? {}),
    createdDate: toIso(now),
    localPromisedArrivalDate: groups[0]?.localPromisedArrivalDate ?? null,
    totalPrice: amount,
    currencyCode: currency,
    customerPrices: currency ? { [currency]: amount } : {},
    merchantPrices: {},
    testingConfiguration: order.testingConfiguration ?? 'ship',
    fakeOrder: (order.testingConfiguration ?? 'ship') !== 'ship',
    fulfillmentGroups: groups.map((group) => ({
      fulfillmentGroupId: group.fulfillmentGroupId,
      shortFulfillmentGroupId: group.shortFulfillmentGroupId,
      items: group.items.map((item) => item.itemId),
      promisedArrivalDate: group.promisedArrivalDate ?? null,
      localPromisedArrivalDate: group.localPromisedArrivalDate ?? null,
      destinationAddress: group.destinationAddress ?? null,
    })),
    _links: { merchantOrder: { href: merchantOrderHref(order.orderId) }, ...order._links },
  };
}

/**
 * Creates the record of a new order. Search and order-service return the order after `lagMs` milliseconds;
 * until then, only order-request does.
 */
export function toNewRecord(
  order: NewOrderDocument,
  now: number,
  lagMs: number,
  random: Random,
): OrderRecord {
  const items = order.fulfillmentGroups.flatMap((group) =>
    group.items.map((item) => toNewItem(item, group, order, now, random)),
  );
  const url = order.eventCallbackUrl ?? '';
  return toRecord({
    orderId: order.orderId,
    visibleFrom: now + lagMs,
    request: order,
    order: toOrder(order, items, now),
    items,
    callback:
      url === '' ? null : { orderId: order.orderId, merchantId: order.merchantId ?? '', url, version: 1 },
  });
}
