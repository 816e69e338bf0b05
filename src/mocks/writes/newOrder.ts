import { productOf } from '../data/products.ts';
import type {
  AddressDocument,
  ItemDocument,
  LinksDocument,
  OrderDocument,
  RequestDocument,
  RequestGroupDocument,
  RequestItemDocument,
  StatusDocument,
} from '../documents.ts';
import { itemHref, merchantOrderHref, sim } from '../links.ts';
import type { Random } from '../random.ts';
import type { OrderRecord } from '../records.ts';
import { toRecord } from '../records.ts';

type PlacedItem = RequestItemDocument & { itemId: string };
type PlacedGroup = Omit<RequestGroupDocument, 'items'> & {
  fulfillmentGroupId: string;
  shortFulfillmentGroupId: string;
  items: PlacedItem[];
};
export type PlacedOrder = Omit<RequestDocument, 'fulfillmentGroups'> & {
  orderId: string;
  fulfillmentGroups: PlacedGroup[];
};

/** The order as it was placed, with the ids that the platform gives it. */
export function withNewIds(request: RequestDocument, random: Random): PlacedOrder {
  return {
    ...request,
    orderId: random.uuid(),
    fulfillmentGroups: (request.fulfillmentGroups ?? []).map((group) => ({
      ...group,
      fulfillmentGroupId: random.uuid(),
      shortFulfillmentGroupId: `F${random.code(9)}`,
      items: (group.items ?? []).map((item) => ({ ...item, itemId: random.uuid() })),
    })),
  };
}

interface Prices {
  basePrice?: number;
  shippingPrice?: number;
  currencyCode?: string;
}

function pricePaid(item: RequestItemDocument): Required<Prices> | null {
  const customs = item.customsInformation;
  if (typeof customs !== 'object' || customs === null || !('pricePaid' in customs)) return null;
  const paid = customs.pricePaid as Prices | null;
  if (typeof paid?.basePrice !== 'number') return null;
  return {
    basePrice: paid.basePrice,
    shippingPrice: paid.shippingPrice ?? 0,
    currencyCode: paid.currencyCode ?? '',
  };
}

function firstStatus(quantity: number, now: number): Record<string, StatusDocument> {
  return {
    standardizingOrder: {
      name: 'standardizingOrder',
      state: 'current',
      detail: '',
      expectedCloseDate: new Date(now + 3_600_000).toISOString(),
      quantity,
      updatedDate: new Date(now).toISOString(),
    },
  };
}

/** What the item takes over from the order as it was placed. */
function placedFields(item: PlacedItem): Omit<ItemDocument, 'itemId'> {
  const { merchantItemId = '', merchantProductName = '', skuCode = '', quantity = 1 } = item;
  const { documentReferenceUrl = '', documentReference, variableAttributes = [] } = item;
  const paid = pricePaid(item);
  return {
    merchantItemId,
    merchantProductName,
    skuCode: productOf(skuCode)?.sku ?? skuCode,
    orderedSkuCode: skuCode,
    quantity,
    documentReferenceUrl,
    documentReference: { documentId: documentReference?.documentId ?? '' },
    variableAttributes,
    itemPricing: paid && {
      basePrice: paid.basePrice,
      shipping: paid.shippingPrice,
      currencyCode: paid.currencyCode,
    },
    customsInformation: paid && { pricePaid: paid },
  };
}

function toItem(
  item: PlacedItem,
  group: PlacedGroup,
  order: PlacedOrder,
  now: number,
  random: Random,
): ItemDocument {
  const { merchantId = '', merchantSalesChannel = '', eventCallbackUrl = '' } = order;
  const { destinationAddress = null, localPromisedArrivalDate = null, promisedArrivalDate = null } = group;
  return {
    ...placedFields(item),
    itemId: item.itemId,
    orderId: order.orderId,
    fulfillerItemId: '',
    fulfillerOrderId: '',
    shortItemId: `M${random.code(9)}`,
    fulfillmentGroupId: group.fulfillmentGroupId,
    shortFulfillmentGroupId: group.shortFulfillmentGroupId,
    merchantId,
    merchantSalesChannel,
    fulfillerId: '',
    globalFulfillerId: '',
    productManufacturingData: [],
    statuses: firstStatus(item.quantity ?? 1, now),
    deliveryConfigurations: [],
    destinationAddress,
    eventCallbackUrl,
    promisedArrivalDate,
    localPromisedArrivalDate,
    _links: { self: { href: itemHref(item.itemId) }, ...itemLinks(item) },
  };
}

/** Where the item came from, in the reference style that the console follows (S7.22). */
function itemLinks(item: PlacedItem): LinksDocument {
  const configuration = {
    productConfiguration: { href: sim('product-catalog', 'v3', 'productConfigurations', item.itemId) },
  };
  const original = [item._links?.originalItem ?? []].flat()[0]?.href;
  return original ? { ...configuration, originalItem: { href: `${original}/reference` } } : configuration;
}

function customerOf(address: AddressDocument | null | undefined): string {
  const name = [address?.firstName, address?.lastName].filter(Boolean).join(' ');
  return name || (address?.name ?? '');
}

function toOrder(order: PlacedOrder, items: readonly ItemDocument[], now: number): OrderDocument {
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
    customerName: customerOf(groups[0]?.destinationAddress),
    createdDate: new Date(now).toISOString(),
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

/** A new order in the platform's tables: running at once, in the search when its index has caught up. */
export function toNewRecord(order: PlacedOrder, now: number, lagMs: number, random: Random): OrderRecord {
  const items = order.fulfillmentGroups.flatMap((group) =>
    group.items.map((item) => toItem(item, group, order, now, random)),
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
