import * as v from 'valibot';
import { lookUp } from '#domain/byKey.ts';
import type { FulfillerNotification } from '#domain/fulfillerNotification.ts';
import { readAllPages } from './collection.ts';
import type { Http } from './http.ts';
import { id, instant, list, nothing, record, text } from './lenient.ts';
import { path } from './url.ts';

const WireNotificationItem = v.object({ itemId: id, status: text, links: record(v.unknown()) });
const WireNotification = v.pipe(
  v.object({ notificationId: id, type: text, createdDate: instant, items: list(WireNotificationItem) }),
  v.transform(({ items, ...same }): FulfillerNotification => {
    // An item can be answered as long as the platform offers the way to accept it.
    const open = items.filter((item) => lookUp(item.links, 'accept') !== undefined);
    return { ...same, openItemIds: open.map((item) => item.itemId) };
  }),
);

/** Items by their short ids, as fulfillers know them. */
interface NotifiedItem {
  itemId: string;
  quantity?: number;
}

/** What is posted on behalf of a fulfiller (S7.20). */
interface NewNotification {
  notificationType: 'ProductionStarted' | 'ItemsRejected';
  items: readonly NotifiedItem[];
  rejectionDetails?: { reason: string; code?: string };
}

interface NewShipment {
  items: readonly NotifiedItem[];
  carrierService: string;
  trackingId: string;
  trackingUrl: string;
  externalShipmentId: string;
  deliveryDetailsUrl: string;
}

export function fulfillmentOrderManager(http: Http) {
  const post = {
    service: 'fulfillment-order-manager',
    method: 'POST',
    intent: 'write',
    read: nothing,
  } as const;
  return {
    /** What the platform asked of the fulfiller about an item, over all pages; ids are the short ones. */
    notifications: (about: {
      fulfillerId: string;
      itemId: string;
      orderId: string;
    }): Promise<FulfillerNotification[]> =>
      readAllPages(
        http,
        {
          service: 'fulfillment-order-manager',
          path: '/v1/notifications',
          query: { ...about, status: 'All' },
        },
        'notifications',
        WireNotification,
      ),

    notify: (notification: NewNotification): Promise<void> =>
      http.request({ ...post, path: '/v1/notifications', body: notification }),

    accept: (notificationId: string, itemId: string, costsIncurred: boolean): Promise<void> =>
      http.request({
        ...post,
        path: path`/v1/notifications/${notificationId}/items/${itemId}/accept`,
        body: { costsIncurred },
      }),

    reject: (notificationId: string, itemId: string, rejectionReason: string): Promise<void> =>
      http.request({
        ...post,
        path: path`/v1/notifications/${notificationId}/items/${itemId}/reject`,
        body: { rejectionReason },
      }),

    ship: (shipment: NewShipment): Promise<void> =>
      http.request({ ...post, path: '/v1/shipments', body: shipment }),
  };
}
