import * as v from 'valibot';
import type { ReadOptions, WriteOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { id, ignoreBody, list, orNull, text, uniqueBy } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import type { Subscription } from '#domain/actions/watch.ts';

const RESOURCE_TYPE = 'opaOrder';
const CHANNEL = 'email';
const OPERATOR = 'equals';

function isMissingOr(value: string, expected: string): boolean {
  return value === '' || value === expected;
}

const WireSubscription = v.pipe(
  v.object({
    id,
    resourceFilters: list(v.object({ path: text, value: text, operator: text })),
    alertInfo: orNull(v.object({ channel: text })),
  }),
  v.transform(({ id: subscriptionId, resourceFilters, alertInfo }): Subscription => {
    const isByEmail = isMissingOr(alertInfo?.channel ?? '', CHANNEL);
    const types = resourceFilters
      .filter(({ path, operator }) => path === 'eventType' && isMissingOr(operator, OPERATOR))
      .map((filter) => filter.value);
    return { id: subscriptionId, eventTypes: isByEmail ? types : [] };
  }),
);

export function subscriptionsClient(http: Http) {
  return {
    /** Whether the user has agreed to receive emails (S7.28). A 404 means no. */
    isAuthorized: (sub: string, options: ReadOptions = {}): Promise<boolean> =>
      http.request<boolean>({
        service: 'subscriptions',
        path: encodedPath`/v1/users/${sub}`,
        absent: false,
        read: () => true,
        ...options,
      }),

    subscriptionsOn: async (orderId: string, options: ReadOptions = {}): Promise<Subscription[]> => {
      const query = { resourceType: RESOURCE_TYPE, resourceId: orderId };
      const first = { service: 'subscriptions', path: '/v1/subscriptions', query, ...options } as const;
      const found = await readAllPages(http, first, 'subscriptions', WireSubscription);
      return uniqueBy(found, (subscription) => subscription.id);
    },

    subscribe: (orderId: string, eventType: string, options: WriteOptions = {}): Promise<void> =>
      http.request({
        service: 'subscriptions',
        method: 'POST',
        path: '/v1/subscriptions',
        kind: 'write',
        body: {
          resourceId: orderId,
          resourceType: RESOURCE_TYPE,
          resourceFilters: [{ path: 'eventType', value: eventType, operator: OPERATOR }],
          alertInfo: { channel: CHANNEL },
        },
        read: ignoreBody,
        ...options,
      }),

    unsubscribe: (subscriptionId: string, options: WriteOptions = {}): Promise<void> =>
      http.request({
        service: 'subscriptions',
        method: 'DELETE',
        path: encodedPath`/v1/subscriptions/${subscriptionId}`,
        kind: 'idempotentWrite',
        absent: undefined,
        read: ignoreBody,
        ...options,
      }),
  };
}
