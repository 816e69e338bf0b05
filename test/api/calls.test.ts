import { describe, expect, test } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import { type Ask, SUB } from './ask.ts';
import { aCall, answers, aScene, CALL_KINDS, ended, failureOf, fine, json, onFakeTime } from './scene.ts';

onFakeTime();

/** The request of each call. */
const SENT: readonly (readonly [string, Ask, string])[] = [
  [
    'S7.3',
    ({ orderManager }) => orderManager.order('4711'),
    'GET https://order-manager.platform.example/v1/orders/4711',
  ],
  [
    'S7.4',
    ({ orderService }) => orderService.order('1'),
    'GET https://order-service.platform.example/v1/orders/1',
  ],
  [
    'S7.4',
    ({ orderRequest }) => orderRequest.placedOrder('1'),
    'GET https://order-request.platform.example/v1/orders/1',
  ],
  [
    'S7.5',
    ({ itemService }) => itemService.itemsOfOrder('1'),
    'GET https://item-service.platform.example/v1/items?orderId=1',
  ],
  [
    'S7.6',
    ({ itemService }) => itemService.item('1'),
    'GET https://item-service.platform.example/v1/items/1',
  ],
  [
    'S7.25',
    ({ fulfillerIdentity }) => fulfillerIdentity.fulfillers(),
    'GET https://fulfiller-identity.platform.example/v1/fulfillers',
  ],
  [
    'S7.33',
    ({ merchantConfig }) => merchantConfig.merchants(),
    'GET https://merchant-config.platform.example/v0/merchants?verbose=false',
  ],
  [
    'S7.33',
    ({ merchantConfig }) => merchantConfig.merchant('m'),
    'GET https://merchant-config.platform.example/v0/merchants/m',
  ],
  [
    'S7.31',
    ({ accessManagement }) => accessManagement.permissions(SUB),
    'GET https://access-management.platform.example/v1/principals/auth0%7C5f1e/permissions',
  ],
  [
    'S7.31',
    ({ accessManagement }) => accessManagement.groups(SUB),
    'GET https://access-management.platform.example/v1/principals/auth0%7C5f1e/groups',
  ],
  [
    'S7.30',
    ({ customizr }) => customizr.settings('int-OOPs-appSettings'),
    'GET https://customizr.platform.example/v1/resources/int-OOPs-appSettings/settings',
  ],
];

describe('the request of a call', () => {
  test.each(SENT)('%s: %s → %s', async (_spec, ask, expected) => {
    const scene = aScene(answers(400));
    await failureOf(ask(createPlatform(scene.http)));
    expect(scene.seen.map(({ method, url }) => `${method} ${url.href}`)).toEqual([expected]);
    expect(scene.seen[0]?.body).toBeNull();
  });

  test('S7.30: settings are replaced as a whole, and a PUT may be repeated', async () => {
    const scene = aScene([answers(500), json({ columns: ['status'] })]);
    await ended(
      createPlatform(scene.http).customizr.saveSettings('OOPs-searchColumns', { columns: ['status'] }),
    );
    expect(scene.seen.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', '{"columns":["status"]}'],
      ['PUT', '{"columns":["status"]}'],
    ]);
  });
});

describe('the headers of a call (S7.1, docs/platform/README.md)', () => {
  const headersOf = (scene: ReturnType<typeof aScene>) => Object.fromEntries(scene.seen[0]?.headers ?? []);

  test('the platform gets the bearer token and no credentials', async () => {
    const scene = aScene(fine);
    await ended(scene.http.request(aCall('read')));
    expect(headersOf(scene)).toEqual({ authorization: 'Bearer token-1' });
    expect(scene.seen[0]?.credentials).toBe('omit');
  });

  test('the own backend also gets the identity token and same-origin credentials', async () => {
    const scene = aScene(fine);
    await ended(scene.http.request(aCall('read', { service: 'backend', path: '/api/v1/callbacks' })));
    expect(headersOf(scene)).toEqual({ authorization: 'Bearer token-1', 'x-identity-token': 'identity-1' });
    expect(scene.seen[0]?.credentials).toBe('same-origin');
    expect(scene.seen[0]?.url.href).toBe('https://console.example/api/v1/callbacks');
  });

  test.each(CALL_KINDS)("R481: no response comes from the browser's cache: %s", async (kind) => {
    const scene = aScene(fine);
    await ended(scene.http.request(aCall(kind)));
    expect(scene.seen[0]?.cache).toBe('no-store');
  });

  test.each(CALL_KINDS)('a body has its content type: %s', async (kind) => {
    const scene = aScene(fine);
    await ended(scene.http.request(aCall(kind, { body: { a: 'ü' } })));
    expect(headersOf(scene)).toEqual({ authorization: 'Bearer token-1', 'content-type': 'application/json' });
    expect(scene.seen[0]?.body).toBe('{"a":"ü"}');
  });

  test.each([
    ['S7.9: a cancel request', aCall('write', { body: undefined })],
    ['S7.15: a DELETE', aCall('idempotentWrite', { method: 'DELETE', body: undefined })],
  ])('%s has no body, and so no content type', async (_title, call) => {
    const scene = aScene(fine);
    await ended(scene.http.request(call));
    expect(headersOf(scene)).toEqual({ authorization: 'Bearer token-1' });
    expect(scene.seen[0]?.body).toBeNull();
  });
});
