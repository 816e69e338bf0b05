import * as v from 'valibot';
import type { ReadOptions, WriteOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import {
  createReader,
  id,
  idOrEmpty,
  ignoreBody,
  instant,
  linkedObject,
  list,
  orNull,
  text,
  uniqueBy,
} from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import { addressOrNullSchema } from '#api/wire/addressWire.ts';
import type { RejectionCode } from '#domain/actions/rejection.ts';
import type { FulfillerNotification, NotificationSubject } from '#domain/delivery/fulfillerNotification.ts';
import { firstLink } from '#domain/links/links.ts';
import type { FulfillerOrder } from '#domain/order/fulfiller.ts';

const WireNotificationItem = linkedObject({ itemId: id, status: text });

/**
 * While an item has an `accept` link, the fulfiller has not yet decided on it. R532: a platform without links
 * shows this only by the status.
 */
function isOpen({ status, _links }: v.InferOutput<typeof WireNotificationItem>): boolean {
  return firstLink(_links, 'accept') !== null || (status === 'NEW' && Object.keys(_links).length === 0);
}

const WireNotification = v.pipe(
  v.object({
    notificationId: id,
    type: text,
    status: text,
    createdDate: instant,
    items: list(WireNotificationItem),
  }),
  v.transform(({ items, ...same }): FulfillerNotification => {
    return { ...same, openItemIds: items.filter(isOpen).map((item) => item.itemId) };
  }),
);

const WireSupport = v.object({ email: text, phoneNumber: text });
const WireOrder = v.object({
  orderId: id,
  createdDate: instant,
  promisedArrivalDate: instant,
  merchantInformation: orNull(v.object({ orderId: idOrEmpty, support: orNull(WireSupport) })),
  destinationAddress: addressOrNullSchema,
});

function toFulfillerOrder({ merchantInformation, ...same }: v.InferOutput<typeof WireOrder>): FulfillerOrder {
  const { email = '', phoneNumber: phone = '' } = merchantInformation?.support ?? {};
  return { ...same, merchantOrderId: merchantInformation?.orderId ?? '', support: { phone, email } };
}

/** An item in a notification or shipment. `itemId` is the ID from `fulfillmentOrderItemId`. */
interface NotifiedItem {
  itemId: string;
  quantity?: number;
}

interface RejectionDetails {
  reason: string;
  code?: RejectionCode;
}

interface NewShipment {
  items: readonly NotifiedItem[];
  carrierService: string;
  trackingId: string;
  trackingUrl: string;
  externalShipmentId: string;
  deliveryDetailsUrl: string;
}

export function fulfillmentOrderManagerClient(http: Http) {
  const post = {
    service: 'fulfillment-order-manager',
    method: 'POST',
    kind: 'write',
    read: ignoreBody,
  } as const;
  const notify = (body: object, options: WriteOptions) =>
    http.request({ ...post, path: '/v1/notifications', body, ...options });
  return {
    /** The fulfiller's order with this short ID; null if the platform has created none (S7.20). */
    order: (orderId: string, options: ReadOptions = {}): Promise<FulfillerOrder | null> =>
      http.request<FulfillerOrder | null>({
        service: 'fulfillment-order-manager',
        path: encodedPath`/v1/orders/${orderId}`,
        absent: null,
        read: createReader(WireOrder, toFulfillerOrder),
        ...options,
      }),

    /** All notifications that the platform sent to the fulfiller about an item. They use short item IDs. */
    notifications: async (
      about: NotificationSubject,
      options: ReadOptions = {},
    ): Promise<FulfillerNotification[]> => {
      const query = { ...about, status: 'All' };
      const first = {
        service: 'fulfillment-order-manager',
        path: '/v1/notifications',
        query,
        ...options,
      } as const;
      const found = await readAllPages(http, first, 'notifications', WireNotification);
      return uniqueBy(found, ({ notificationId }) => notificationId);
    },

    /** Reports on behalf of a fulfiller that production has started (S7.20). */
    startProduction: (items: readonly NotifiedItem[], options: WriteOptions = {}): Promise<void> =>
      notify({ notificationType: 'ProductionStarted', items }, options),

    /** Rejects the items on behalf of a fulfiller, without responding to a notification (S7.19). */
    rejectItems: (
      items: readonly NotifiedItem[],
      rejectionDetails: RejectionDetails,
      options: WriteOptions = {},
    ): Promise<void> => notify({ notificationType: 'ItemsRejected', items, rejectionDetails }, options),

    accept: (
      notificationId: string,
      itemId: string,
      costsIncurred: boolean,
      options: WriteOptions = {},
    ): Promise<void> =>
      http.request({
        ...post,
        path: encodedPath`/v1/notifications/${notificationId}/items/${itemId}/accept`,
        body: { costsIncurred },
        ...options,
      }),

    reject: (
      notificationId: string,
      itemId: string,
      rejectionReason: string,
      options: WriteOptions = {},
    ): Promise<void> =>
      http.request({
        ...post,
        path: encodedPath`/v1/notifications/${notificationId}/items/${itemId}/reject`,
        body: { rejectionReason },
        ...options,
      }),

    ship: (shipment: NewShipment, options: WriteOptions = {}): Promise<void> =>
      http.request({ ...post, path: '/v1/shipments', body: shipment, ...options }),
  };
}
