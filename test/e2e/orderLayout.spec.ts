import type { Locator, Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { deepUnless } from '#test/depth.ts';
import { expectLayoutShift, recordLayoutShifts } from './support/layoutShifts.ts';
import { expect, speak, test } from './support/test.ts';

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });

test('R614: on a phone, no word of a change request is broken', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await speak(page, 'nl');
  await signIn('staff', `${orderPath(LANDMARKS.changeRequests)}?view=changes`);
  const fields = page.locator('.change-table tbody th');
  await expect(fields.first()).toBeVisible();
  const lines = await fields.evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});

test('R613: at 768 px, the routing details fit into their dialog', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await speak(page, 'de');
  await signIn('staff', orderPath(LANDMARKS.single));
  await page.getByRole('button', { name: 'Details zur Zuteilung' }).click();
  const frame = page.getByRole('dialog').getByRole('region', { name: 'Details zur Zuteilung' });
  await expect(frame.getByRole('row')).not.toHaveCount(0);
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

for (const [width, height, landmark] of [
  [1280, 720, 'missedSlas'],
  [390, 844, 'routingSuspended'],
  [390, 844, 'large130'],
] as const) {
  const title = `R389: at ${width} px, nothing moves when the items of ${landmark} arrive`;
  test(title, deepUnless(landmark === 'large130'), async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await recordLayoutShifts(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/item-service.*\/items\?/, async (route) => {
      await released;
      await route.continue();
    });
    await signIn('staff', orderPath(LANDMARKS[landmark]));
    await expect(page.getByText('Loading the items…')).toBeVisible();
    release();
    await expect(progress(page)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectLayoutShift(page, 0.0005);
  });
}

/** Holds the permissions back until the returned function is called. */
async function holdPermissions(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/principals\/.*\/permissions/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('R519: the head of an item’s card keeps its height when its menu appears', async ({ page, signIn }) => {
  const release = await holdPermissions(page);
  await signIn('staff', orderPath(LANDMARKS.single));
  const heightNow = () =>
    page.locator('.item-card-head').evaluate((head) => head.getBoundingClientRect().height);
  const height = await heightNow();
  release();
  await expect(page.getByRole('button', { name: /^Actions for/ })).toBeVisible();
  expect(await heightNow()).toBeCloseTo(height, 0);
});

test('R519: on a phone, the facts of an order stay in place when the permissions arrive', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordLayoutShifts(page);
  const release = await holdPermissions(page);
  await signIn('staff', orderPath(LANDMARKS.missedSlas));
  await expect(page.locator('.problems')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Order actions' })).toBeVisible();
  await expectLayoutShift(page, 0.005);
});

for (const [path, call, places, label] of [
  [orderPath(LANDMARKS.single), /item-service.*\/items\?/, '.order-items', 'Loading the items…'],
  ['/', /ordersearch/, '.queue-start, .queue-tile', 'Loading…'],
  ['/', /assets\/search-tools-.*\.js/, '.search-screen', 'Loading…'],
  ['/?searchTerm=nowhere', /assets\/search-tools-.*\.js/, '.results', 'Searching…'],
] as const) {
  const title = `R510: after ten seconds, each of ${places} says what is still loading, and nothing moves`;
  test(title, deepUnless(places.startsWith('.queue')), async ({ page, signIn }) => {
    await recordLayoutShifts(page);
    await page.route(call, () => undefined);
    await signIn('staff', path);
    await expect(page.getByText(label).first()).toHaveCSS('opacity', '0');
    // Again if another placeholder has replaced the first one meanwhile.
    await expect(async () => {
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.currentTime = 10_100;
      });
      for (const place of await page.locator(places).all())
        await expect(place.getByText(label)).toHaveCSS('opacity', '1', { timeout: 500 });
    }).toPass();
    await expectLayoutShift(page, 0.0005);
  });
}

test('R524: on a phone, the links to the views stay in place when their counts appear', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/change-?requests?/i, async (route) => {
    await released;
    await route.continue();
  });
  await signIn('staff', `${orderPath(LANDMARKS.changeRequests)}?view=changes`);
  const places = () =>
    page
      .locator('.order-views > a')
      .evaluateAll((links: HTMLElement[]) =>
        links.map((link) => [link.offsetLeft, link.offsetTop - (links[0]?.offsetTop ?? 0)]),
      );
  await expect(page.getByRole('link', { name: /^Related \d/ })).toBeVisible();
  const before = await places();
  release();
  await expect(page.getByRole('link', { name: /^Changes \d/ })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('R523: an order that is opened beside its results does not move when they appear', async ({
  page,
  signIn,
}) => {
  await recordLayoutShifts(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/assets\/search-tools-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await signIn('staff', `${orderPath(LANDMARKS.missedSlas)}?split=page%3D1`);
  await expect(page.locator('.problems')).toBeVisible();
  release();
  await expect(page.locator('.split-row').first()).toBeVisible();
  await expectLayoutShift(page, 0.0005);
});

test('R304: beside the results, the first remedy is visible without scrolling, and in a wide window the progress too', async ({
  page,
  signIn,
}) => {
  const firstRemedy = page.locator('.problem-remedy .btn').first();
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn('staff', `${orderPath(LANDMARKS.missedSlas)}?split=page%3D1`);
  await expect(page.locator('.split-row').first()).toBeVisible();
  await expect(firstRemedy).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(firstRemedy).toBeInViewport({ ratio: 1 });
  await expect(progress(page)).toBeInViewport({ ratio: 1 });
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const problems = await boxOf(page.locator('.problems-panel'));
  const side = await boxOf(progress(page));
  const items = await boxOf(page.locator('.order-items'));
  expect(side.x).toBeGreaterThan(problems.x + problems.width);
  expect(items.y).toBeGreaterThan(side.y + side.height);
  expect(items.y).toBeGreaterThan(problems.y + problems.height);
});

test('R391: the progress stays visible beside many items', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn('staff', orderPath(LANDMARKS.large130));
  await expect(progress(page)).toBeInViewport();
  await page.locator('[data-item-row]').nth(60).scrollIntoViewIfNeeded();
  await expect(progress(page).getByRole('button').first()).toBeInViewport({ ratio: 1 });
});
