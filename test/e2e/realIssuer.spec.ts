import { type ChildProcess, spawn } from 'node:child_process';
import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { DEEP_ONLY, deepUnless } from '#test/depth.ts';
import { PEOPLE } from '../../src/mocks/people.ts';
import { freePort } from './support/freePort.ts';
import { collectComplaints, FEW_RESULTS, TOKEN } from './support/test.ts';

interface Site {
  consoleUrl: string;
  platformUrl: string;
  issuerUrl: string;
}

async function startSite(...options: string[]): Promise<{ site: Site; child: ChildProcess }> {
  const ports = [await freePort(), await freePort(), await freePort()].join(',');
  const child = spawn('node', ['test/e2e/support/realSite.ts', '--ports', ports, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (data: Buffer) => {
    said += String(data);
  });
  const site = await new Promise<Site>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}: ${said}`)));
    child.stdout?.on('data', (data: Buffer) => {
      const match = /ready (\S+) (\S+) (\S+)/.exec(String(data));
      if (match?.[1] && match[2] && match[3])
        resolve({ consoleUrl: match[1], platformUrl: match[2], issuerUrl: match[3] });
    });
  });
  return { site, child };
}

const test = base.extend<{ site: Site; options: string[]; complaints: string[] }>({
  options: [[], { option: true }],
  site: async ({ options }, use) => {
    const { site, child } = await startSite(...options);
    await use(site);
    child.kill();
  },
  complaints: [collectComplaints, { auto: true }],
});

/** Signs in on the issuer's own pages. */
async function signIn(page: Page, site: Site, path: string): Promise<void> {
  // The issuer's pages request a font from another site.
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort());
  await page.goto(site.consoleUrl + path);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${site.issuerUrl}/**`);
  await page.locator('input[name=login]').fill(PEOPLE.staff.sub);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.origin === site.consoleUrl && !url.pathname.startsWith('/login'));
}

async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
}

/** Whether the response is a page of results. A count has the same URL. */
function isResultPage(response: Response): boolean {
  const asks = response.url().endsWith('/v2/ordersearch') && response.request().method() === 'POST';
  return asks && response.status() === 200 && response.request().postDataJSON().pageSize > 1;
}

async function searchAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(isResultPage);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await answered;
}

/** Records the console's requests to the issuer's token endpoint. Returns a live list of the grant types. */
function watchTokens(context: BrowserContext, site: Site): string[] {
  const grants: string[] = [];
  context.on('request', (request) => {
    if (request.url() !== `${site.issuerUrl}/token` || request.method() !== 'POST') return;
    grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '');
  });
  return grants;
}

/** Makes the platform refuse all tokens issued before this call. */
async function expireTokens({ platformUrl }: Site): Promise<void> {
  const send = (command: unknown) =>
    fetch(`${platformUrl}/__control`, { method: 'POST', body: JSON.stringify(command) });
  await send({ command: 'switch', switches: { expired: false } });
  await send({ command: 'switch', switches: { expired: true } });
}

test('signs in with a code and PKCE; the token is sent only to the configured origins', async ({
  page,
  site,
}) => {
  const told: Request[] = [];
  page.on('request', (request) => told.push(request));
  await signIn(page, site, FEW_RESULTS);
  await expectResults(page);
  // The item cards render from the result row immediately, so they do not prove that a request was made.
  const items = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/items');
  await page.getByRole('table').getByRole('link').first().click();
  expect((await items).status()).toBe(200);
  await expect(page.getByRole('article').first()).toBeVisible();

  const asked = told.map((request) => new URL(request.url())).find(({ pathname }) => pathname === '/auth');
  expect(asked?.searchParams.get('response_type')).toBe('code');
  expect(asked?.searchParams.get('code_challenge_method')).toBe('S256');
  expect(asked?.searchParams.get('nonce')).toBeTruthy();
  const configuration = await (await fetch(`${site.consoleUrl}/config.json`)).json();
  const platformPort = new URL(site.platformUrl).port;
  const bearers = told.filter((request) => request.headers().authorization?.startsWith('Bearer '));
  expect(new Set(bearers.map((request) => new URL(request.url()).port)).size).toBeGreaterThan(1);
  for (const request of bearers) {
    const { host, origin, port } = new URL(request.url());
    const isListed =
      (host.endsWith(`.localhost:${platformPort}`) && port === platformPort) ||
      [configuration.VITE_SERVICE_ITEM_SERVICE, configuration.VITE_SERVICE_CARRIERS].includes(origin);
    expect(isListed, `${request.url()} with the token`).toBe(true);
  }
  for (const request of told) expect(request.url()).not.toMatch(TOKEN);
});

