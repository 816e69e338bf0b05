import type { Locator, Page } from '@playwright/test';
import { DEEP_ONLY } from '#test/depth.ts';
import { expect, goTo, test } from './support/test.ts';

const SPLIT = 'split=page%3D1';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const LIST = { name: 'Results beside the order' };
const list = (page: Page) => page.getByRole('complementary', LIST);

/** Opens the third result beside the others, and returns its ID. */
async function openThird(page: Page): Promise<string> {
  const link = page.getByRole('table').locator('a[data-order-id]').nth(2);
  const orderId = (await link.getAttribute('data-order-id')) ?? '';
  await goTo(page, `/orders/${orderId}?${SPLIT}`);
  await expect(heading(page)).toHaveAttribute('title', orderId);
  return orderId;
}

const isMonospaced = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).fontFamily.includes('monospace'));

test('R32: below 1200 px the split view is the order screen with a button for the next order', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await signIn('staff', '/?page=1');
  const orderId = await openThird(page);
  // Before the list is loaded, it is hidden at any width.
  const loaded = page.getByRole('complementary', { ...LIST, includeHidden: true });
  await expect(loaded).toBeAttached();
  await expect(loaded).toBeHidden();
  const steps = page.getByRole('navigation', { name: 'Results of the last search' });
  await expect(steps.locator('.order-position')).toHaveText(/^3 of /);
  await steps.getByRole('button', { name: 'Next order' }).click();
  await expect(heading(page)).not.toHaveAttribute('title', orderId);
  await expect(steps.locator('.order-position')).toHaveText(/^4 of /);
  expect(page.url()).toContain(SPLIT);
  await page.setViewportSize({ width: 1280, height: 800 });
  const current = list(page).locator('[aria-current="true"]');
  await expect(current).toBeVisible();
  // R497
  expect(await isMonospaced(current.locator('.split-id'))).toBe(true);
  expect(await isMonospaced(heading(page))).toBe(true);

  // R437: a message does not cover the list.
  await page.getByRole('button', { name: 'Watch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const message = await page.getByText('Your subscriptions have been saved.').boundingBox();
  const box = await list(page).boundingBox();
  expect(message?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY));
});

test('R104: the list beside the order keeps its scroll position', DEEP_ONLY, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('staff', '/?page=1');
  await openThird(page);
  const rows = list(page).getByRole('list', { name: 'Orders found' });
  await expect(rows.getByRole('listitem')).toHaveCount(100);
  await rows.evaluate((element) => element.scrollTo(0, 1_500));
  await expect.poll(() => rows.evaluate(({ scrollTop }) => scrollTop)).toBe(1_500);
  await page.keyboard.press('s');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('s');
  await expect(rows).toBeVisible();
  await expect.poll(() => rows.evaluate(({ scrollTop }) => scrollTop)).toBe(1_500);
});

test(
  'R497: IDs are monospaced on the start page, in the list beside an order and in its heading',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn('staff', '/');
    const ids = page.getByRole('region', { name: 'Start here' }).getByRole('listitem').locator('a[title]');
    await expect(ids.first()).toBeVisible();
    expect(await isMonospaced(ids.first().locator('> *'))).toBe(true);
    await ids.first().click();
    await expect(list(page).locator('[aria-current="true"]')).toBeVisible();
    expect(await isMonospaced(list(page).locator('[aria-current="true"] .split-id'))).toBe(true);
    expect(await isMonospaced(heading(page))).toBe(true);
  },
);
