import type { BrowserContext, Page } from '@playwright/test';
import { PEOPLE } from '../../src/mocks/people.ts';
import { expectResults, searchAgain, storedText } from './support/signedInTab.ts';
import { expect, FEW_RESULTS, test } from './support/test.ts';

/**
 * Selects two orders, begins a report, and ends the session, so that the issuer no longer knows the user.
 * Returns the text field of the report.
 */
async function endDuringWork(page: Page, context: BrowserContext, end: () => Promise<unknown>) {
  const rows = page.getByRole('table').getByRole('checkbox');
  await rows.nth(2).check();
  await rows.nth(3).check();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const happened = page.getByRole('textbox', { name: 'What happened?' });
  await navigation.getByRole('link', { name: 'Report a problem' }).click();
  await happened.fill('It began at nine o’clock.');
  await context.clearCookies();
  await end();
  await page.getByRole('link', { name: /Order operations/ }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/Your session has ended. Sign in again to continue/)).toBeVisible();
  await navigation.getByRole('link', { name: 'Report a problem' }).click();
  await expect(happened).toHaveValue('It began at nine o’clock.');
  return happened;
}

test('a session that ends during work loses nothing: typed text, selection and page stay', async ({
  page,
  context,
  signInAtIssuer,
  platform,
}) => {
  // The browser blocks windows, so the sign-in uses the whole page and returns to it.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signInAtIssuer('staff', FEW_RESULTS);
  await expectResults(page);
  const expire = { command: 'switch', switches: { expired: true } };
  const happened = await endDuringWork(page, context, () => platform.control(expire));
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.locator('[href*="person=staff"]').first().click();
  await page.waitForURL('**/support');
  await expect(happened).toHaveValue('It began at nine o’clock.');
  await page.goto(FEW_RESULTS);
  await expect(page.getByRole('table').getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('a sign-in window leaves the page unchanged, passes the session to it and closes', async ({
  page,
  context,
  signInAtIssuer,
  platform,
}) => {
  await signInAtIssuer('staff', '/?page=1');
  await expectResults(page);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const expire = { command: 'switch', switches: { expired: true } };
  const happened = await endDuringWork(page, context, () => platform.control(expire));
  loads.length = 0;

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const opened = await opening;
  const closed = opened.waitForEvent('close');
  await opened.locator('[href*="person=staff"]').first().click();
  await closed;
  await expect(page.getByText(/Your session has ended/)).toBeHidden();
  await expect(happened).toHaveValue('It began at nine o’clock.');
  expect(loads).toEqual([]);
  await page.getByRole('link', { name: /Order operations/ }).click();
  await searchAgain(page);
  await expect(page.getByRole('table').getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('another user in the sign-in window finds nothing of the previous one', async ({
  page,
  context,
  signInAtIssuer,
  platform,
}) => {
  await signInAtIssuer('staff', FEW_RESULTS);
  await expectResults(page);
  const expire = { command: 'switch', switches: { expired: true } };
  await endDuringWork(page, context, () => platform.control(expire));
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const opened = await opening;
  const closed = opened.waitForEvent('close');
  await opened.locator('[href*="person=merchantOperator"]').first().click();
  await closed;
  await expect(page.getByRole('button', { name: `Account: ${PEOPLE.merchantOperator.name}` })).toBeVisible();
  await expect(page).toHaveURL('/');
  const kept = await storedText(page);
  expect(kept).not.toContain('nine o’clock');
  expect(kept).not.toContain(PEOPLE.staff.sub);
});
