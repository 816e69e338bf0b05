import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signAccessToken } from '#mocks/issuer/tokens.ts';
import { PEOPLE } from '#mocks/people.ts';
import { type SimulatedServer, startSimulatedServer } from '#mocks/simulatedServer.ts';

const CONSOLE = 'http://localhost:4200';
let server: SimulatedServer;
let port = 0;

beforeAll(async () => {
  server = await startSimulatedServer({ port: 0, orders: 60, consoleOrigin: CONSOLE });
  port = Number(new URL(server.url).port);
});
afterAll(() => server.close());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a request with the host of a service, as a browser would to `{service}.localhost`. */
function call(
  host: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
  at = port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: at, path, method, headers: { Host: `${host}localhost:${at}`, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (part) => {
          text += String(part);
        });
        response.on('close', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const control = async (command: unknown) =>
  JSON.parse((await call('', '/__control', {}, 'POST', JSON.stringify(command))).text);

async function authorization(): Promise<Record<string, string>> {
  const issuer = {
    issuerUrl: '',
    now: Date.now,
    lifetimeS: 60,
    store: { read: () => null, write: () => undefined },
  };
  return {
    Authorization: `Bearer ${await signAccessToken(issuer, PEOPLE.staff, 'console', 'openid')}`,
    Origin: CONSOLE,
  };
}

test('each service has a host of its own', async () => {
  const answer = await call('merchant-config.', '/v0/merchants', await authorization());
  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe(CONSOLE);
  expect(answer.headers['access-control-expose-headers']).toBe('Retry-After, Location, X-Correlation-Id');
  expect((await call('carriers.', '/v0/merchants', await authorization())).status).toBe(404);
  expect((await control({ command: 'unmatchedRequests' })).unmatchedRequests.at(-1)).toContain(
    'carriers.localhost',
  );
});

test('a preflight allows three headers, for the console only', async () => {
  const headers = { 'Access-Control-Request-Method': 'POST', Origin: CONSOLE };
  const own = await call('order-manager.', '/v2/ordersearch', headers, 'OPTIONS');
  expect(own.status).toBe(204);
  expect(own.headers['access-control-allow-headers']).toBe('Authorization, Content-Type, X-Identity-Token');
  const other = await call(
    'order-manager.',
    '/v2/ordersearch',
    { ...headers, Origin: 'https://evil.example' },
    'OPTIONS',
  );
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
});

test('links in responses lead to the same server', async () => {
  const body = JSON.stringify({ pageSize: 1, offset: 0, sortField: 'createdDate', sortOrder: 'descending' });
  const answer = await call('order-manager.', '/v2/ordersearch', await authorization(), 'POST', body);
  expect(JSON.parse(answer.text).results[0].order._links.merchantOrder.href).toContain(
    `http://merchant-order.localhost:${port}/`,
  );
});

test('the issuer remembers the signed-in user by a cookie', async () => {
  const query =
    'client_id=c&redirect_uri=http://localhost:4200/login/callback&response_type=code&code_challenge=x&code_challenge_method=S256';
  const picked = await call('issuer.', `/authorize?${query}&person=viewer`);
  const cookie = String(picked.headers['set-cookie']).split(';')[0] ?? '';
  const silent = await call('issuer.', `/authorize?${query}&prompt=none`, { Cookie: cookie });
  expect(silent.headers.location).toContain('code=');
  const alias = await call('', `/issuer/authorize?${query}&prompt=none`, { Cookie: cookie });
  expect(alias.headers.location).toContain('code=');
  for (const back of ['?post_logout_redirect_uri=http://localhost:4200/', '']) {
    const ended = await call('issuer.', `/end_session${back}`, { Cookie: cookie });
    expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0');
  }
});

test('the control endpoint scripts faults, holds calls, reads the log and resets the platform', async () => {
  await control({
    command: 'fault',
    match: { service: 'carriers', path: 'carrierServices' },
    fault: { kind: 'status', status: 503 },
  });
  expect((await call('carriers.', '/api/v1/carrierServices', await authorization())).status).toBe(503);
  await control({ command: 'hold', match: { service: 'carriers' } });
  let hasResponse = false;
  const held = call('carriers.', '/api/v1/carrierServices', await authorization()).then(({ status }) => {
    hasResponse = true;
    return status;
  });
  expect((await call('carriers.', '/api/v1/carrierServices', await authorization())).status).toBe(200);
  expect(hasResponse).toBe(false);
  await control({ command: 'mend' });
  expect(await held).toBe(200);
  await control({ command: 'fault', match: { service: 'carriers' }, fault: { kind: 'networkError' } });
  await expect(call('carriers.', '/api/v1/carrierServices', await authorization())).rejects.toThrow();
  await call('customizr.', '/v1/resources/x/settings', await authorization(), 'PUT', '{"a":1}');
  expect((await control({ command: 'log' })).log).toHaveLength(1);
  expect(server.world.log).toHaveLength(1);
  expect(await control({ command: 'reset' })).toEqual({ ok: true });
  expect((await control({ command: 'log' })).log).toEqual([]);
  expect((await control({ command: 'nonsense' })).ok).toBe(false);
  const { landmarks } = await control({ command: 'landmarks' });
  const { record } = await control({ command: 'record', orderId: landmarks.single });
  expect(record.items).toHaveLength(1);
});

const merchants = async () => call('merchant-config.', '/v0/merchants', await authorization());
const fault = (kind: Record<string, unknown>) =>
  control({ command: 'fault', match: { service: 'merchant-config' }, fault: kind });

test('a truncated connection sends half a response, and a slow one sends it completely', async () => {
  await fault({ kind: 'truncated' });
  const cut = await merchants();
  expect(cut.status).toBe(200);
  expect(() => JSON.parse(cut.text)).toThrow();
  await fault({ kind: 'trickle', ms: 5, pieces: 4 });
  expect(JSON.parse((await merchants()).text).length).toBeGreaterThan(3);
});

test('a gateway error has no headers that let a browser read it', async () => {
  await fault({ kind: 'status', status: 502, isHidden: true });
  const hidden = await merchants();
  expect(hidden.status).toBe(502);
  expect(Object.keys(hidden.headers).filter((name) => /access-control|simulated/.test(name))).toEqual([]);
});

test('a service with its own port responds there, and nowhere else', async () => {
  const split = await startSimulatedServer({
    port: 0,
    orders: 60,
    consoleOrigin: CONSOLE,
    separatePorts: ['merchant-config'],
  });
  const own = new URL(split.separatePorts['merchant-config'] ?? '');
  expect(own.port).not.toBe(new URL(split.url).port);
  const asked = async (at: URL) =>
    call('merchant-config.', '/v0/merchants', await authorization(), 'GET', '', Number(at.port));
  expect((await asked(own)).status).toBe(200);
  expect((await asked(new URL(split.url))).status).toBe(404);
  await split.close();
});
