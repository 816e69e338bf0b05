import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createEndpoints, SERVICES } from '#api/endpoints.ts';
import { readAllPages } from '#api/http/collection.ts';
import { aCall, aScene, CALL_KINDS, ENDPOINTS, ended, failureOf, json, onFakeTime } from './scene.ts';

onFakeTime();

const entry = v.object({ id: v.string() });
const HOST = 'order-service.platform.example';

const FOREIGN = [
  ['another host', 'https://evil.example/v1/orders/1'],
  ['a host that only starts with the same text', `https://${HOST}.evil.example/`],
  ['a host that only ends with the same text', `https://evil-${HOST}/`],
  ['our host as the user name', `https://${HOST}@evil.example/`],
  ['our host as user name and password', `https://${HOST}:443@evil.example/`],
  ['our host as the path', `https://evil.example/${HOST}/`],
  ['our host as the fragment', `https://evil.example#@${HOST}/`],
  ['a backslash before our host', `https://evil.example\\@${HOST}/`],
  ['credentials before our host', `https://user:secret@${HOST}/`],
  ['a user name before our host', `https://user@${HOST}/`],
  ['another port', `https://${HOST}:8443/`],
  ['http where https is configured', `http://${HOST}/`],
  ['http on the port of https', `http://${HOST}:443/`],
  ['the host with a trailing dot', `https://${HOST}./`],
  ['an unknown service of the platform', 'https://unknown.platform.example/'],
  ['the template itself', 'https://platform.example/'],
  ['an overridden service at its old URL', 'https://carriers.platform.example/'],
  ['an overridden service on the usual port', 'https://carriers.example/'],
  ['a script', 'javascript:fetch("https://evil.example")'],
  ['data', 'data:application/json,{}'],
  ['a blob of an allowed origin', `blob:https://${HOST}/0b6c`],
  ['a file', 'file:///etc/passwd'],
  ['a web socket', `wss://${HOST}/`],
  ['nothing', ''],
  ['no URL at all', 'http://'],
] as const;

/** The console cannot resolve these without the response that contains them. */
const RELATIVE = [
  ['a path without a host', '/v1/orders/1'],
  ['a host without a scheme', `//${HOST}/v1/orders/1`],
] as const;

describe('R45: a link to any other origin is never fetched, with or without the token', () => {
  test.each([...FOREIGN, ...RELATIVE])('%s', async (_title, href) => {
    for (const kind of CALL_KINDS) {
      const scene = aScene(json({}));
      const failure = await failureOf(scene.http.request(aCall(kind, { service: 'link', href })));
      expect(failure).toMatchObject({ outcome: 'unavailable', reason: 'unexpectedHost', status: null });
      expect(scene.seen).toHaveLength(0);
    }
  });

  test.each(FOREIGN.filter(([, href]) => href !== ''))(
    '%s as the next page of a collection',
    async (_title, href) => {
      const scene = aScene(json({ things: [{ id: '1' }], _links: { next: { href } } }));
      const all = readAllPages(scene.http, { service: 'carriers', path: '/v1/things' }, 'things', entry);
      expect(await failureOf(all)).toMatchObject({ reason: 'unexpectedHost' });
      expect(scene.seen.map(({ url }) => url.origin)).toEqual(['https://carriers.example:8443']);
    },
  );

  test.each([...FOREIGN, ...RELATIVE])(
    '%s is rejected for a service call as well as for a link',
    async (_title, href) => {
      const scene = aScene(json({}));
      await failureOf(scene.http.request(aCall('read', { href })));
      expect(scene.seen).toHaveLength(0);
    },
  );

  test('a link without an address is also rejected', async () => {
    const scene = aScene(json({}));
    expect(await failureOf(scene.http.request(aCall('read', { service: 'link' })))).toMatchObject({
      reason: 'unexpectedHost',
    });
    expect(scene.seen).toHaveLength(0);
  });

  test('the error names the host, but none of the link’s secrets', async () => {
    const href = 'https://user:pw@evil.example/x?access_token=abc#token=abc';
    const failure = await failureOf(aScene(json({})).http.request(aCall('read', { service: 'link', href })));
    expect(failure.service).toBe('evil.example');
    expect(failure.source).toMatch(/^GET https:\/\/evil\.example\/x\?access_token=[^a]*$/);
  });
});

