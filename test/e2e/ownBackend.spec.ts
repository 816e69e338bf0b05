import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { deepUnless } from '#test/depth.ts';
import type { Settings } from '../../scripts/responseHeaders.ts';
import { serveDist } from '../../scripts/serveDist.ts';
import { freePort } from './support/freePort.ts';
import { type Deployment, deploy, develop, isMissing } from './support/servers.ts';

/** The config.json of the README: it configures no backend, so the console calls its own origin. */
const SETTINGS: Settings = {
  VITE_ENVIRONMENT: 'prd',
  VITE_PLATFORM_URL: 'https://{service}.platform.example',
  VITE_OIDC_AUTHORITY: 'https://identity.platform.example',
  VITE_OIDC_CLIENT_ID: 'order-operations-console',
};

const withBackend = (backend: string | null) => ({
  ...SETTINGS,
  ...(backend !== null && { CONSOLE_BACKEND: backend }),
});

/** Starts each server of the console, with a backend behind it or, for null, without one. */
const SERVERS: Readonly<Record<string, (backend: string | null) => Promise<Deployment>>> = {
  'deploy/ with Caddy': (backend) => deploy(withBackend(backend)),
  'deploy/ with nginx': (backend) => deploy(withBackend(backend), undefined, 'nginx'),
  'the development server': (backend) => develop({ CONSOLE_BACKEND: '', ...withBackend(backend) }),
  'the static server of the browser tests': async (backend) => {
    const { url, close } = await serveDist(await freePort(), SETTINGS, { backend });
    return { url, stop: close };
  },
};

interface Received {
  method: string | undefined;
  url: string | undefined;
  host: string | undefined;
  token: string | undefined;
  identity: string | string[] | undefined;
  body: string;
}

/**
 * Starts a backend that records the requests. Its responses differ from those of every server of the console.
 */
async function startBackend() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method, url, headers } = request;
    received.push({
      method,
      url,
      host: headers.host,
      token: headers.authorization,
      identity: headers['x-identity-token'],
      body: Buffer.concat(parts).toString(),
    });
    response.writeHead(method === 'DELETE' ? 204 : 202, {
      'Content-Type': 'application/json',
      'X-Correlation-Id': 'c-1',
    });
    response.end(method === 'DELETE' ? undefined : '{"events":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `localhost:${port}`, url: `http://localhost:${port}`, received, server };
}

const EVENTS = '/api/v1/eventquery?verbose=true&orderId=a%2Fb%20%23%25';

function call(request: APIRequestContext, method: string, url: string): Promise<APIResponse> {
  return request.fetch(url, {
    method,
    headers: { Authorization: 'Bearer access', 'X-Identity-Token': 'identity' },
    ...(method === 'POST' && { data: { ids: ['1'], orderId: 'ä' } }),
  });
}

test.describe.configure({ mode: 'serial' });
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
test.beforeEach(({}, { title }) => {
  test.skip(isMissing('caddy') && title.startsWith('deploy/ with Caddy'), 'Caddy is not installed');
  test.skip(isMissing('nginx') && title.startsWith('deploy/ with nginx'), 'nginx is not installed');
});

for (const [name, start] of Object.entries(SERVERS)) {
  test(`${name}: /api/* reaches the backend exactly as the console sent it`, async ({ request }) => {
    const backend = await startBackend();
    const { url, stop } = await start(backend.url);
    try {
      const events = await call(request, 'GET', url + EVENTS);
      expect(events.status()).toBe(202);
      expect(await events.json()).toEqual({ events: [] });
      expect(events.headers()['x-correlation-id']).toBe('c-1');
      await call(request, 'POST', `${url}/api/v1/events/attempts`);
      expect((await call(request, 'DELETE', `${url}/api/v1/session`)).status()).toBe(204);
      const same = { host: backend.host, token: 'Bearer access', identity: 'identity' };
      expect(backend.received).toEqual([
        { ...same, method: 'GET', url: EVENTS, body: '' },
        { ...same, method: 'POST', url: '/api/v1/events/attempts', body: '{"ids":["1"],"orderId":"ä"}' },
        { ...same, method: 'DELETE', url: '/api/v1/session', body: '' },
      ]);
    } finally {
      await stop();
      backend.server.close();
    }
  });

  // Each start bundles the whole console, and `ownBackend.ts` serves this for both Node servers.
  const depth = deepUnless(start !== SERVERS['the development server']);

  test(
    `${name}: without a backend /api/* is not found, and only reads get the page`,
    depth,
    async ({ request }) => {
      const { url, stop } = await start(null);
      try {
        for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
          for (const path of [EVENTS, '/api/v1/session', '/api/', '/api']) {
            const refused = await call(request, method, url + path);
            expect(refused.status(), `${method} ${path}`).toBe(404);
            expect(refused.headers()['content-type']).toContain('application/json');
            expect(await refused.json()).toMatchObject({ status: 404, title: 'Not found' });
          }
        }
        for (const method of ['POST', 'PUT', 'DELETE']) {
          for (const path of ['/', '/orders/1', '/config.json', '/assets/none.js']) {
            const refused = await call(request, method, url + path);
            expect(refused.status(), `${method} ${path}`).toBe(405);
            expect(refused.headers().allow).toBe('GET, HEAD');
            expect(await refused.text()).not.toContain('<html');
          }
        }
        for (const path of ['/', '/orders/a%2Fb', '/orders/odd%252Fencoded', '/orders/100%25', '/apiary']) {
          expect((await request.get(url + path)).status(), path).toBe(200);
          expect((await request.head(url + path)).status(), path).toBe(200);
        }
      } finally {
        await stop();
      }
    },
  );

  test(`${name}: an unreachable backend gives a bad gateway, not the page`, depth, async ({ request }) => {
    const { url, stop } = await start(`http://localhost:${await freePort()}`);
    try {
      const answer = await call(request, 'POST', `${url}/api/v1/events/attempts`);
      expect(answer.status()).toBe(502);
      expect(await answer.text()).not.toContain('<html');
    } finally {
      await stop();
    }
  });
}
