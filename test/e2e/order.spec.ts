import type { Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { expect, test } from './support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test(
  'a link with item, tab and modal opens all three, and Back closes them one by one',
  DEEP_ONLY,
  async ({ page, platform, signIn }) => {
    const items = ['first', 'second'].map((name) =>
      anItem().id(`link-${name}`).at('producing').having({ merchantProductName: name }),
    );
    const order = anOrder()
      .id('link-order')
      .with(...items)
      .build();
    await platform.control({ command: 'addOrder', order });
    await signIn('staff', `${orderPath(order.orderId, 'link-second')}&tab=status&modal=relatedIds1`);
    await expect(dialog(page, 'Related IDs')).toContainText('link-second');
    await page.goBack();
    await expect(dialog(page, 'Related IDs')).toBeHidden();
    await expect(tab(page, 'Status overview')).toHaveAttribute('aria-selected', 'true');

    await tab(page, 'Events').click();
    await page.getByRole('button', { name: 'Show details first' }).click();
    await page.getByRole('button', { name: 'Show all IDs' }).click();
    await expect(dialog(page, 'Related IDs')).toContainText('link-first');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.reload();
    await expect(dialog(page, 'Related IDs')).toContainText('link-first');
    // The order is read before the reference data of the filters.
    const [read, filters] = ['order-service.', '/available-filters'].map((part) =>
      sent.findIndex((url) => url.includes(part)),
    );
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(filters ?? 0);

    const second = page.getByRole('article', { name: 'second' });
    const first = page.getByRole('article', { name: 'first' });
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(first.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(first.getByRole('tablist')).toBeHidden();
    // Opening a tab of an item adds no history entry (R70).
    await expect(second.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('link-order');
  },
);

/** A mark that can be found in any text, whatever surrounds it. */
const markOf = (number: number) => `~${number}~`;

/** An order with the mark of its number in every text that it shows, except the customer's name. */
function aMarkedOrder(number: number) {
  const mark = markOf(number);
  const item = anItem()
    .id(`item${mark}`)
    .at('producing')
    .having({
      merchantProductName: `Product ${mark}`,
      merchantItemId: `theirs${mark}`,
      shortItemId: `short${mark}`,
      skuCode: `SKU${mark}`,
      destinationAddress: { lastName: `Ruiz ${mark}`, city: mark, country: 'NL' },
      printJob: { status: 'created', message: `Plate of ${mark}`, shortId: `PJ${mark}` },
    });
  const rejected = anItem()
    .current('rejected', { detail: `Why ${mark}` })
    .having({ merchantProductName: `Lost ${mark}` });
  return anOrder()
    .id(`order${mark}`)
    .having({
      customerName: 'Stepping Stones',
      merchantOrderId: `theirs${mark}`,
      createdDate: new Date(Date.now() - number * 3_600_000).toISOString(),
    })
    .with(item, rejected)
    .event('platformAccepted', { itemId: `item${mark}`, detail: `Accepted ${mark}` })
    .build();
}

/** Runs in the page. Records every mark in the header, and every other mark that the page shows under it. */
function watchMarks(): void {
  const seen = { headers: new Set<string>(), strays: new Set<string>() };
  const recordMarks = () => {
    const header = /~\d+~/.exec(document.querySelector('h1')?.textContent ?? '')?.[0];
    if (!header) return;
    seen.headers.add(header);
    // The previous list is kept mounted but hidden.
    const parts = [...(document.querySelector('main')?.children ?? [])].filter((part) =>
      part.checkVisibility(),
    );
    for (const [mark] of parts
      .map((part) => part.textContent)
      .join(' ')
      .matchAll(/~\d+~/g)) {
      if (mark !== header) seen.strays.add(`${mark} under ${header}`);
    }
  };
  new MutationObserver(recordMarks).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  Object.assign(window, {
    marksSeen: () => ({ headers: [...seen.headers], strays: [...seen.strays] }),
  });
}

test('ten orders by “next”, with responses in any order: no order shows data of another one', async ({
  page,
  platform,
  site,
  signIn,
}) => {
  const numbers = Array.from({ length: 10 }, (_, index) => 11 + index);
  for (const number of numbers) {
    await platform.control({ command: 'addOrder', order: aMarkedOrder(number) });
  }
  await page.addInitScript(watchMarks);
  await signIn('staff', '/?searchTerm=%22Stepping+Stones%22&sortField=createdDate&page=1');
  await page.getByRole('link', { name: `order${markOf(11)}` }).click();
  await page.getByRole('button', { name: `Show details Product ${markOf(11)}` }).click();
  await expect(page.getByText(`PJ${markOf(11)}`).first()).toBeVisible();

  // Later responses overtake earlier ones: each call has a different delay from the one before.
  let calls = 0;
  const port = new URL(site.platformUrl).port;
  await page.route(
    (url) => url.port === port,
    async (route) => {
      calls += 1;
      const wait = ((calls * 7) % 10) * 60;
      setTimeout(() => void route.continue().catch(() => undefined), wait);
    },
  );
  const next = page.getByRole('button', { name: 'Next order' });
  for (const number of numbers.slice(1)) {
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`order${markOf(number)}`);
    // For some orders the test waits for more than the header.
    if (number % 3 === 0) await expect(page.getByText(`Why ${markOf(number)}`).first()).toBeVisible();
  }
  await page.getByRole('button', { name: `Show details Product ${markOf(20)}` }).click();
  await tab(page, 'Events').click();
  await page.getByRole('button', { name: 'Accepted by the platform' }).click();
  await expect(page.getByText(`Accepted ${markOf(20)}`)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const seen = await page.evaluate('marksSeen()');
  expect(seen).toEqual({ headers: numbers.map(markOf), strays: [] });
});