describe('R439: a relative link in a response', () => {
  /** Reads the links of a response of this body, which arrives from `/base/v1/things?page=1`. */
  async function linksIn(body: unknown) {
    const scene = aScene(json(body));
    const call = { service: 'carriers', path: '/v1/things', query: { page: 1 } } as const;
    return ended(scene.http.request({ ...call, read: (read) => read }));
  }
  const CARRIERS = 'https://carriers.example:8443';

  test.each([
    ['/v1/orders/1', `${CARRIERS}/v1/orders/1`],
    ['2', `${CARRIERS}/base/v1/2`],
    ['../v2/things', `${CARRIERS}/base/v2/things`],
    ['?page=2', `${CARRIERS}/base/v1/things?page=2`],
    [`//${HOST}/v1/orders/1`, `https://${HOST}/v1/orders/1`],
    ['//evil.example/v1', 'https://evil.example/v1'],
    ['https://evil.example', 'https://evil.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['mailto:ana@mail.example', 'mailto:ana@mail.example'],
    ['http://', 'http://'],
    ['', ''],
  ])('%s leads to %s', async (href, expected) => {
    const body = (link: string) => ({
      _links: { a: { href: link }, b: [{ href: link, name: '/c' }] },
      d: '/e',
    });
    const { value } = await linksIn({ ...body(href), other: { href: '/f' } });
    expect(value).toEqual({ ...body(expected), other: { href: `${CARRIERS}/f` } });
  });

  test('that is no text stays as it is', async () => {
    const body = { _links: { a: { href: null }, b: { href: '/c' }, d: { href: { e: 1 } }, f: { href: 7 } } };
    expect((await linksIn(body)).value).toEqual({
      _links: { ...body._links, b: { href: `${CARRIERS}/c` } },
    });
  });

  test('as the next page of a collection is followed with the token', async () => {
    const next = { href: '/base/v1/things?page=2' };
    const scene = aScene([
      json({ things: [{ id: '1' }], _links: { next } }),
      json({ things: [{ id: '2' }] }),
    ]);
    const all = readAllPages(scene.http, { service: 'carriers', path: '/v1/things' }, 'things', entry);
    expect((await ended(all)).value).toEqual([{ id: '1' }, { id: '2' }]);
    expect(scene.seen[1]?.url.href).toBe(`${CARRIERS}/base/v1/things?page=2`);
    expect(scene.seen[1]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  test('to another host is not followed', async () => {
    const scene = aScene(json({ things: [], _links: { next: { href: '//evil.example/v1/things' } } }));
    const all = readAllPages(scene.http, { service: 'carriers', path: '/v1/things' }, 'things', entry);
    expect(await failureOf(all)).toMatchObject({ reason: 'unexpectedHost' });
    expect(scene.seen).toHaveLength(1);
  });
});

describe('a link within the configured origins is followed with the token', () => {
  test.each([
    ['a service', `https://${HOST}/v1/orders/1`],
    ['its default port, written explicitly', `https://${HOST}:443/v1/orders/1`],
    ['its host in capitals', `HTTPS://${HOST.toUpperCase()}/v1/orders/1`],
    ['an overridden service', 'https://carriers.example:8443/other/path'],
    ['the own backend', 'https://console.example/api/v1/x'],
  ])('%s', async (_title, href) => {
    const scene = aScene(json({ ok: true }));
    const { value } = await ended(scene.http.request(aCall('read', { service: 'link', href })));
    expect(value).toEqual({ ok: true });
    expect(scene.seen[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  test('redirects are not followed, because they could lead anywhere', async () => {
    const scene = aScene(json({ ok: true }));
    await ended(scene.http.request(aCall('read')));
    expect(scene.seen[0]?.redirect).toBe('manual');
  });
});

describe('the configured endpoints', () => {
  test('every service has its URL from the template', () => {
    for (const service of SERVICES.filter((name) => name !== 'carriers')) {
      expect(ENDPOINTS.baseUrl(service)).toBe(`https://${service}.platform.example`);
    }
  });

  test('an override replaces one service with its path, without the trailing slash', () => {
    expect(ENDPOINTS.baseUrl('carriers')).toBe('https://carriers.example:8443/base');
    expect(ENDPOINTS.baseUrl('backend')).toBe('https://console.example');
  });

  test('the allowed origins are exactly those of the services and the backend', () => {
    const expected = [
      ...SERVICES.filter((name) => name !== 'carriers').map((name) => `https://${name}.platform.example`),
      'https://carriers.example:8443',
      'https://console.example',
    ];
    expect([...ENDPOINTS.allowedOrigins].sort()).toEqual(expected.sort());
  });

  test('the template may contain the service in its path', () => {
    const endpoints = createEndpoints({
      platformUrl: 'http://localhost:4000/{service}/',
      overrides: {},
      backendUrl: 'http://localhost:4000',
    });
    expect(endpoints.baseUrl('claims')).toBe('http://localhost:4000/claims');
    expect([...endpoints.allowedOrigins]).toEqual(['http://localhost:4000']);
  });

  test.each(['', '/relative', 'platform.example', '{service}'])(
    'the setting %j is rejected at start, not at a call',
    (platformUrl) => {
      const settings = { platformUrl, overrides: {}, backendUrl: 'https://console.example' };
      expect(() => createEndpoints(settings)).toThrow(TypeError);
    },
  );
});