test.describe('with a refresh token', () => {
  test.use({ options: ['--refresh'] });

  test('four renewals in two tabs are four calls: each replaces the refresh token, and none is used twice', async ({
    page,
    context,
    site,
  }) => {
    await signIn(page, site, FEW_RESULTS);
    await expectResults(page);
    const other = await context.newPage();
    await other.goto(site.consoleUrl + FEW_RESULTS);
    await expectResults(other);
    const grants = watchTokens(context, site);
    for (let round = 1; round <= 4; round += 1) {
      await expireTokens(site);
      await Promise.all([searchAgain(page), searchAgain(other)]);
      expect(grants).toEqual(Array.from({ length: round }, () => 'refresh_token'));
    }
    for (const tab of [page, other]) await expect(tab.getByText(/Your session has ended/)).toBeHidden();
  });
});

test('without a refresh token a hidden frame renews the token, and an ended session is reported', async ({
  page,
  context,
  site,
}) => {
  await signIn(page, site, FEW_RESULTS);
  await expectResults(page);
  const grants = watchTokens(context, site);
  await expireTokens(site);
  await searchAgain(page);
  expect(grants).toEqual(['authorization_code']);
  await expect(page.getByText(/Your session has ended/)).toBeHidden();

  await context.clearCookies();
  await expireTokens(site);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/Your session has ended. Sign in again to continue/)).toBeVisible();
});

test.describe('with an issuer on another site, whose cookies no hidden frame receives', () => {
  test.use({ options: ['--elsewhere'] });

  test(
    'a separate window signs in again, and the page continues unchanged',
    DEEP_ONLY,
    async ({ page, site }) => {
      await signIn(page, site, FEW_RESULTS);
      await expectResults(page);
      const navigation = page.getByRole('navigation', { name: 'Main' });
      const happened = page.getByRole('textbox', { name: 'What happened?' });
      await expireTokens(site);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const ended = page.getByText(/Your session has ended. Sign in again to continue/);
      await expect(ended).toBeVisible();
      await navigation.getByRole('link', { name: 'Report a problem' }).click();
      await happened.fill('It began at nine o’clock.');

      // In a window of its own, the issuer gets its cookie and does not prompt.
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Sign in again' }).click();
      const opened = await opening;
      if (!opened.isClosed()) await opened.waitForEvent('close');
      await expect(ended).toBeHidden();
      await expect(happened).toHaveValue('It began at nine o’clock.');
      await page.getByRole('link', { name: /Order operations/ }).click();
      await searchAgain(page);
      await expectResults(page);
    },
  );
});

test.describe('with an issuer on another site and a refresh token', () => {
  test.use({ options: ['--elsewhere', '--refresh'] });

  test('renews without a frame and without a message', DEEP_ONLY, async ({ page, context, site }) => {
    await signIn(page, site, FEW_RESULTS);
    await expectResults(page);
    const grants = watchTokens(context, site);
    await expireTokens(site);
    await searchAgain(page);
    expect(grants).toEqual(['refresh_token']);
    await expect(page.getByText(/Your session has ended/)).toBeHidden();
  });
});

const CLOCKS = [
  { ahead: '660', idTokenLifetime: '300', isAlways: true },
  { ahead: '-660', idTokenLifetime: '300' },
  { ahead: '7200', idTokenLifetime: '3600' },
  { ahead: '-7200', idTokenLifetime: '3600', isAlways: true },
];
for (const { ahead, idTokenLifetime, isAlways = false } of CLOCKS) {
  test.describe(`with a clock that is ${ahead} s off and ID tokens of ${idTokenLifetime} s`, () => {
    test.use({ options: [`--ahead=${ahead}`, '--id-token-lifetime', idTokenLifetime, '--refresh'] });

    const title = 'signs in, searches, and renews once, not with every call';
    test(title, deepUnless(isAlways), async ({ page, context, site }) => {
      await signIn(page, site, FEW_RESULTS);
      await expectResults(page);
      const grants = watchTokens(context, site);
      await searchAgain(page);
      await searchAgain(page);
      expect(grants).toEqual([]);
      await expireTokens(site);
      await searchAgain(page);
      expect(grants).toEqual(['refresh_token']);
    });
  });
}
