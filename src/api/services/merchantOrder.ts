import * as v from 'valibot';
import type { ReadOptions, WriteOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, id, idOrEmpty, ignoreBody, list, nonEmptyText } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import { toPlacementBody } from '#api/wire/placementWire.ts';
import type { AllowedActions } from '#domain/actions/allowedActions.ts';
import type { RedirectRequest } from '#domain/actions/redirect.ts';
import type { Placement } from '#domain/actions/reorderPlacement.ts';
import type { Address } from '#domain/address/address.ts';
import { byKey } from '#domain/byKey.ts';

const actionTypes = v.pipe(
  list(v.object({ actionType: nonEmptyText })),
  v.transform((actions) => actions.map(({ actionType }) => actionType)),
);
const WireActions = v.object({
  actions: actionTypes,
  fulfillmentGroups: list(
    v.object({
      fulfillmentGroupId: idOrEmpty,
      actions: actionTypes,
      items: list(v.object({ itemId: id, actions: actionTypes })),
    }),
  ),
});

function toAllowedActions({ actions, fulfillmentGroups }: v.InferOutput<typeof WireActions>): AllowedActions {
  return {
    order: actions,
    groups: byKey(fulfillmentGroups.map((group) => [group.fulfillmentGroupId, group.actions])),
    items: byKey(
      fulfillmentGroups.flatMap((group) => group.items.map((item) => [item.itemId, item.actions])),
    ),
  };
}

/** The platform guarantees only the ID. Without it, the console cannot identify the created order. */
const WireCreated = v.object({ orderId: id });
const WireChange = v.fallback(v.object({ changeRequestId: v.fallback(v.nullable(id), null) }), {
  changeRequestId: null,
});

/** The new delivery address of one fulfillment group (S7.11). */
export interface DeliveryChange {
  fulfillmentGroupId: string;
  destinationAddress: Address;
}

export function merchantOrderClient(http: Http) {
  const post = { service: 'merchant-order', method: 'POST', kind: 'write' } as const;
  return {
    /**
     * Places a reorder (S7.7) and returns the ID of the new order. The query allows duplicate items, which a
     * reorder repeats on purpose.
     */
    createOrder: (placement: Placement, options: WriteOptions = {}): Promise<string> =>
      http.request({
        ...post,
        path: '/v1/orders',
        query: { disallowDuplicateOrderItems: 'false' },
        body: toPlacementBody(placement),
        read: createReader(WireCreated, ({ orderId }) => orderId),
        ...options,
      }),

    /** Requests the cancellation of the whole order (S7.8). */
    cancelOrder: (orderId: string, options: WriteOptions = {}): Promise<void> =>
      http.request({
        ...post,
        path: encodedPath`/v1/orders/${orderId}/cancelrequest`,
        read: ignoreBody,
        ...options,
      }),

    /** Requests the cancellation of one item (S7.9). */
    cancelItem: (orderId: string, itemId: string, options: WriteOptions = {}): Promise<void> =>
      http.request({
        ...post,
        path: encodedPath`/v1/orders/${orderId}/items/${itemId}/cancelrequest`,
        read: ignoreBody,
        ...options,
      }),

    /**
     * The actions that the platform currently allows on the order, its fulfillment groups and its items
     * (S7.10). Rejects with a 403 if the user has no permission to read them.
     */
    actions: (orderId: string, options: ReadOptions = {}): Promise<AllowedActions> =>
      http.request({
        service: 'merchant-order',
        path: encodedPath`/v1/orders/${orderId}/actions`,
        read: createReader(WireActions, toAllowedActions),
        ...options,
      }),

    /**
     * Requests address changes from the fulfillers (S7.11). Returns the request's ID, or null if the response
     * contains none.
     */
    changeDelivery: (
      orderId: string,
      changes: readonly DeliveryChange[],
      options: WriteOptions = {},
    ): Promise<string | null> =>
      http.request({
        ...post,
        path: encodedPath`/v1/orders/${orderId}/deliverychangerequests`,
        body: { fulfillmentGroupChangeRequests: changes },
        read: createReader(WireChange, ({ changeRequestId }) => changeRequestId),
        ...options,
      }),

    /** Requests a redirect (S7.12): the platform cancels the items and recreates them at other fulfillers. */
    requestRedirect: (
      orderId: string,
      { waitForFulfiller, redirects }: RedirectRequest,
      options: WriteOptions = {},
    ): Promise<void> =>
      http.request({
        ...post,
        path: encodedPath`/v1/orders/${orderId}/redirectRequest`,
        body: {
          waitForFulfiller,
          redirects: redirects.map(({ fulfillmentConfigurationHref, fulfillableItemHref }) => ({
            _links: {
              fulfillmentConfiguration: { href: fulfillmentConfigurationHref },
              fulfillableItem: { href: fulfillableItemHref },
            },
          })),
        },
        read: ignoreBody,
        ...options,
      }),

    /** Requests another routing attempt (S5.29). */
    retryRouting: (orderId: string, itemId: string, options: WriteOptions = {}): Promise<void> =>
      http.request({
        ...post,
        path: encodedPath`/v1/orders/${orderId}/items/${itemId}/retryrouting`,
        read: ignoreBody,
        ...options,
      }),
  };
}
