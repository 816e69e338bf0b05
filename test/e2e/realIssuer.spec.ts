import { expect, type Request } from '@playwright/test';
import { DEEP_ONLY, deepUnless } from '#test/depth.ts';
import {
  expectResults,
  expireTokens,
  searchAgain,
  signIn,
  test,
  watchTokens,
} from './support/realSiteTest.ts';
import { FEW_RESULTS, TOKEN } from './support/test.ts';

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
