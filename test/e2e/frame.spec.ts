import type { Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { expect, test } from './support/test.ts';

test(
  'the top bar fits a phone: everything in it is reachable at 360 px',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn('staff', '/support');
    const bar = page.getByRole('banner');
    const box = await bar.boundingBox();
    expect(box?.width).toBe(360);
    for (const button of await bar.getByRole('button').filter({ visible: true }).all()) {
      const at = await button.boundingBox();
      expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await bar.getByRole('button', { name: 'Menu' }).click();
    await bar.getByRole('link', { name: 'Reports' }).click();
    await expect(page).toHaveURL(/\/reports$/);
    await bar.getByRole('button', { name: /^Account/ }).click();
    await bar.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  },
);

test('after a deployment an open tab offers a reload, and keeps the typed text across it', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  const checkAtStart = page.waitForResponse('**/version.json');
  await signIn('staff', '/support');
  await checkAtStart;
  const happened = page.getByRole('textbox', { name: 'What happened?' });
  await happened.fill('It began at nine o’clock.');
  const banner = page.getByText('A new version of the console is available.');
  await page.route('**/version.json', (route) => route.fulfill({ json: { buildId: 'the next build' } }));
  await expect(banner).toBeHidden();
  // The server is asked at most once a minute.
  await page.clock.fastForward(61_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(banner).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(happened).toHaveValue('It began at nine o’clock.');
  await expect(banner).toBeHidden();
});

/**
 * The x, y and height of the elements that the selectors find, in whole pixels. All are measured at the same
 * moment, while the marker is on the page.
 */
async function placesBeside(page: Page, marker: string, selectors: readonly string[]): Promise<number[][]> {
  const found = await page.waitForFunction(
    ([wanted, ...others]) => {
      const boxes = others.map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      const places = boxes.flatMap((box) =>
        box?.height ? [[box.x, box.y, box.height].map(Math.round)] : [],
      );
      return document.querySelector(wanted ?? '') && places.length === others.length ? places : null;
    },
    [marker, ...selectors],
  );
  return (await found.jsonValue()) ?? [];
}

test('placeholders have the position of the rows of a search and of the parts of an order', async ({
  page,
  signIn,
  platform,
}) => {
  const place = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box && [box.x, box.y, box.height].map(Math.round);
  };
  await signIn('staff', '/support');
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toBeVisible();
  // More than one, because counts and another service use the same paths.
  await platform.control({ command: 'hold', match: { path: '/v2/ordersearch' }, times: 20 });
  await page.goto('/?period=12h&page=1');
  const rows = await placesBeside(page, '.skeleton-row', ['.skeleton-head', '.skeleton-row']);
  await platform.control({ command: 'mend' });
  await expect(page.getByRole('table')).toBeVisible();
  expect([await place('.results-table thead'), await place('.results-table tbody tr')]).toEqual(rows);

  await platform.control({ command: 'hold', match: { path: '/v1/orders/' }, times: 20 });
  await page.goto(orderPath(LANDMARKS.single));
  const [facts, side] = await placesBeside(page, '.skeleton-fact', ['.order-summary', '.order-side']);
  await platform.control({ command: 'mend' });
  await expect(page.getByRole('article')).toBeVisible();
  expect((await place('.order-summary'))?.slice(0, 2)).toEqual(facts?.slice(0, 2));
  expect((await place('.order-side'))?.slice(0, 2)).toEqual(side?.slice(0, 2));
});

test(
  'the age of an order changes without moving the elements beside it',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await page.clock.install();
    await signIn('staff', orderPath(LANDMARKS.single));
    const neighbor = page.getByRole('button', { name: 'Copy for ticket' });
    await expect(page.getByRole('button', { name: 'Updated now' })).toBeVisible();
    const before = await neighbor.boundingBox();
    await page.clock.fastForward(29_000);
    await expect(page.getByRole('button', { name: /^Updated \d+ sec/ })).toBeVisible();
    expect(await neighbor.boundingBox()).toEqual(before);
  },
);

test(
  'the table becomes narrower with the window after its rows were scrolled',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn('staff', '/?page=1');
    const frame = page.locator('.table-frame');
    await expect(page.getByRole('row').nth(100)).toBeAttached();
    await frame.evaluate((element) => element.scrollTo(0, 3_000));
    await expect(page.getByRole('row').nth(90)).toBeInViewport();
    await frame.evaluate((element) => element.scrollTo(0, 0));
    await expect(page.getByRole('row').nth(1)).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(() => frame.evaluate(({ scrollWidth }) => scrollWidth)).toBe(1280);
  },
);
