import type { Locator, Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { expect, FEW_RESULTS, test } from './support/test.ts';

/** Scrolls until the center of the control is at this share of the viewport's height. */
async function scrollTo(control: Locator, share: number): Promise<void> {
  await control.evaluate((element, at) => {
    const main = element.closest('main');
    const { top, height } = element.getBoundingClientRect();
    main?.scrollBy(0, top + height / 2 - window.innerHeight * at);
  }, share);
}

/** Checks that the open panel is inside the viewport, and that its last entry can be reached. */
async function expectInWindow(page: Page): Promise<void> {
  const panel = page.locator('.menu-panel:not([hidden])');
  await expect(panel).toBeVisible();
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await panel.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
  const isReached = await panel
    .locator('button, a, input, [role="gridcell"]')
    .last()
    .evaluate((entry) => {
      entry.closest('.menu-panel')?.scrollTo(0, 10_000);
      const { left, top, width, height } = entry.getBoundingClientRect();
      return entry.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(isReached).toBe(true);
}

test('an item’s menu stays in windows of every size, wherever its button is', async ({ page, signIn }) => {
  await signIn('staff', orderPath(LANDMARKS.missedSlas));
  const card = page.getByRole('article').nth(1);
  const button = card.getByRole('button', { name: /^Actions for/ });
  for (const [width, height] of [
    [1440, 900],
    [390, 700],
    [1280, 400],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(button).toBeVisible();
      for (const share of [0.5, 0.95]) {
        await scrollTo(button, share);
        await button.click();
        await expectInWindow(page);
        await page.keyboard.press('Escape');
      }
    });
  }
});

test(
  'the calendar of a date stays in a low window, although it loads after its menu opens',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await signIn('staff', FEW_RESULTS);
    await page.getByRole('button', { name: 'Pick start date' }).click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expectInWindow(page);
  },
);

test('R576: the columns of the list stay in a low and narrow window, below the top bar', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await signIn('staff', FEW_RESULTS);
  const tools = page.getByRole('button', { name: 'Tools' });
  await expect(tools).toBeVisible();
  for (const key of ['t', 'c']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Columns of the results table' })).toBeVisible();
  const bar = await page.getByRole('banner').boundingBox();
  const panel = await page.locator('.menu-panel:not([hidden])').boundingBox();
  expect(panel?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await expectInWindow(page);
});
