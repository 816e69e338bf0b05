import { expect, test } from '@playwright/test';
import { DEEP_ONLY } from '#test/depth.ts';
import { count, doctor, isBrowser, serve } from './support/doctor.ts';
import { freePort } from './support/freePort.ts';
import { meddle } from './support/meddler.ts';
import { CLIENT_ID, startRealIssuer } from './support/realIssuer.ts';
import { type Simulation, simulate } from './support/servers.ts';

// All tests run in one worker, because they share one platform.
test.describe.configure({ mode: 'default' });

let origin = '';
let platform: Simulation;

test.beforeAll(async () => {
  origin = `http://localhost:${await freePort()}`;
  platform = await simulate(origin);
});
test.afterAll(() => platform.stop());

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
