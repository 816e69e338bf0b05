import { HOUR_MS, toIso } from '#domain/time/time.ts';
import { productOf } from '../data/products.ts';
import type {
  ItemDocument,
  LinksDocument,
  RequestDocument,
  RequestGroupDocument,
  RequestItemDocument,
  StatusDocument,
} from '../documents.ts';
import { itemHref, simulatedHref } from '../links.ts';
import type { Random } from '../random.ts';

type PlacedItem = RequestItemDocument & { itemId: string };
/** A group of a new order, with its IDs. */
export type NewGroupDocument = Omit<RequestGroupDocument, 'items'> & {
  fulfillmentGroupId: string;
  shortFulfillmentGroupId: string;
  items: PlacedItem[];
};
/** A new order, with its IDs. */
export type NewOrderDocument = Omit<RequestDocument, 'fulfillmentGroups'> & {
  orderId: string;
  fulfillmentGroups: NewGroupDocument[];
};

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
      expectedCloseDate: toIso(now + HOUR_MS),
      quantity,
      updatedDate: toIso(now),
    },
  };
}

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

/**
 * Creates an item of a new order, which the platform is still standardizing. The item has no fulfiller yet.
 */
export function toNewItem(
  item: PlacedItem,
  group: NewGroupDocument,
  order: NewOrderDocument,
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

/**
 * The item's links to its product configuration and, if it has an original, to the reference of the original
 * (S7.22).
 */
function itemLinks(item: PlacedItem): LinksDocument {
  const configuration = {
    productConfiguration: {
      href: simulatedHref('product-catalog', 'v3', 'productConfigurations', item.itemId),
    },
  };
  const original = [item._links?.originalItem ?? []].flat()[0]?.href;
  return original ? { ...configuration, originalItem: { href: `${original}/reference` } } : configuration;
}
