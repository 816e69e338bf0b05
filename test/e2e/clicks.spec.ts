import type { Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { splitPath } from '#domain/results/splitView.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { written } from './support/bulkRun.ts';
import { expect, test } from './support/test.ts';

async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const clicks = { count: 0 };
    Object.assign(window, { clicks });
    document.addEventListener('pointerdown', () => (clicks.count += 1), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { clicks: { count: number } }).clicks.count);
}

const orders = (page: Page) => page.getByRole('table').locator('[data-order-id]');

test(
  'R33: the start page shows the most urgent orders without a click',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await signIn('staff', '/');
    const clicks = await countClicks(page);
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible();
    await expect(page.getByText(/(days|hr) late/).first()).toBeVisible();
    expect(await clicks()).toBe(0);
  },
);

test('S2.24: the list shows late orders after one click', DEEP_ONLY, async ({ page, signIn }) => {
  await signIn('staff', '/?page=1');
  await expect(orders(page).first()).toBeVisible();
  const clicks = await countClicks(page);
  await page.getByRole('tab', { name: /^Delayed/ }).click();
  await expect(page).toHaveURL(/delayedStatuses=/);
  expect(await clicks()).toBe(1);
});

test('R61: the orders of one merchant take two clicks', DEEP_ONLY, async ({ page, signIn }) => {
  await signIn('staff', '/?page=1');
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Breakdown' }).click();
  await page.getByRole('table', { name: 'Merchant' }).getByRole('button', { name: 'Acme Print' }).click();
  await expect(page).toHaveURL(/merchants=acme-print/);
  expect(await clicks()).toBe(2);
});

test('R66: an ID is copied with one click', DEEP_ONLY, async ({ page, signIn, context }) => {
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

test('S4.23: the tracking of an order takes one click from the list', DEEP_ONLY, async ({ page, signIn }) => {
  await signIn('staff', '/?statuses=fulfilled&page=1');
  await expect(orders(page).first()).toBeVisible();
  const clicks = await countClicks(page);
  await orders(page).first().click();
  await expect(page.getByText('Tracking', { exact: true }).first()).toBeVisible();
  expect(await clicks()).toBe(1);
});

test(
  'R392: the failed events of an order are sent again with two clicks',
  DEEP_ONLY,
  async ({ page, platform, signIn }) => {
    const item = anItem().having({ eventCallbackUrl: 'https://events.acme-print.example/events' });
    const attempt = {
      attemptId: 'a-1',
      eventId: 'e-1',
      attemptedDate: new Date().toISOString(),
      merchantId: 'acme-print',
      success: false,
      errorDescription: 'Bad Gateway',
      errorStackTrace: '',
      source: 'event-sender',
      errorId: 'E-77',
      errorResponseCode: 502,
    };
    const order = anOrder().id('unheard').with(item);
    const failed = order
      .event('platformAccepted', { attempts: [attempt] })
      .event('productionStarted', { attempts: [attempt] });
    await platform.control({ command: 'addOrder', order: failed.build() });
    await signIn('staff', orderPath('unheard'));
    const resend = page.getByRole('button', { name: /^Resend failed events/ });
    await expect(resend).toBeVisible();
    const clicks = await countClicks(page);
    await resend.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resend events' }).click();
    await expect.poll(async () => (await written(platform.control, 'resendEvents')).length).toBe(1);
    expect(await clicks()).toBe(2);
  },
);

test(
  'R33: the remedy of a problem takes one click from the start page',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await signIn('staff', '/');
    const start = page.getByRole('region', { name: 'Start here' });
    const remedy = start.getByRole('link', { name: /^(Retry routing|Clear alerts|Reorder)/ }).first();
    await expect(remedy).toBeVisible();
    const clicks = await countClicks(page);
    await remedy.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await clicks()).toBe(1);
  },
);

test(
  'R32: after a remedy the next order opens without a click',
  DEEP_ONLY,
  async ({ page, platform, signIn }) => {
    for (const index of [0, 1, 2]) {
      const item = anItem().at('routing').current('suspended');
      const order = anOrder().id(`stuck-${index}`).having({ customerName: 'Stuck' }).with(item);
      await platform.control({ command: 'addOrder', order: order.build() });
    }
    await signIn('staff', splitPath('stuck-1', 'searchTerm=Stuck&page=1'));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/stuck-1/);
    await expect(page.getByRole('complementary', { name: 'Results beside the order' })).toBeVisible();
    const clicks = await countClicks(page);
    await page
      .locator('.problem-remedy')
      .getByRole('button', { name: /^Retry routing/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retry routing' }).click();
    await expect(heading).toHaveText(/stuck-[02]/);
    expect(await clicks()).toBe(2);
  },
);

const LATE = 120;

test(
  'R22: clearing the alerts of all late orders of one fulfiller takes at most eight clicks',
  DEEP_ONLY,
  async ({ page, platform, signIn }) => {
    test.slow();
    const late = Array.from({ length: LATE }, (_, index) =>
      anOrder()
        .id(`late-${index}`)
        .with(anItem().at('preparing').late('fulfillment').by('k3vd81mq0z'))
        .build(),
    );
    await Promise.all(late.map((order) => platform.control({ command: 'addOrder', order })));
    await signIn('staff', '/?page=1');
    await expect(orders(page).first()).toBeVisible();
    const clicks = await countClicks(page);
    await page.getByRole('tab', { name: /^Delayed/ }).click();
    await expect(page.getByRole('tab', { name: /^Delayed/, selected: true })).toBeVisible();
    await page.getByRole('button', { name: 'Breakdown' }).click();
    await expect(page.getByText(/^All [\d,]+ orders in this search are counted\.$/)).toBeVisible();
    const bars = page.getByRole('table', { name: 'Fulfiller', exact: true });
    const most = bars.locator('tbody').getByRole('row').first().getByRole('cell').first();
    await expect.poll(async () => Number(await most.textContent())).toBeGreaterThan(LATE);
    const count = await most.textContent();
    await bars.getByRole('button').first().click();
    const narrowed = page.getByRole('paragraph').filter({ hasText: `Rows 1–100 of ${count} from` });
    await expect(narrowed.last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bulk actions' })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Select all orders on this page/ }).click();
    await page.getByRole('button', { name: `Select all ${count} results` }).click();
    await expect(page.getByText(`${count} of ${count} results loaded.`)).toBeVisible();
    await page.getByRole('button', { name: 'Bulk actions' }).click();
    await page.getByRole('button', { name: /^Clear alerts/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Clear alerts/ }).click();
    await expect(dialog.getByRole('button', { name: /^(Close|Decide later)$/ })).toBeVisible({
      timeout: 60_000,
    });
    expect(await clicks()).toBeLessThanOrEqual(8);
    const cleared = (await written(platform.control, 'clearAlert')).map(({ subject }) => subject);
    expect(cleared).toEqual(
      expect.arrayContaining(late.flatMap(({ items }) => (items ?? []).map(({ itemId }) => itemId))),
    );
  },
);
