import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Http } from '#api/http/http.ts';
import { encodedPath, hasEmptyId, withQuery } from '#api/http/url.ts';
import { createPlatform, type Platform } from '#api/platform.ts';
import { anyText } from '../domain/holds.ts';
import { aScene, ending, json, onFakeTime } from './scene.ts';

onFakeTime();

/** Calls that put an ID into their path, with the parts of the path around it. */
const CALLS: readonly (readonly [
  string,
  (platform: Platform, id: string) => Promise<unknown>,
  string,
  string,
])[] = [
  ['an order of order-service', ({ orderService }, id) => orderService.order(id), '/v1/orders/', ''],
  ['an order of order-request', ({ orderRequest }, id) => orderRequest.placedOrder(id), '/v1/orders/', ''],
  ['an order of order-manager', ({ orderManager }, id) => orderManager.order(id), '/v1/orders/', ''],
  ['an item', ({ itemService }, id) => itemService.item(id), '/v1/items/', ''],
  ['a merchant', ({ merchantConfig }, id) => merchantConfig.merchant(id), '/v0/merchants/', ''],
  ['a settings document', ({ customizr }, id) => customizr.settings(id), '/v1/resources/', '/settings'],
  [
    'permissions',
    ({ accessManagement }, id) => accessManagement.permissions(id),
    '/v1/principals/',
    '/permissions',
  ],
];

const HOSTILE = [
  'auth0|5f1e',
  'abc123@clients',
  'a/b',
  '/',
  '//evil.example/x',
  'https://evil.example/',
  'a\\b',
  'a#b',
  'a?b=c&d',
  '100%',
  '%2F',
  '%2e%2e',
  'a b',
  ' ',
  'a;b=c',
  'ünïcödé 🧀',
  'a\tb\nc',
  '...',
  '..a',
  '@evil.example',
  ':8443',
];

async function pathOf(call: (platform: Platform, id: string) => Promise<unknown>, id: string): Promise<URL> {
  const scene = aScene(json({}, 400));
  await ending(call(createPlatform(scene.http), id));
  const [seen] = scene.seen;
  if (!seen) throw new Error('Nothing was sent');
  return seen.url;
}

describe.each(CALLS)('an ID of %s is data', (_title, call, before, after) => {
  test.each(HOSTILE)('%j stays one segment of the path', async (id) => {
    const url = await pathOf(call, id);
    expect(url.hostname).toMatch(/\.platform\.example$/);
    expect([url.search, url.hash]).toEqual(['', '']);
    expect(url.pathname.startsWith(before)).toBe(true);
    expect(url.pathname.endsWith(after)).toBe(true);
    const segment = url.pathname.slice(before.length, url.pathname.length - after.length);
    expect(segment).not.toContain('/');
    expect(decodeURIComponent(segment)).toBe(id);
  });

  test.each(['.', '..'])('%j leads to no other folder: it names nothing', async (id) => {
    const url = await pathOf(call, id);
    expect(url.pathname).toBe(`${before}${id.replaceAll('.', '%252E')}${after}`);
  });

  test('half a surrogate pair is replaced, not thrown', async () => {
    const url = await pathOf(call, 'a\uD800b');
    expect(decodeURIComponent(url.pathname)).toBe(`${before}a\uFFFDb${after}`);
  });
});

describe('a path of data segments', () => {
  test('any two IDs stay separate and complete', () => {
    const id = anyText({ minLength: 1 }).filter((text) => text !== '.' && text !== '..');
    fc.assert(
      fc.property(id, id, (orderId, itemId) => {
        const { pathname } = new URL(
          `https://a.example${encodedPath`/v1/orders/${orderId}/items/${itemId}/cancelrequest`}`,
        );
        expect(pathname.split('/').map(decodeURIComponent)).toEqual([
          '',
          'v1',
          'orders',
          orderId,
          'items',
          itemId,
          'cancelrequest',
        ]);
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test('no ID leaves its segment, even with dots', () => {
    const dotty = fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'E', '?', '#', '\t') });
    fc.assert(
      fc.property(dotty, (id) => {
        const url = new URL(`https://a.example${encodedPath`/v1/orders/${id}/cancelrequest`}`);
        expect(url.host).toBe('a.example');
        expect(url.pathname.split('/')).toHaveLength(5);
        expect(url.pathname).toMatch(/^\/v1\/orders\/[^/]*\/cancelrequest$/);
      }),
      { seed: 8, numRuns: 2_000 },
    );
  });
});

describe('query values are data', () => {
  test.each(HOSTILE)('%j', async (id) => {
    const scene = aScene(json([]));
    await ending(createPlatform(scene.http as Http).itemService.itemsOfOrder(id));
    const { url } = scene.seen[0] ?? { url: new URL('x:') };
    expect(url.pathname).toBe('/v1/items');
    expect([...url.searchParams]).toEqual([['orderId', id]]);
    expect(url.hash).toBe('');
  });

  test('lists repeat their name, undefined is omitted, numbers are written', () => {
    const url = withQuery('https://a.example/x', { a: ['1', '2'], b: undefined, c: 3, d: '', e: [] });
    expect(url.href).toBe('https://a.example/x?a=1&a=2&c=3&d=');
  });
});

describe('an empty ID', () => {
  test.each([
    ['in a path', { path: '/v1/orders/' }, true],
    ['in a query', { query: { orderId: '' } }, true],
    ['in a list of a query', { query: { itemIds: ['1', ''] } }, true],
    ['no ID', { path: '/v1/orders/1', query: { itemIds: ['1', '2'], page: 0 } }, false],
  ])('%s', (_where, call, isEmpty) => {
    expect(hasEmptyId(call)).toBe(isEmpty);
  });

  test.each(CALLS)(
    '%s: finds nothing, and does not request the URL of the whole list',
    async (_title, call) => {
      const scene = aScene(json([]));
      const { failure } = await ending(call(createPlatform(scene.http), ''));
      expect(scene.seen).toEqual([]);
      expect(failure === null || failure.reason === 'own').toBe(true);
    },
  );

  test.each([
    ['S7.5', ({ itemService }: Platform) => itemService.itemsOfOrder('')],
    ['S7.8', ({ merchantOrder }: Platform) => merchantOrder.cancelOrder('')],
    ['S7.15', ({ itemService }: Platform) => itemService.clearAlert('', 'rejected')],
    ['S7.18', ({ events }: Platform) => events.eventsOfOrder('')],
    ['S7.21', ({ changeRequestRouter }: Platform) => changeRequestRouter.changesOfItem('')],
  ] as const)('%s: sends nothing, and no write without an ID succeeds', async (_spec, call) => {
    const scene = aScene(json([]));
    const { failure } = await ending<unknown>(call(createPlatform(scene.http)));
    expect(scene.seen).toEqual([]);
    expect(failure).toMatchObject({ outcome: 'unavailable', reason: 'own' });
  });
});
