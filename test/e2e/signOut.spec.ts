import type { Page } from '@playwright/test';
import { PEOPLE } from '../../src/mocks/people.ts';
import {
  endTokenIn,
  expectResults,
  expectSignedOut,
  readableStorages,
  renewalsUnderWay,
  signOut,
  storedText,
} from './support/signedInTab.ts';
import { expect, FEW_RESULTS, test } from './support/test.ts';

const TOKEN_CALL = { service: 'issuer', method: 'POST', path: '/token' };

test('signing out while both tabs renew: a renewal that ends later signs no user in', async ({
  page,
  context,
  signInAtIssuer,
  platform,
}) => {
  await signInAtIssuer('staff', FEW_RESULTS);
  const other = await context.newPage();
  await other.goto(FEW_RESULTS);
  await expectResults(page);
  await expectResults(other);
  await platform.control({ command: 'hold', match: TOKEN_CALL, times: 9 });
  // One tab holds the lock, and the other waits for it; neither has a token to hand over.
  await expect(async () => {
    await Promise.all([page, other].map((tab) => endTokenIn(tab, 30)));
    for (const tab of [other, page]) await tab.getByRole('button', { name: 'Search', exact: true }).click();
    expect(await renewalsUnderWay(other)).toBe(2);
  }).toPass();
  const wayBack = page.waitForEvent('requestfinished', (request) => request.url().includes('/end_session'));
  await signOut(page);
  await wayBack;
  await page.waitForURL('/');
  await platform.control({ command: 'mend' });
  await expect.poll(() => renewalsUnderWay(other)).toBe(0);

  await other.reload();
  const third = await context.newPage();
  await third.goto(FEW_RESULTS);
  for (const tab of [other, page, third]) {
    await expectSignedOut(tab);
    expect(await storedText(tab)).not.toMatch(/access_token|refresh_token/);
  }
});

test('another user can sign in immediately while the backend does not respond to the sign-out', async ({
  page,
  signInAtIssuer,
  platform,
}) => {
  await signInAtIssuer('staff', FEW_RESULTS);
  await expectResults(page);
  const never = { kind: 'neverAnswers' };
  await platform.control({
    command: 'fault',
    match: { service: 'backend', method: 'DELETE' },
    fault: never,
    times: 9,
  });
  await signOut(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  // The issuer was not informed of the sign-out, but prompts nevertheless.
  await page.locator('[href*="person=merchantOperator"]').first().click();
  await expect(page.getByRole('button', { name: `Account: ${PEOPLE.merchantOperator.name}` })).toBeVisible();
  await page.goto(FEW_RESULTS);
  await expectResults(page);
});

const SEARCHED = 'Quintessa Underhill';
const TYPED = 'Somebody at Underhill called.';

/** Uses the console until the browser contains everything that it stores for a user. */
async function work(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search text' }).fill(SEARCHED);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/Quintessa/);
  await page.goto(FEW_RESULTS);
  await expectResults(page);
  await page.getByRole('table').getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await page.keyboard.press('Escape');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Report a problem' }).click();
  await page.getByRole('textbox', { name: 'What happened?' }).fill(TYPED);
  await expect.poll(() => storedText(page)).toContain(TYPED);
}

async function searchFor(page: Page): Promise<void> {
  await page.goto(`/?searchTerm=${encodeURIComponent(SEARCHED)}&page=1`);
  await expect.poll(() => storedText(page)).toContain('Quintessa');
}

/** Checks that no data of the user is left: nothing that identifies them, nothing that they typed. */
async function expectNothingOf(page: Page, person: keyof typeof PEOPLE): Promise<void> {
  const text = JSON.stringify(await readableStorages(page));
  for (const trace of [
    PEOPLE[person].sub,
    PEOPLE[person].name,
    PEOPLE[person].email,
    'Underhill',
    'Quintessa',
  ])
    expect(text).not.toContain(trace);
}

test('after signing out, this browser’s storage keeps only the theme and the language', async ({
  page,
  context,
  signInAtIssuer,
}) => {
  await signInAtIssuer('staff', FEW_RESULTS);
  await work(page);
  const other = await context.newPage();
  await searchFor(other);
  await signOut(page);
  // R346: the page of support has input.
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  const third = await context.newPage();
  await third.goto(FEW_RESULTS);
  for (const tab of [other, third, page]) {
    await expectSignedOut(tab);
    await expectNothingOf(tab, 'staff');
    const { session, local, caches, cookies, name } = await readableStorages(tab);
    expect(Object.keys(local).sort()).toEqual(['console.preferences', 'sign-in.generation']);
    expect(JSON.parse(local['console.preferences'] ?? '')).toEqual({ theme: 'dark', language: 'en' });
    expect(Object.keys(session).filter((key) => !key.startsWith('sign-in.'))).toEqual([]);
    expect({ caches, cookies, name }).toEqual({ caches: [], cookies: '', name: '' });
  }
});

test('after an ended session, another user finds nothing of the previous one in any tab', async ({
  page,
  context,
  signInAtIssuer,
  platform,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signInAtIssuer('staff', FEW_RESULTS);
  await work(page);
  const other = await context.newPage();
  await searchFor(other);
  await context.clearCookies();
  await platform.control({ command: 'switch', switches: { expired: true } });
  await page.getByRole('link', { name: /Order operations/ }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.locator('[href*="person=merchantOperator"]').first().click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: `Account: ${PEOPLE.merchantOperator.name}` })).toBeVisible();
    await expect(tab).toHaveURL('/');
    await expectNothingOf(tab, 'staff');
  }
});
