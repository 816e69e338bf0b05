import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { deepUnless } from '#test/depth.ts';
import { type Settings, securityHeaders } from '../../scripts/responseHeaders.ts';
import { freePort } from './support/freePort.ts';
import { deploy, isMissing, type WebServer } from './support/servers.ts';

const PLATFORM: Settings = {
  VITE_ENVIRONMENT: 'int',
  VITE_PLATFORM_URL: 'https://{service}.int.platform.example',
  VITE_OIDC_AUTHORITY: 'https://sign-in.example/realm',
  VITE_OIDC_CLIENT_ID: 'console',
};

/**
 * Different settings from which a policy and a config.json are made. `test/house/deploy.test.ts` checks the
 * policy of each in every run.
 */
const SURROUNDINGS: Readonly<Record<string, Settings>> = {
  'a host for each service': PLATFORM,
  'the service inside the name of the host': {
    ...PLATFORM,
    VITE_PLATFORM_URL: 'https://{service}-int.example',
  },
  'one host for all services': { ...PLATFORM, VITE_PLATFORM_URL: 'https://api.example:8443/{service}/' },
  'services, previews, a backend and news elsewhere': {
    ...PLATFORM,
    VITE_ENVIRONMENT: 'prd',
    VITE_SERVICE_CARRIERS: 'https://carriers.example:9443/base?x=1',
    VITE_SERVICE_RENDERING: 'http://previews.example',
    VITE_BACKEND_URL: 'https://backend.example/api',
    VITE_NOTIFICATIONS_URL: 'https://news.example/channel.json',
  },
  'nothing that a policy could use': { VITE_PLATFORM_URL: 'no address', VITE_OIDC_AUTHORITY: '' },
};

/** A setting may contain anything: quotes, backslashes, control characters and shell commands. */
const HOSTILE: Settings = {
  ...PLATFORM,
  VITE_SUPPORT_EMAIL: 'a"b\\c$(touch /tmp/x)`id`\'d;e&f|g <h>\ti\nVITE_J=k\u0001ü',
};

