import type { BrowserContext } from '@playwright/test';
import { DEEP_ONLY } from '#test/depth.ts';
import { endTokenIn, expectResults, searchAgain } from './support/signedInTab.ts';
import { expect, FEW_RESULTS, test } from './support/test.ts';

/** Records the requests of all tabs for a new token. Returns a live list of their URLs. */
function watchTokens(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/token')) asked.push(request.url());
  });
  return asked;
}

test('two tabs share one session: a new tab needs no sign-in, and one renewal serves both', async ({
  page,
  context,
  signInAtIssuer,
  platform,
}) => {
  await signInAtIssuer('staff', FEW_RESULTS);
  await expectResults(page);
  const asked = watchTokens(context);
  const other = await context.newPage();
  const pages: string[] = [];
  other.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(new URL(request.url()).hostname);
  });
  await other.goto(FEW_RESULTS);
  await expectResults(other);
  expect(pages).toEqual(['localhost']);
  expect(asked).toEqual([]);

  await platform.control({ command: 'switch', switches: { expired: true } });
  await Promise.all([searchAgain(page), searchAgain(other)]);
  expect(asked).toHaveLength(1);
  for (const tab of [page, other]) {
    await expectResults(tab);
    await expect(tab.getByText(/Your session has ended/)).toBeHidden();
  }
});

test('the next user after an ended session finds only the appearance settings of the previous one', async ({
  page,
  signInAtIssuer,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('console.preferences') !== null) return;
    const others = { sub: 'somebody-else', userTimezone: 'Asia/Tokyo', idFormat: 'short', theme: 'dark' };
    localStorage.setItem('console.preferences', JSON.stringify(others));
    localStorage.setItem('console.lastResults:somebody-else', '"?searchTerm=theirs"');
  });
  await signInAtIssuer('staff', FEW_RESULTS);
  await expectResults(page);
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  const kept = () =>
    page.evaluate(() => [
      JSON.parse(localStorage.getItem('console.preferences') ?? '{}'),
      localStorage.getItem('console.lastResults:somebody-else'),
    ]);
  await expect
    .poll(kept)
    .toEqual([
      expect.objectContaining({ sub: expect.any(String), theme: 'dark', idFormat: 'platform' }),
      null,
    ]);
  const [{ sub, userTimezone }] = await kept();
  expect(sub).not.toBe('somebody-else');
  expect(userTimezone).not.toBe('Asia/Tokyo');
});

test('signing out of one tab signs out both, and leaves no data', async ({
  page,
  context,
  signInAtIssuer,
}) => {
  await signInAtIssuer('staff', FEW_RESULTS);
  const other = await context.newPage();
  await other.goto(FEW_RESULTS);
  await expectResults(other);
  await page.getByRole('button', { name: /^Account/ }).click();
  const wayBack = page.waitForEvent('requestfinished', (request) => request.url().includes('/end_session'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await wayBack;
  await page.waitForURL('/');
  await page.waitForLoadState();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Sign in to order operations' })).toBeVisible();
    await expect(tab.getByText('You have signed out.')).toBeVisible();
    await expect(tab.getByRole('table')).toBeHidden();
    const kept = await tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toMatch(/access_token|auth0|userTimezone|console\.(drafts|lastResults|selection)/);
  }
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in to order operations' })).toBeVisible();
});

test('the code of a sign-in is removed from the URL, and one that this tab did not request only shows a message', async ({
  page,
  signInAtIssuer,
}) => {
  await signInAtIssuer('staff', '/?searchTerm=poster&page=1');
  await expect(page).toHaveURL(/\/\?searchTerm=poster&page=1$/);
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe('/login/callback');
  await page.goto('/login/callback?code=somebody-elses&state=somebody-elses');
  await expect(page.getByText(/The sign-in link did not come from this tab/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto(FEW_RESULTS);
  await expectResults(page);
});

for (const fault of [{ kind: 'status', status: 503 }, { kind: 'networkError' }]) {
  const what = fault.status ?? 'no response';
  test(
    `an issuer in trouble (${what}) ends no session with a valid token, and is called again automatically`,
    DEEP_ONLY,
    async ({ page, signInAtIssuer, platform }) => {
      await signInAtIssuer('staff', FEW_RESULTS);
      await expectResults(page);
      await platform.control({ command: 'fault', match: { service: 'issuer' }, fault, times: 500 });
      await endTokenIn(page, 45);
      await searchAgain(page);
      await expect(page.getByText(/You can keep working until \d\d:\d\d/)).toBeVisible();
      await searchAgain(page);
      await expectResults(page);

      await endTokenIn(page, -1);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const ended = page.getByText(/ended because the sign-in service is unavailable/);
      await expect(ended).toBeVisible();
      await platform.control({ command: 'mend' });
      // The console recovers without any user action.
      await expect(ended).toBeHidden({ timeout: 60_000 });
      await searchAgain(page);
      await expectResults(page);
    },
  );
}

test('an unreachable issuer is named, and the page offers to refresh', async ({
  page,
  platform,
  site,
  complaints,
}) => {
  await platform.control({
    command: 'fault',
    match: { service: 'issuer' },
    fault: { kind: 'networkError' },
    times: 20,
  });
  await page.goto('/orders/1?tab=events');
  const alert = page.getByRole('alert');
  const issuer = `${site.platformUrl}/issuer`;
  await expect(alert).toContainText(
    `Authentication failed: The sign-in service at ${issuer} cannot be reached.`,
  );
  await expect(alert.getByRole('button', { name: 'Refresh page' })).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/1\?tab=events/);
  complaints.length = 0;
});
