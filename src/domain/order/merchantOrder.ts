import type { Address } from '#domain/address/address.ts';
import { STUCK_ORDER_MINUTES } from '#domain/limits.ts';
import type { Link } from '#domain/links/links.ts';
import { MINUTE_MS } from '#domain/time/time.ts';
import type { Order } from './order.ts';
import type { ArrivalPromise } from './promiseDates.ts';

/** One line of an order as the merchant placed it: the identifiers by which a reorder finds it in the document. */
export interface MerchantOrderItem {
  itemId: string;
  merchantItemId: string;
  originalItem: Link | null;
}

export interface MerchantOrderGroup extends ArrivalPromise {
  destinationAddress: Address | null;
  items: MerchantOrderItem[];
}

/** The order as the merchant placed it, before the platform processed it (docs/platform/order-request.md). */
export interface MerchantOrder {
  orderId: string;
  merchantOrderId: string;
  merchantCustomerId: string;
  merchantId: string;
  merchantSalesChannel: string;
  /** UTC instant, or null. */
  merchantPlacedDate: string | null;
  eventCallbackUrl: string;
  testingConfiguration: string;
  groups: MerchantOrderGroup[];
  /** The original document, which a reorder sends again and the JSON viewer shows. */
  document: Readonly<Record<string, unknown>>;
}

/** An order that the platform has not accepted yet, as an `Order` without items, groups, prices and links. */
export function orderFromRequest(request: MerchantOrder): Order {
  const { orderId, merchantOrderId, merchantId, merchantSalesChannel, testingConfiguration } = request;
  return {
    orderId,
    merchantOrderId,
    merchantId,
    merchantSalesChannel,
    testingConfiguration,
    customerName: '',
    createdDate: request.merchantPlacedDate,
    localPromisedArrivalDate: null,
    totalPrice: null,
    currencyCode: '',
    customerPrices: {},
    merchantPrices: {},
    fakeOrder: false,
    fulfillmentGroups: [],
    items: [],
    links: {},
  };
}

/**
 * S2.88: whether the platform should have accepted the order by now. `placedAt` is a UTC instant, and an
 * order without it is not stuck. `now` is in epoch milliseconds.
 */
export function isStuck(placedAt: string | null, now: number): boolean {
  return placedAt !== null && now - Date.parse(placedAt) > STUCK_ORDER_MINUTES * MINUTE_MS;
}
