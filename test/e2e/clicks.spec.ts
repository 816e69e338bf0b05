import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Counts the clicks of the page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const clicks = { count: 0 };
    Object.assign(window, { clicks });
    document.addEventListener('pointerdown', () => (clicks.count += 1), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { clicks: { count: number } }).clicks.count);
}

const orders = (page: Page) => page.getByRole('table').locator('[data-order-id]');

test('R33: the start page shows the most urgent orders without a click', async ({ page, signIn }) => {
  await signIn('staff', '/');
  const clicks = await countClicks(page);
  await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible();
  await expect(page.getByText(/(days|hr) late/).first()).toBeVisible();
  expect(await clicks()).toBe(0);
});

test('S2.24: the list shows late orders after one click', async ({ page, signIn }) => {
  await signIn('staff', '/?page=1');
  await expect(orders(page).first()).toBeVisible();
  const clicks = await countClicks(page);
  await page.getByRole('tab', { name: /^Delayed/ }).click();
  await expect(page).toHaveURL(/delayedStatuses=/);
  expect(await clicks()).toBe(1);
});

test('R61: the orders of one merchant take two clicks', async ({ page, signIn }) => {
  await signIn('staff', '/?page=1');
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Breakdown' }).click();
  await page.getByRole('table', { name: 'Merchant' }).getByRole('button', { name: 'Acme Print' }).click();
  await expect(page).toHaveURL(/merchants=acme-print/);
  expect(await clicks()).toBe(2);
});

test('R66: an ID is copied with one click', async ({ page, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('staff', '/?page=1');
  const id = await orders(page).first().getAttribute('title');
  const clicks = await countClicks(page);
  await expect(page.getByRole('button', { name: 'Breakdown' })).toBeVisible();
  await orders(page).first().hover();
  await page.getByRole('button', { name: `Copy ID ${id}` }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  expect(await clicks()).toBe(1);
});

test('R22: clearing the alerts of all late orders of one fulfiller takes at most eight clicks', async ({
  page,
  signIn,
}) => {
  await signIn('staff', '/?page=1');
  await expect(orders(page).first()).toBeVisible();
  const clicks = await countClicks(page);
  await page.getByRole('tab', { name: /^Delayed/ }).click();
  await expect(page.getByRole('tab', { name: /^Delayed/, selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Breakdown' }).click();
  await expect(page.getByText(/^All [\d,]+ orders of this search\.$/)).toBeVisible();
  const bars = page.getByRole('table', { name: 'Fulfiller', exact: true });
  await bars.getByRole('button').first().click();
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: /Rows 1–(\d+) of \1 from/ })
      .last(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bulk actions' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select all orders on this page/ }).click();
  await expect(page.getByText(/^\d+ selected/)).toBeVisible();
  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('button', { name: /^Clear alerts/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Clear alerts/ }).click();
  expect(await clicks()).toBeLessThanOrEqual(8);
});
