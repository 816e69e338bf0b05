import type { BrowserContext, Locator, Page } from '@playwright/test';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { chooseReorder, dialog, PLACING, showPlan, someOrders, written } from './support/bulkRun.ts';
import { type Control, expect, expectAccessible, test } from './support/test.ts';

/** Opens another tab of the same browser, which is signed in automatically. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function addOrders(control: Control, customerName: string, count: number) {
  const orders = someOrders(customerName, count);
  for (const order of orders) await control({ command: 'addOrder', order });
  return orders;
}

const start = (page: Page) => page.getByRole('button', { name: 'Place new orders' });
const isOver = (run: Locator) => expect(run.getByRole('button', { name: 'Close' })).toBeVisible();

test('the same bulk reorder in two tabs places every order once', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  const COUNT = 9;
  await addOrders(platform.control, 'TwoTabs', COUNT);
  const path = '/?searchTerm=TwoTabs&page=1';
  await signIn('staff', path);
  const other = await openTab(context, path);
  for (const tab of [page, other]) {
    await chooseReorder(tab, COUNT);
    await tab.getByRole('checkbox', { name: /^Request cancellation of original/ }).uncheck();
    await showPlan(tab, COUNT);
  }
  // Both plans were made before either was started.
  await Promise.all([start(page).click(), start(other).click()]);
  const runs = [dialog(page, 'Bulk reorder'), dialog(other, 'Bulk reorder')];
  for (const run of runs) await isOver(run);
  expect(await written(platform.control, 'placeOrder')).toHaveLength(COUNT);
  const said = await Promise.all(
    runs.map(async (run) =>
      Number(/(\d+) orders? not processed/.exec((await run.textContent()) ?? '')?.[1] ?? 0),
    ),
  );
  expect(said.reduce((sum, count) => sum + count)).toBe(COUNT);
  const withHeld = said[0] ? page : other;
  await expectAccessible(withHeld, { within: '[role="dialog"]' });

  // A third plan names these orders before anything is sent.
  const third = await openTab(context, path);
  await chooseReorder(third, COUNT);
  await third.getByRole('button', { name: 'Show plan' }).click();
  await expect(third.getByText(/^9 orders have already been reordered or redirected/)).toBeVisible();
  await expect(start(third)).toBeHidden();
  await expectAccessible(third, { within: '[role="dialog"]' });
});

test('an order whose reorder was applied despite a 500 is not placed again without a warning', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  const [order] = await addOrders(platform.control, 'Applied500', 1);
  const path = `/orders/${order?.orderId}?modal=reorder`;
  await platform.control({ command: 'searchLag', ms: 600_000 });
  await signIn('staff', path);
  const fault = { kind: 'status', status: 500, isApplied: true };
  await platform.control({ command: 'fault', match: PLACING, fault });
  await page.getByRole('button', { name: 'Place 1 order' }).click();
  await expect(page.getByText(/Checking orders/)).toBeVisible();

  const other = await openTab(context, path);
  const reorder = dialog(other, 'Reorder');
  await expect(reorder.getByText(/^Reorder on .+ · outcome unknown/)).toBeVisible();
  const place = reorder.getByRole('button', { name: 'Place 1 order' });
  await expect(place).toHaveAccessibleDescription(/^Select “Place another order”/);
  await place.click({ force: true });
  await expectAccessible(other, { within: '[role="dialog"]' });
  expect(await written(platform.control, 'placeOrder')).toHaveLength(1);
});

test('with kept identifiers, every copy made by the browser is counted, named and can be cancelled', async ({
  page,
  platform,
  signIn,
}) => {
  await addOrders(platform.control, 'Kept', 1);
  await signIn('staff', '/?searchTerm=Kept&page=1');
  await chooseReorder(page, 1);
  await page.getByRole('checkbox', { name: /^New identifiers/ }).uncheck();
  await showPlan(page, 1);
  // The browser itself repeats the request on each connection that closes without a response.
  const fault = { kind: 'networkErrorAfterApplying' };
  await platform.control({ command: 'fault', match: PLACING, fault });
  await start(page).click();
  const run = dialog(page, 'Bulk reorder');
  await isOver(run);
  const placed = await written(platform.control, 'placeOrder');
  expect(placed.length).toBeGreaterThan(1);
  await expect(run.getByText(`${placed.length} copies`)).toBeVisible();
  for (const { subject } of placed) await expect(run.getByRole('link', { name: subject })).toBeVisible();
  await expect(run.getByRole('link', { name: 'Cancel order…' })).toHaveCount(placed.length);
});

test('a cancellation without a response is shown in the next tab, and is not sent twice', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  const path = `/orders/${LANDMARKS.single}?modal=cancelOrder`;
  await signIn('staff', path);
  const match = { service: 'merchant-order', method: 'POST', path: 'cancelrequest' };
  await platform.control({
    command: 'fault',
    match,
    fault: { kind: 'status', status: 504, isApplied: true },
  });
  await dialog(page, 'Cancel order').getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog(page, 'Cancel order').getByRole('button', { name: 'Check' })).toBeVisible();
  await page.close();

  const next = await openTab(context, '/support');
  const bar = next.getByRole('region', { name: 'Requests with an unknown outcome' });
  await expect(bar).toBeVisible();
  await expectAccessible(next);
  await bar.getByRole('link', { name: /^Cancel order · order/ }).click();
  const cancel = dialog(next, 'Cancel order');
  await cancel.getByRole('button', { name: 'Check' }).click();
  await expect(cancel.getByText('The change was applied. There is nothing left to send.')).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await written(platform.control, 'requestCancellation')).toHaveLength(1);
});
