import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { DEEP_ONLY } from '#test/depth.ts';
import { findHeadlessChromium } from '../../scripts/findChromium.ts';
import { contentSecurityPolicy, type Settings } from '../../scripts/responseHeaders.ts';
import { freePort } from './support/freePort.ts';
import { meddle } from './support/meddler.ts';
import { CLIENT_ID, startRealIssuer } from './support/realIssuer.ts';
import { preview, type Simulation, simulate } from './support/servers.ts';

/**
 * The exit code and the output of `npm run doctor` for a console at that URL, with these settings but
 * otherwise without the test's environment.
 */
function doctor(origin: string, settings: Settings = {}): Promise<{ code: number; report: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, CHROME_PATH: findHeadlessChromium() ?? '', ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/doctor.ts', '--console', origin], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, report: `${stdout}${stderr}` }),
    );
  });
}

const blocks = (report: string) => report.trim().split('\n\n');
const count = (report: string) => blocks(report).length - 1;

/** A response that any origin can read, unless a header says otherwise; null closes the connection. */
type Answer = { status?: number; headers?: Record<string, string>; body?: object } | null;

/** Starts a server that responds as `answer` says, at the URL `here` or on a free port. */
async function serve(
  answer: (url: URL, userAgent: string) => Answer,
  here?: string,
): Promise<{ url: string; stop: () => void }> {
  const url = here ?? `http://localhost:${await freePort()}`;
  const server = createServer((request, response) => {
    const told = answer(new URL(request.url ?? '/', url), request.headers['user-agent'] ?? '');
    if (told === null) {
      response.destroy();
      return;
    }
    const { status = 200, headers, body } = told;
    const usual = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
    response.writeHead(status, { ...usual, ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, stop };
}

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

test('the doctor confirms that a console, local or deployed, can call everything', async () => {
  const local = await doctor(origin, platform.settings);
  expect(local).toEqual({
    code: 0,
    report: `A console at ${origin} can call every service and the identity provider.\n`,
  });
  const deployed = await preview(await freePort());
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

test('the doctor names a redirect URI that the identity provider does not know', DEEP_ONLY, async () => {
  const issuer = {
    consoleOrigin: origin,
    hasRefreshToken: false,
    isElsewhere: false,
    idTokenLifetimeS: 3600,
  };
  const known = await startRealIssuer({ ...issuer, port: await freePort() });
  const other = await startRealIssuer({
    ...issuer,
    port: await freePort(),
    consoleOrigin: 'http://localhost:1',
  });
  const settings = { ...platform.settings, VITE_OIDC_CLIENT_ID: CLIENT_ID };
  expect((await doctor(origin, { ...settings, VITE_OIDC_AUTHORITY: known })).report).toContain('can call');
  const { code, report } = await doctor(origin, { ...settings, VITE_OIDC_AUTHORITY: other });
  expect(code).toBe(1);
  for (const path of ['/login/callback', '/login/silent']) {
    expect(report).toContain(`It does not return to ${origin}${path}`);
    expect(report).toContain(
      `Register ${origin}${path} as a redirect URI of the public client ${CLIENT_ID}.`,
    );
  }
});

test('the doctor names an identity provider that is unreachable or is not one', DEEP_ONLY, async () => {
  const gone = `http://localhost:${await freePort()}`;
  const first = await doctor(origin, { ...platform.settings, VITE_OIDC_AUTHORITY: gone });
  expect(first.report).toContain(`identity provider: ${gone} is unreachable`);
  const second = await doctor(origin, {
    ...platform.settings,
    VITE_OIDC_AUTHORITY: `${platform.settings.VITE_OIDC_AUTHORITY}/realm`,
  });
  expect(second.report).toContain('is not the document of an OpenID provider');
  expect(second.report).toContain('Correct VITE_OIDC_AUTHORITY');
});

test('the doctor reports the difference of a wrong clock', DEEP_ONLY, async () => {
  const date = new Date(Date.now() + 600_000).toUTCString();
  const { url, stop } = await meddle(platform.url, () => ({ set: { date } }));
  try {
    const { report } = await doctor(origin, { ...platform.settings, VITE_OIDC_AUTHORITY: `${url}/issuer` });
    expect(report).toContain(
      "clock: The clock of this machine is 10 minutes behind the identity provider's.",
    );
  } finally {
    stop();
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

/** Whether Chromium sends the request, rather than the doctor itself. */
const isBrowser = (userAgent: string) => userAgent.includes('Chrome');

/**
 * Starts an identity provider that refuses every sign-in. A console cannot read its token endpoint, its clock
 * is ten minutes slow, and it has no list of notifications.
 */
function serveProvider() {
  return serve((url) => {
    const { origin: here, pathname, searchParams } = url;
    if (pathname === '/news') return { status: 404 };
    if (pathname === '/token') return { headers: { 'Access-Control-Allow-Origin': 'https://other.example' } };
    const back = searchParams.get('redirect_uri');
    if (back !== null) {
      const Location = `${back}?error=invalid_scope&error_description=unknown+scope&state=doctor`;
      return { status: 302, headers: { Location } };
    }
    const body = { authorization_endpoint: `${here}/authorize`, token_endpoint: `${here}/token` };
    return { headers: { Date: new Date(Date.now() - 600_000).toUTCString() }, body };
  });
}

test(
  'the doctor names a refused sign-in, an unreadable token endpoint and a clock that is ahead',
  DEEP_ONLY,
  async () => {
    const provider = await serveProvider();
    const cut = await meddle(platform.url, (_method, userAgent) => ({ isCut: isBrowser(userAgent) }));
    try {
      const { report } = await doctor(origin, {
        ...platform.settings,
        VITE_OIDC_AUTHORITY: provider.url,
        VITE_NOTIFICATIONS_URL: `${provider.url}/news`,
        VITE_REPORT_URL: `${cut.url}/reports`,
      });
      expect(report).toContain(
        'identity provider: It refuses the sign-in: invalid_scope unknown scope\n  To do: Let the client',
      );
      expect(report).toContain(
        `identity provider: Access-Control-Allow-Origin names https://other.example, not ${origin}.`,
      );
      expect(report).toContain(
        "clock: The clock of this machine is 10 minutes ahead of the identity provider's.",
      );
      expect(report).toContain('failure reports: This machine reaches it, but the browser does not.');
      expect(report).toContain(`notifications: ${provider.url}/news gives no list of notifications (404).`);
      // The refused sign-in counts twice: both redirect URIs are tried.
      expect(count(report), report).toBe(6);
    } finally {
      cut.stop();
      provider.stop();
    }
  },
);

test(
  'the doctor names an unreadable discovery document, unreadable notifications and an unreachable collector',
  DEEP_ONLY,
  async () => {
    const mute = await meddle(platform.url, () => ({ drop: /^access-control-allow-origin$/ }));
    const gone = `http://localhost:${await freePort()}`;
    try {
      const { report } = await doctor(origin, {
        ...platform.settings,
        VITE_OIDC_AUTHORITY: `${mute.url}/issuer`,
        VITE_NOTIFICATIONS_URL: `${mute.url}/notifications`,
        VITE_REPORT_URL: `${gone}/reports`,
      });
      for (const subject of ['identity provider', 'notifications'])
        expect(report).toContain(`${subject}: The response has no Access-Control-Allow-Origin header (CORS)`);
      expect(report).toContain(`failure reports: ${gone} is unreachable (ECONNREFUSED)`);
      expect(count(report), report).toBe(3);
    } finally {
      mute.stop();
    }
  },
);

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
    const headers = { 'Content-Security-Policy': contentSecurityPolicy(platform.settings) };
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
