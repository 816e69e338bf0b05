import type { Item } from '#domain/item/item.ts';
import { firstLink } from '#domain/links/links.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import type { Order } from '#domain/order/order.ts';
import { anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

/** An order of the model as the merchant placed it. */
export function requestOf(order: Order): MerchantOrder {
  const items = order.items.map((item) => ({
    itemId: item.itemId,
    merchantItemId: item.merchantItemId,
    skuCode: item.skuCode,
    quantity: item.quantity,
    productName: '',
    documentId: '',
    documentReferenceUrl: '',
    variableAttributes: [],
    customsPricePaid: null,
    originalItem: firstLink(item.links, 'originalItem'),
  }));
  return {
    orderId: order.orderId,
    merchantOrderId: order.merchantOrderId,
    merchantCustomerId: 'c-1',
    merchantId: order.merchantId,
    merchantSalesChannel: '',
    merchantPlacedDate: null,
    eventCallbackUrl: '',
    testingConfiguration: 'ship',
    groups: [{ destinationAddress: null, promisedArrivalDate: null, localPromisedArrivalDate: null, items }],
    document: {},
  };
}

/**
 * The history of the order before the run: nothing, a rejected cancellation of the items, or a cancelled
 * additional item. None of these is evidence that a request of the run was applied.
 */
export const PASTS = ['nothing', 'refused', 'cancelled'] as const;
export type Past = (typeof PASTS)[number];

/** An order of the model with this many items, each with a clearable alert. */
export function modelOrder(number: number, itemCount: number, past: Past): Order {
  const orderId = `order-${number}`;
  const live: Item[] = Array.from({ length: itemCount }, (_, index) =>
    anItem({
      itemId: `${orderId}-item-${index}`,
      orderId,
      merchantItemId: `M-${number}-${index}`,
      fulfillmentGroupId: `group-${number}`,
      links: keyed({ self: [{ href: `https://item-service.example/${orderId}/${index}`, name: null }] }),
      statuses: statusesOf(
        aStatus('fulfillment', { expectedCloseDate: '2026-11-01T00:00:00.000Z' }),
        ...(past === 'refused' ? [aStatus('cancellationRejected')] : []),
      ),
    }),
  );
  const gone = { itemId: `${orderId}-gone`, orderId, fulfillmentGroupId: `group-${number}` };
  const items =
    past === 'cancelled' ? [anItem({ ...gone, statuses: statusesOf(aStatus('cancelled')) }), ...live] : live;
  const group = {
    fulfillmentGroupId: `group-${number}`,
    shortFulfillmentGroupId: '',
    itemIds: items.map((item) => item.itemId),
    promisedArrivalDate: null,
    localPromisedArrivalDate: null,
    destinationAddress: null,
  };
  const links = { merchantOrder: [{ href: `https://merchant-order.example/${orderId}`, name: null }] };
  return anOrder({ orderId, merchantOrderId: `VP-${number}`, items, fulfillmentGroups: [group], links });
}
