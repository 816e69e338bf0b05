import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { DEEP_ONLY } from '#test/depth.ts';
import { contentSecurityPolicy } from '../../scripts/responseHeaders.ts';
import { blocks, count, doctor, isBrowser, serve } from './support/doctor.ts';
import { freePort } from './support/freePort.ts';
import { meddle } from './support/meddler.ts';
import { preview, type Simulation, simulate } from './support/servers.ts';

// All tests run in one worker, because they share one platform.
test.describe.configure({ mode: 'default' });

let origin = '';
let platform: Simulation;
const service = (name: string) => platform.settings.VITE_PLATFORM_URL?.replace('{service}', name) ?? '';

test.beforeAll(async () => {
  origin = `http://localhost:${await freePort()}`;
  platform = await simulate(origin);
});
test.afterAll(() => platform.stop());

test('the doctor confirms that a console can call everything', async () => {
  const local = await doctor(origin, platform.settings);
  expect(local).toEqual({
    code: 0,
    report: `A console at ${origin} can call every service and the identity provider.\n`,
  });
});

test('the doctor confirms the same of a deployed console', DEEP_ONLY, async () => {
  const deployed = await preview();
  try {
    expect((await doctor(deployed.url)).report).toContain('can call every service');
  } finally {
    await deployed.stop();
  }
});

test('the doctor names each unreadable service, with the reason and the change', async () => {
  const spoilt = await Promise.all([
    meddle(service('claims'), () => ({ drop: /^access-control-allow-origin$/ })),
    meddle(service('complaints'), (method) => (method === 'OPTIONS' ? { status: 405 } : null)),
    meddle(service('surfaces'), () => ({ set: { 'access-control-allow-headers': 'content-type' } })),
    meddle(service('customizr'), () => ({ set: { 'access-control-allow-origin': 'https://other.example' } })),
    meddle(service('rendering'), (method) =>
      method === 'GET' ? { drop: /^access-control-allow-origin$/ } : null,
    ),
  ]);
  const [claims, complaints, surfaces, customizr, rendering] = spoilt.map(({ url }) => url);
  const gone = `http://localhost:${await freePort()}`;
  try {
    const { code, report } = await doctor(origin, {
      ...platform.settings,
      VITE_SERVICE_CARRIERS: gone,
      VITE_SERVICE_CLAIMS: claims,
      VITE_SERVICE_COMPLAINTS: complaints,
      VITE_SERVICE_SURFACES: surfaces,
      VITE_SERVICE_CUSTOMIZR: customizr,
      VITE_SERVICE_RENDERING: rendering,
    });
    expect(code).toBe(1);
    const about = (name: string) => blocks(report).find((block) => block.startsWith(`${name}: `));
    expect(about('carriers')).toContain(`${gone} is unreachable (ECONNREFUSED)`);
    expect(about('claims')).toContain('The response has no Access-Control-Allow-Origin header');
    expect(about('claims')).toContain(`Access-Control-Allow-Origin: ${origin} with every response`);
    expect(about('complaints')).toContain('The preflight request (OPTIONS) is refused: 405.');
    expect(about('surfaces')).toContain('does not allow the Authorization header');
    expect(about('customizr')).toContain(`names https://other.example, not ${origin}`);
    expect(about('rendering')).toContain('The response has no Access-Control-Allow-Origin header');
    expect(count(report), report).toBe(6);
  } finally {
    for (const { stop } of spoilt) stop();
  }
});

test('the doctor names a policy that does not allow the services', DEEP_ONLY, async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    });
    response.end(JSON.stringify(platform.settings));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  try {
    const { report } = await doctor(`http://localhost:${port}`);
    expect(report).toContain(
      `carriers: The content security policy of the console does not allow ${service('carriers')}.`,
    );
    expect(report).toContain('make its content security policy from the same settings');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test(
  'the doctor names a policy that blocks the identity provider, the notifications or the collector',
  DEEP_ONLY,
  async () => {
    const elsewhere = `http://127.0.0.1:${new URL(platform.url).port}`;
    const settings = {
      ...platform.settings,
      VITE_OIDC_AUTHORITY: `${elsewhere}/issuer`,
      VITE_NOTIFICATIONS_URL: `${elsewhere}/notifications`,
      VITE_REPORT_URL: `${elsewhere}/reports`,
    };
    const headers = { 'Content-Security-Policy': contentSecurityPolicy(platform.settings, '/') };
    const server = await serve(() => ({ headers, body: settings }), origin);
    try {
      const { report } = await doctor(server.url);
      for (const subject of ['identity provider', 'notifications', 'failure reports'])
        expect(report).toContain(
          `${subject}: The content security policy of the console does not allow ${elsewhere}.`,
        );
      expect(count(report), report).toBe(3);
    } finally {
      server.stop();
    }
  },
);

test('the doctor says what keeps it from checking at all', DEEP_ONLY, async () => {
  const cut = await serve((_url, userAgent) => (isBrowser(userAgent) ? null : { body: platform.settings }));
  const away = `https://0.0.0.0:${await freePort()}`;
  try {
    const [noAddress, noSettings, noBrowser, noPage] = await Promise.all([
      doctor('orders.example'),
      doctor(away),
      doctor(cut.url, { CHROME_PATH: '/no/such/chrome' }),
      doctor(cut.url),
    ]);
    expect(noAddress.report).toContain('orders.example: This is not an address of a console.');
    expect(noSettings.report).toContain(`${away}: GET ${away}/config.json gives no settings.`);
    expect(noBrowser.report).toMatch(/^browser: \/no\/such\/chrome does not start: .+/);
    expect(noBrowser.report).toContain('To do: Install Chromium or Chrome');
    expect(noPage.report).toContain('This machine reaches it, but the browser cannot open it: ');
    for (const { code, report } of [noAddress, noSettings, noBrowser, noPage])
      expect([code, count(report)], report).toEqual([1, 1]);
  } finally {
    cut.stop();
  }
});

test(
  'the doctor names an insecure context, a used port and missing settings before it calls anything',
  DEEP_ONLY,
  async () => {
    const insecure = await doctor('http://orders.example', platform.settings);
    expect(insecure.report).toContain('http://orders.example: This is not a secure context');
    const other = createServer((_request, response) => response.end('another program'));
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, 'localhost', resolve));
    try {
      const taken = await doctor(`http://localhost:${port}`, platform.settings);
      expect(taken.report).toContain(`Port ${port} cannot be used (EADDRINUSE)`);
    } finally {
      other.closeAllConnections();
      other.close();
    }
    const bare = await doctor(origin, { ...platform.settings, VITE_OIDC_CLIENT_ID: '' });
    expect(bare.report).toContain('settings: VITE_OIDC_CLIENT_ID: is missing');
  },
);
