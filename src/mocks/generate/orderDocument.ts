import { toIso } from '#domain/time/time.ts';
import { supportContact } from '../data/merchants.ts';
import type {
  AddressDocument,
  ItemDocument,
  LinksDocument,
  OrderDocument,
  RequestDocument,
} from '../documents.ts';
import { itemHref, merchantOrderHref } from '../links.ts';
import type { Random } from '../random.ts';
import type { OrderPlan } from './plan.ts';

function totals(items: readonly ItemDocument[], price: (item: ItemDocument) => number): number {
  return Math.round(items.reduce((sum, item) => sum + price(item), 0) * 100) / 100;
}

function paid(item: ItemDocument): number {
  const price = item.customsInformation?.pricePaid;
  return price ? price.basePrice + price.shippingPrice : 0;
}

function transferred(item: ItemDocument): number {
  return item.transferPrice ? item.transferPrice.basePrice + item.transferPrice.shippingPrice : 0;
}

/**
 * Generates the order as order-manager and order-service return it (docs/platform/order-manager.md), without
 * its items.
 */
export function makeOrder(
  plan: OrderPlan,
  items: readonly ItemDocument[],
  addresses: readonly AddressDocument[],
  links: LinksDocument,
): OrderDocument {
  const { currency } = plan.merchant;
  const total = totals(items, paid);
  return {
    orderId: plan.orderId,
    merchantOrderId: plan.merchantOrderId,
    merchantId: plan.merchantId,
    merchantSalesChannel: plan.merchantSalesChannel,
    customerName: plan.customerName,
    createdDate: toIso(plan.createdAt),
    localPromisedArrivalDate: [...plan.promises].sort()[0] ?? null,
    totalPrice: total,
    currencyCode: currency,
    customerPrices: { [currency]: total },
    merchantPrices: { EUR: totals(items, transferred) },
    testingConfiguration: plan.testingConfiguration,
    fakeOrder: plan.testingConfiguration !== 'ship',
    fulfillmentGroups: plan.groups.map((group, index) => ({
      fulfillmentGroupId: group.fulfillmentGroupId,
      shortFulfillmentGroupId: group.shortFulfillmentGroupId,
      items: plan.items.filter((item) => item.group === index).map((item) => item.itemId),
      promisedArrivalDate: toIso(group.promisedAt),
      localPromisedArrivalDate: group.localPromise,
      destinationAddress: addresses[index] ?? null,
    })),
    _links: { merchantOrder: { href: merchantOrderHref(plan.orderId) }, ...links },
  };
}

/** Generates the order as the merchant placed it (docs/platform/order-request.md). */
export function makeRequest(
  plan: OrderPlan,
  order: OrderDocument,
  items: readonly ItemDocument[],
  callbackUrl: string,
  random: Random,
): RequestDocument {
  return {
    orderId: plan.orderId,
    merchantOrderId: plan.merchantOrderId,
    merchantCustomerId: `C-${random.digits(6)}`,
    merchantPlacedDate: toIso(plan.createdAt - random.int(2, 40) * 1000),
    merchantId: plan.merchantId,
    merchantSalesChannel: plan.merchantSalesChannel,
    merchantOrderSupportContact: supportContact(plan.merchant, 'orders'),
    eventCallbackUrl: callbackUrl,
    testingConfiguration: plan.testingConfiguration,
    fulfillmentGroups: (order.fulfillmentGroups ?? []).map((group) => ({
      fulfillmentGroupId: group.fulfillmentGroupId,
      destinationAddress: group.destinationAddress,
      promisedArrivalDate: group.promisedArrivalDate,
      localPromisedArrivalDate: group.localPromisedArrivalDate,
      items: items.filter((item) => group.items.includes(item.itemId)).map(toRequestItem),
    })),
    ...(order._links?.originalOrder && { _links: { originalOrder: order._links.originalOrder } }),
  };
}

function toRequestItem(item: ItemDocument) {
  return {
    itemId: item.itemId,
    merchantItemId: item.merchantItemId ?? '',
    skuCode: item.orderedSkuCode ?? '',
    quantity: item.quantity ?? 1,
    merchantProductName: item.merchantProductName ?? '',
    documentReference: item.documentReference ?? null,
    documentReferenceUrl: item.documentReferenceUrl ?? '',
    variableAttributes: item.variableAttributes ?? [],
    customsInformation: item.customsInformation,
    ...(item._links?.originalItem && { _links: { originalItem: { href: itemHref(item.itemId) } } }),
  };
}
