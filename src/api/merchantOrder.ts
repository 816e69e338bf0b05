import * as v from 'valibot';
import type { Address } from '#domain/address.ts';
import type { AllowedActions } from '#domain/allowedActions.ts';
import { byKey } from '#domain/byKey.ts';
import type { PlacedOrder, Placement } from '#domain/placement.ts';
import type { RedirectRequest } from '#domain/redirectRequest.ts';
import type { ReadOptions } from './call.ts';
import type { Lane } from './hostLimiter.ts';
import type { Http } from './http.ts';
import { id, idIfAny, list, name, nothing, reader } from './lenient.ts';
import { fromPlacement } from './placementWire.ts';
import { path } from './url.ts';

const actionTypes = v.pipe(
  list(v.object({ actionType: name })),
  v.transform((actions) => actions.map(({ actionType }) => actionType)),
);
const WireActions = v.object({
  actions: actionTypes,
  fulfillmentGroups: list(
    v.object({
      fulfillmentGroupId: idIfAny,
      actions: actionTypes,
      items: list(v.object({ itemId: id, actions: actionTypes })),
    }),
  ),
});
export type ActionsWire = v.InferInput<typeof WireActions>;

function toAllowedActions({ actions, fulfillmentGroups }: v.InferOutput<typeof WireActions>): AllowedActions {
  return {
    order: actions,
    groups: byKey(fulfillmentGroups.map((group) => [group.fulfillmentGroupId, group.actions])),
    items: byKey(
      fulfillmentGroups.flatMap((group) => group.items.map((item) => [item.itemId, item.actions])),
    ),
  };
}

/** Only the id is certain; without it nobody can tell what was created. */
const WireCreated = v.object({ orderId: id, merchantOrderId: idIfAny });
const WireChange = v.fallback(v.object({ changeRequestId: v.fallback(v.nullable(id), null) }), {
  changeRequestId: null,
});

/** What a caller may say about a write besides its arguments: it cannot be stopped. */
interface WriteOptions {
  lane?: Lane | undefined;
}

/** A change of address for one fulfillment group (S7.11). */
export interface DeliveryChange {
  fulfillmentGroupId: string;
  destinationAddress: Address;
}

export function merchantOrder(http: Http) {
  const post = { service: 'merchant-order', method: 'POST', intent: 'write' } as const;
  return {
    /** Places an order again (S7.7). Duplicate order items are allowed: a reorder repeats them on purpose. */
    createOrder: (placement: Placement, options: WriteOptions = {}): Promise<PlacedOrder> =>
      http.request({
        ...post,
        path: '/v1/orders',
        query: { disallowDuplicateOrderItems: 'false' },
        body: fromPlacement(placement),
        read: reader(WireCreated, (created) => created),
        ...options,
      }),

    /** Asks for the cancellation of the whole order (S7.8). */
    cancelOrder: (orderId: string, options: WriteOptions = {}): Promise<void> =>
      http.request({ ...post, path: path`/v1/orders/${orderId}/cancelrequest`, read: nothing, ...options }),

    /** Asks for the cancellation of one item (S7.9). */
    cancelItem: (orderId: string, itemId: string, options: WriteOptions = {}): Promise<void> =>
      http.request({
        ...post,
        path: path`/v1/orders/${orderId}/items/${itemId}/cancelrequest`,
        read: nothing,
        ...options,
      }),

    /** What may be done with the order now (S7.10). A 403 is for the caller to read as "nothing". */
    actions: (orderId: string, options: ReadOptions = {}): Promise<AllowedActions> =>
      http.request({
        service: 'merchant-order',
        method: 'GET',
        path: path`/v1/orders/${orderId}/actions`,
        intent: 'read',
        read: reader(WireActions, toAllowedActions),
        ...options,
      }),

    /** Asks the fulfillers for other addresses (S7.11); the request's id, or null where the answer names none. */
    changeDelivery: (orderId: string, changes: readonly DeliveryChange[]): Promise<string | null> =>
      http.request({
        ...post,
        path: path`/v1/orders/${orderId}/deliverychangerequests`,
        body: { fulfillmentGroupChangeRequests: changes },
        read: reader(WireChange, ({ changeRequestId }) => changeRequestId),
      }),

    /** Asks for other fulfillers (S7.12): the chosen items are cancelled and created anew. */
    requestRedirect: (orderId: string, { waitForFulfiller, redirects }: RedirectRequest): Promise<void> =>
      http.request({
        ...post,
        path: path`/v1/orders/${orderId}/redirectRequest`,
        body: {
          waitForFulfiller,
          redirects: redirects.map(({ fulfillmentConfigurationHref, fulfillableItemHref }) => ({
            _links: {
              fulfillmentConfiguration: { href: fulfillmentConfigurationHref },
              fulfillableItem: { href: fulfillableItemHref },
            },
          })),
        },
        read: nothing,
      }),

    /** Asks for routing to be tried again (S5.29). */
    retryRouting: (orderId: string, itemId: string): Promise<void> =>
      http.request({
        ...post,
        path: path`/v1/orders/${orderId}/items/${itemId}/retryrouting`,
        read: nothing,
      }),
  };
}
