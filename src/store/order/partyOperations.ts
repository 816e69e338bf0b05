import type { FulfillerNotification, NotificationSubject } from '#domain/delivery/fulfillerNotification.ts';
import type { CarrierService } from '#domain/delivery/shipment.ts';
import type { FulfillerLoadResult, FulfillerOrder } from '#domain/order/fulfiller.ts';
import type { MerchantDetails } from '#domain/order/merchant.ts';
import { createOperation } from '#store/operation.ts';

/** A merchant with both support contacts (S7.33), read when the user opens them. */
export const loadMerchant = createOperation<{ merchantId: string }, MerchantDetails>()(
  'loadMerchant',
  'merchantId',
);

/** A fulfiller's profile (S7.25), or the reason why it cannot be shown. */
export const loadFulfiller = createOperation<{ fulfillerId: string }, FulfillerLoadResult>()(
  'loadFulfiller',
  'fulfillerId',
);

/** The fulfiller's order for a fulfillment group (S7.20); null if the platform has not created one. */
export const loadFulfillerOrder = createOperation<{ orderId: string }, FulfillerOrder | null>()(
  'loadFulfillerOrder',
  'orderId',
);

/** The platform's notifications to the fulfiller about an item, newest first. */
export const loadFulfillerNotifications = createOperation<NotificationSubject, FulfillerNotification[]>()(
  'loadFulfillerNotifications',
  'itemId',
);

/** A carrier service that is not in the list (S7.29); null if it is unknown. */
export const loadCarrierService = createOperation<{ key: string }, CarrierService | null>()(
  'loadCarrierService',
  'key',
);