function expectHeaders(answer: APIResponse, settings: Settings, path: string, server: WebServer): void {
  const headers = answer.headers();
  for (const [name, value] of Object.entries(securityHeaders(settings, path))) {
    expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
  // nginx always sends its name, but not its version.
  expect(headers.server).toBe(server === 'nginx' ? 'nginx' : undefined);
}

async function anAsset(): Promise<string> {
  const assets = await readdir(`${process.env.CONSOLE_BUILD ?? 'dist'}/assets`);
  const script = assets.find((name) => name.endsWith('.js'));
  if (!script) throw new Error('Build first.');
  return `/assets/${script}`;
}

/** The response to a request with this Accept-Encoding header. */
function asked(request: APIRequestContext, url: string, encoding: string): Promise<APIResponse> {
  return request.get(url, { headers: { 'Accept-Encoding': encoding } });
}

test.describe.configure({ mode: 'serial' });

const SERVERS: readonly WebServer[] = ['caddy', 'nginx'];

/**
 * Skips a test whose server is not installed. Its title begins with the server's name; otherwise the server
 * is Caddy.
 */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
test.beforeEach(({}, { title }) => {
  const server = SERVERS.find((name) => title.startsWith(name)) ?? 'caddy';
  test.skip(isMissing(server), `${server} is not installed`);
});

for (const server of SERVERS) {
  for (const [name, settings] of Object.entries(SURROUNDINGS)) {
    const title = `${server}, ${name}: every response has the policy of its deployment, and config.json the names`;
    test(title, deepUnless(settings === PLATFORM), async ({ request }) => {
      const { url, stop } = await deploy(settings, undefined, server);
      try {
        const paths = [
          '/',
          '/orders/a%2Fb',
          '/login/callback',
          '/login/silent',
          '/config.json',
          await anAsset(),
        ];
        for (const path of [...paths, '/assets/none.js']) {
          expectHeaders(await request.get(url + path), settings, path, server);
        }
        const configuration = await request.get(`${url}/config.json`);
        expect(configuration.headers()['cache-control']).toBe('no-store');
        expect(configuration.headers()['content-type']).toContain('application/json');
        expect(await configuration.json()).toEqual(settings);
      } finally {
        await stop();
      }
    });
  }

  test(`${server}: assets are cached forever, the page never, and both are compressed if the browser supports it`, async ({
    request,
  }) => {
    const { url, stop } = await deploy(HOSTILE, undefined, server);
    try {
      expect(await (await request.get(`${url}/config.json`)).json()).toEqual(HOSTILE);
      const asset = `${url}${await anAsset()}`;
      for (const [encoding, served] of [
        ['br, gzip', server === 'nginx' ? 'gzip' : 'br'],
        ['gzip', 'gzip'],
        ['identity', undefined],
      ] as const) {
        const answer = await asked(request, asset, encoding);
        expect(answer.headers()['content-encoding']).toBe(served);
        expect(answer.headers()['content-type']).toContain('javascript');
        expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      }
      const missing = await request.get(`${url}/assets/index-0000.js`);
      expect(missing.status()).toBe(404);
      expect(missing.headers()['cache-control']).toBe('no-store');
      expect(await missing.text()).not.toContain('<html');
      const page = await (await request.get(`${url}/`)).text();
      for (const path of [
        '/orders/1',
        '/reports/create?useLastSearch=true',
        '/login/callback',
        '/no/such/place',
      ]) {
        const answer = await request.get(url + path);
        expect(answer.status()).toBe(200);
        expect(answer.headers()['cache-control']).toBe('no-cache');
        expect(await answer.text()).toBe(page);
      }
      for (const path of ['/.vite/manifest.json', '/.env', '/../package.json', '/%2e%2e/package.json']) {
        expect(await (await request.get(url + path)).text()).not.toMatch(/"(dependencies|isEntry)"/);
      }
      expect(await (await request.get(`${url}/version.json`)).json()).toHaveProperty('buildId');
    } finally {
      await stop();
    }
  });

  test(`${server}: the health check succeeds, and the access log contains no queries`, async ({
    request,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'console-log-'));
    const file = join(folder, 'access.log');
    const backend = `http://localhost:${await freePort()}`;
    const { url, stop, logged } = await deploy(
      { ...PLATFORM, CONSOLE_ACCESS_LOG: file, CONSOLE_BACKEND: backend },
      undefined,
      server,
    );
    const log = async () => (server === 'nginx' ? readFile(file, 'utf8') : (logged?.() ?? ''));
    try {
      const health = await request.get(`${url}/healthz`);
      expect([health.status(), (await health.text()).trim()]).toEqual([200, 'ok']);
      expect(health.headers()['cache-control']).toBe('no-store');
      const headers = { Authorization: 'Bearer secret-token', Referer: `${url}/?q=secret-search` };
      await request.get(`${url}/login/callback?code=secret-code`, { headers });
      expect((await request.get(`${url}/api/v1/events?orderId=secret-order`, { headers })).status()).toBe(
        502,
      );
      await request.get(`${url}/last?x=secret-end`);
      await expect.poll(log).toContain('/last');
      expect(await log()).toContain('/login/callback');
      expect(`${await log()}${logged?.()}`).not.toContain('secret');
    } finally {
      await stop();
      await rm(folder, { recursive: true });
    }
  });
}

test('an invalid configuration shows a page that explains the problem, under the policy', async ({
  page,
}) => {
  const { url, stop } = await deploy({ VITE_OIDC_AUTHORITY: 'nowhere', VITE_OIDC_CLIENT_ID: 'console' });
  try {
    const reports: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy|Trusted/i.test(message.text())) reports.push(message.text());
    });
    await page.goto(`${url}/orders/1`);
    await expect(page.getByRole('heading', { name: 'The console could not start' })).toBeVisible();
    await expect(
      page.getByText('If this continues, send this message to the operator of the console:'),
    ).toBeVisible();
    await expect(page.getByText('VITE_PLATFORM_URL: is missing')).toBeVisible();
    await expect(page.getByText('VITE_OIDC_AUTHORITY: is not an http(s) URL')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(reports).toEqual([]);
  } finally {
    await stop();
  }
});

test('a server that sends the page for /config.json shows a page that names the file and the change', async ({
  page,
}) => {
  const { url, stop } = await deploy(PLATFORM);
  try {
    await page.route('**/config.json', async (route) =>
      route.fulfill({ response: await page.request.get(`${url}/no/such/file`) }),
    );
    await page.goto(`${url}/orders/1`);
    await expect(page.getByRole('heading', { name: 'The console could not start' })).toBeVisible();
    await expect(page.getByText('GET /config.json: 200 text/html')).toBeVisible();
    await expect(page.getByText('The server must answer it with a JSON object')).toBeVisible();
  } finally {
    await stop();
  }
});
