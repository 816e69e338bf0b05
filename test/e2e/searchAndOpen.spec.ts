import { anItem, anOrder } from '#test/builders.ts';
import { DEEP_ONLY, deepUnless } from '#test/depth.ts';
import { expect, FEW_RESULTS, test } from './support/test.ts';

/** Users with different permissions. The simulated platform decides which orders each of them finds. */
for (const person of ['staff', 'merchantOperator', 'fulfillerOperator', 'developer', 'viewer'] as const) {
  const title = `${person} signs in, searches, opens an order and comes back to the same place`;
  test(title, deepUnless(person === 'staff'), async ({ page, signInAtIssuer }) => {
    await signInAtIssuer(person);
    // A double click searches once, so that the last Back below leads to the page before the search.
    await page.getByRole('button', { name: 'Search', exact: true }).dblclick();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    const link = rows.nth(3).getByRole('link').first();
    const orderId = await link.getAttribute('data-order-id');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('title', orderId ?? '');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('title', orderId ?? '');
    await page.goBack();
    await expect(page.locator(`[data-order-id="${orderId}"]`)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\?/);
  });
}

test('R30: Back keeps the results, the scroll position and the focus', async ({ page, signIn }) => {
  await signIn('staff', '/?page=1');
  const frame = page.getByRole('region', { name: 'Orders found' });
  const link = page.getByRole('table').getByRole('row').nth(60).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const before = await frame.evaluate((element) => element.scrollTop);
  await link.click();
  await page.waitForURL(/\/orders\//);
  await page.goBack();
  await expect(link).toBeFocused();
  expect(Math.abs((await frame.evaluate((element) => element.scrollTop)) - before)).toBeLessThan(4);
});

test(
  'R30: back in the list, the row has the focus, not the offer to restore an earlier selection',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await signIn('staff', FEW_RESULTS);
    await page.getByRole('checkbox', { name: /^Select all orders on this page/ }).check();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    const link = page.getByRole('table').getByRole('row').nth(2).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Order views' })).toBeVisible();
    await page.keyboard.press('2');
    await expect(page.getByRole('link', { name: /^Events/ })).toBeFocused();
    await page.keyboard.press('u');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(link).toBeFocused();
  },
);

test('R68: dragging the edge of a column sets its width, also after a reload', async ({ page, signIn }) => {
  await signIn('staff', FEW_RESULTS);
  const header = page.getByRole('columnheader', { name: 'Merchant' });
  const widthOf = async () => (await header.boundingBox())?.width ?? 0;
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const usual = await widthOf();
  const edge = header.locator('.column-resize-handle');
  const idHeader = page.getByRole('columnheader', { name: 'Order ID' });
  const idCell = page.getByRole('table').getByRole('row').nth(1).getByRole('rowheader');
  expect((await idHeader.boundingBox())?.x).toBe((await idCell.boundingBox())?.x);
  await edge.hover();
  await page.mouse.down();
  const box = await edge.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 84, (box?.y ?? 0) + 4, { steps: 5 });
  await page.mouse.up();
  await expect.poll(widthOf).toBeGreaterThan(usual + 70);
  const dragged = await widthOf();
  const cell = page.getByRole('table').getByRole('row').nth(3).locator('.col-merchant');
  expect(Math.abs(((await cell.boundingBox())?.width ?? 0) - dragged)).toBeLessThan(1);
  await page.reload();
  await expect.poll(widthOf).toBeCloseTo(dragged, 0);
  await edge.dblclick();
  // The usual width depends on the texts of the results, and a reload may find newer orders.
  await expect.poll(async () => Math.abs((await widthOf()) - usual)).toBeLessThan(10);
});

test(
  'R444: dragging the edge of the order ID widens its column, but never narrows it',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await signIn('staff', FEW_RESULTS);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    const header = page.getByRole('columnheader', { name: 'Order ID' });
    const cell = page.getByRole('table').getByRole('row').nth(3).getByRole('rowheader');
    const widthOf = async () => (await header.boundingBox())?.width ?? 0;
    const usual = await widthOf();
    const edge = header.locator('.column-resize-handle');
    const dragBy = async (distance: number) => {
      await edge.hover();
      await page.mouse.down();
      const box = await edge.boundingBox();
      await page.mouse.move((box?.x ?? 0) + distance, (box?.y ?? 0) + 4, { steps: 5 });
      await page.mouse.up();
    };
    await dragBy(84);
    await expect.poll(widthOf).toBeGreaterThan(usual + 70);
    expect((await cell.boundingBox())?.width).toBeCloseTo(await widthOf(), 0);
    await page.reload();
    await expect.poll(widthOf).toBeGreaterThan(usual + 70);
    await dragBy(-200);
    await expect.poll(widthOf).toBe(usual);
  },
);

test('R445: a long ID stays in its place when its row gets the focus', async ({ page, platform, signIn }) => {
  const order = anOrder().id('long-'.repeat(12)).having({ customerName: 'Longname' }).with(anItem());
  await platform.control({ command: 'addOrder', order: order.build() });
  await signIn('staff', '/?searchTerm=Longname&page=1');
  const link = page.getByRole('table').locator('[data-order-id]').first();
  await expect(link).toBeVisible();
  const before = await link.boundingBox();
  await page.keyboard.press('j');
  await expect(link).toBeFocused();
  expect((await link.boundingBox())?.x).toBe(before?.x);
});

test(
  'S2.67: a modifier click opens an order in a new tab, which is signed in; the position in the results and the neighbors survive it and a reload',
  DEEP_ONLY,
  async ({ page, context, signIn }) => {
    await signIn('staff', FEW_RESULTS);
    const rows = page.getByRole('table').getByRole('row');
    const after = await rows.nth(4).getByRole('link').first().getAttribute('data-order-id');
    const link = rows.nth(3).getByRole('link').first();
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveAttribute(
      'title',
      (await link.getAttribute('data-order-id')) ?? '',
    );
    await expect(page).toHaveURL(/page=1/);
    await link.click();
    const position = page.locator('.order-position');
    await expect(position).toHaveText(/^3 of \d/);
    const text = (await position.textContent()) ?? '';
    await page.reload();
    for (const where of [page, tab]) {
      await expect(where.locator('.order-position')).toHaveText(text);
      await where.getByRole('button', { name: 'Next order' }).click();
      await expect(where).toHaveURL(new RegExp(`/orders/${after}`));
    }
  },
);
