import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nextHref, readAllPages, readEntries } from '#api/http/collection.ts';
import { aCall, aScene, ended, failureOf, json, onFakeTime, type Seen } from './scene.ts';

onFakeTime();

const thing = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });
const ONE_AND_TWO = [{ id: '1' }, { id: '2' }];
const BASE = 'https://carriers.example:8443/base/v1/things';
const first = { service: 'carriers', path: '/v1/things' } as const;

test('the next page is found in both styles of links of one response', async () => {
  const second = { things: [{ id: '2' }] };
  const scene = aScene([
    json({ things: [{ id: '1' }], _links: {}, links: { next: { href: `${BASE}?page=2` } } }),
    json(second),
  ]);
  expect((await ended(readAllPages(scene.http, first, 'things', thing))).value).toEqual(ONE_AND_TWO);
});

describe('the envelopes of a collection (docs/platform/README.md)', () => {
  test.each([
    ['a raw array', ONE_AND_TWO],
    ['an object with the named array', { things: ONE_AND_TWO, count: 2 }],
    ['`_embedded` with the named array', { _embedded: { things: ONE_AND_TWO } }],
    ['both: `_embedded` counts', { _embedded: { things: ONE_AND_TWO }, things: [{ id: '9' }] }],
    [
      '`_embedded` without the name beside the named array',
      { _embedded: { others: [] }, things: ONE_AND_TWO },
    ],
    ['`_embedded` null beside the named array', { _embedded: null, things: ONE_AND_TWO }],
  ])('%s', (_title, body) => {
    expect(readEntries(body, 'things', thing)).toEqual(ONE_AND_TWO);
  });

  test.each([
    ['an empty array', []],
    ['an empty object', {}],
    ['a missing list', { count: 0 }],
    ['a null list', { things: null }],
    ['an empty `_embedded`', { _embedded: {} }],
  ])('%s has no entries', (_title, body) => {
    expect(readEntries(body, 'things', thing)).toEqual([]);
  });

  test('only entries without an ID are dropped', () => {
    const body = [
      { id: '1' },
      {},
      { id: '' },
      { id: null },
      { id: 7 },
      null,
      'x',
      [],
      { id: '2', more: true },
    ];
    expect(readEntries(body, 'things', thing)).toEqual(ONE_AND_TWO);
  });

  test.each([
    ['null', null],
    ['a text', 'x'],
    ['a number', 3],
    ['nothing', undefined],
    ['a list that is an object', { things: { id: '1' } }],
    ['a list that is a text', { _embedded: { things: 'x' } }],
  ])('%s is an unexpected response, not an empty list', async (_title, body) => {
    expect(() => readEntries(body, 'things', thing)).toThrow(TypeError);
    const scene = aScene(json(body ?? null));
    expect(await failureOf(readAllPages(scene.http, first, 'things', thing))).toMatchObject({
      outcome: 'unavailable',
      reason: 'unreadable',
    });
  });
});

describe('the next page', () => {
  test.each([
    ['HAL', { _links: { next: { href: 'https://a.example/2' } } }, 'https://a.example/2'],
    ['HAL as a list', { _links: { next: [{ href: 'https://a.example/2' }] } }, 'https://a.example/2'],
    [
      'the flat style',
      { links: { next: { href: 'https://a.example/2', rel: 'next' } } },
      'https://a.example/2',
    ],
    ['a bare text', { links: { next: 'https://a.example/2' } }, 'https://a.example/2'],
    ['no links', {}, null],
    ['links without next', { _links: { self: { href: 'https://a.example/1' } } }, null],
    ['next null', { _links: { next: null } }, null],
    ['next empty', { _links: { next: { href: '' } } }, null],
    ['next of the wrong type', { _links: { next: { href: 7 } } }, null],
    ['links null', { _links: null }, null],
    ['a raw array', [], null],
    ['null', null, null],
  ])('%s', (_title, body, expected) => {
    expect(nextHref(body)).toBe(expected);
  });
});

/**
 * A service with this many pages of one entry each. `follow` returns the link from a page to the next, or
 * null for none.
 */
