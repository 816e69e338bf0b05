import type { ReadOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { uniqueBy } from '#api/http/lenient.ts';
import { readLink } from '#api/http/readLink.ts';
import { changeRequestSchema, readDeliveryRequest, readPickupPoint } from '#api/wire/changeRequestWire.ts';
import type { DeliveryRequest } from '#domain/delivery/deliveryRequest.ts';
import type { ChangeRequest, PickupPoint } from '#domain/event/changeRequest.ts';

export function changeRequestRouterClient(http: Http) {
  return {
    /** The change requests of an item (S7.21), without the resources that they link to. */
    changesOfItem: async (itemId: string, options: ReadOptions = {}): Promise<ChangeRequest[]> => {
      const found = await readAllPages(
        http,
        { service: 'change-request-router', path: '/v2/changeRequests', query: { itemId }, ...options },
        'changeRequests',
        changeRequestSchema,
      );
      const requests = found.filter((request) => request !== null);
      // Requests without an ID stay apart.
      return uniqueBy(requests, (request) => request.changeRequestId || request);
    },

    /** The address in a delivery request; null if the request contains none. */
    deliveryRequest: (href: string, options: ReadOptions = {}): Promise<DeliveryRequest | null> =>
      readLink(http, href, readDeliveryRequest, options),

    pickupPoint: (href: string, options: ReadOptions = {}): Promise<PickupPoint> =>
      readLink(http, href, readPickupPoint, options),
  };
}