function paged(
  pages: number,
  follow = (page: number): string | null => (page < pages ? `${BASE}?page=${page + 1}` : null),
) {
  return aScene((seen: Seen) => {
    const page = Number(seen.url.searchParams.get('page') ?? 1);
    const href = follow(page);
    const links = href ? { _links: { next: { href } } } : {};
    return json({ _embedded: { things: [{ id: String(page) }] }, ...links })(seen);
  });
}

const idsOf = async (scene: ReturnType<typeof aScene>) =>
  ((await ended(readAllPages(scene.http, first, 'things', thing))).value ?? []).map(({ id }) => id);

describe('all pages', () => {
  test.each([1, 2, 7])('%i pages are read in their order', async (pages) => {
    const scene = paged(pages);
    expect(await idsOf(scene)).toEqual(Array.from({ length: pages }, (_, index) => String(index + 1)));
    expect(scene.seen).toHaveLength(pages);
  });

  test('the next URL is followed unchanged, without the first query', async () => {
    const scene = paged(2);
    await ended(
      readAllPages(scene.http, { ...first, query: { size: 200, orderId: 'a/b' } }, 'things', thing),
    );
    expect(scene.seen.map(({ url }) => url.href)).toEqual([
      `${BASE}?size=200&orderId=a%2Fb`,
      `${BASE}?page=2`,
    ]);
  });

  test.each([
    ['to itself', (page: number) => `${BASE}?page=${page === 1 ? 2 : page}`, ['1', '2']],
    ['back and forth', (page: number) => `${BASE}?page=${page === 2 ? 3 : 2}`, ['1', '2', '3']],
    [
      'back to the start',
      (page: number) => `${BASE}?page=${page === 4 ? 2 : page + 1}`,
      ['1', '2', '3', '4'],
    ],
    ['from the first page to itself', () => BASE, ['1']],
    [
      'to its first page, written in another way',
      () => BASE.replace('https://carriers', 'HTTPS://Carriers'),
      ['1'],
    ],
    [
      'from a later page to the first one',
      (page: number) => (page < 3 ? `${BASE}?page=${page + 1}` : BASE),
      ['1', '2', '3'],
    ],
  ])('each page of a service that links %s is read once', async (_title, follow, expected) => {
    const scene = paged(9, follow);
    expect(await idsOf(scene)).toEqual(expected);
    expect(scene.seen).toHaveLength(expected.length);
  });

  test('reading a service with endless pages stops after 500', async () => {
    const scene = paged(Number.POSITIVE_INFINITY);
    const failure = await failureOf(readAllPages(scene.http, first, 'things', thing));
    expect(failure).toMatchObject({ reason: 'own', message: 'The list has more than 500 pages.' });
    expect(scene.seen).toHaveLength(500);
  });

  test('a page that cannot be loaded fails the list, because half would look like all', async () => {
    const scene = aScene([
      json({ things: [{ id: '1' }], _links: { next: { href: `${BASE}?page=2` } } }),
      json({ message: 'no' }, 403),
    ]);
    const failure = await failureOf(readAllPages(scene.http, first, 'things', thing));
    expect(failure).toMatchObject({ outcome: 'rejected', status: 403 });
  });

  test('an abort takes effect between the pages', async () => {
    const controller = new AbortController();
    const scene = aScene((seen) => {
      controller.abort();
      return json({ things: [], _links: { next: { href: `${BASE}?page=2` } } })(seen);
    });
    const failure = await failureOf(
      readAllPages(scene.http, { ...first, signal: controller.signal }, 'things', thing),
    );
    expect(failure.outcome).toBe('aborted');
    expect(scene.seen).toHaveLength(1);
  });

  test('a 401 on a page renews the token for this page', async () => {
    const scene = aScene([
      json({ things: [{ id: '1' }], _links: { next: { href: `${BASE}?page=2` } } }),
      json({}, 401),
      json({ things: [{ id: '2' }] }),
    ]);
    expect(await idsOf(scene)).toEqual(['1', '2']);
    expect(scene.renewed).toEqual(['token-1']);
  });
});

test('a link to a configured origin is read even if no service requested it', async () => {
  const scene = aScene(json([]));
  await ended(scene.http.request(aCall('read', { service: 'link', href: `${BASE}?x=1#part` })));
  expect(scene.seen[0]?.url.pathname).toBe('/base/v1/things');
});
