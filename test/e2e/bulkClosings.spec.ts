import type { BrowserContext, Page } from '@playwright/test';
import { IS_DEEP } from '#test/depth.ts';
import {
  chooseReorder,
  dialog,
  expectCancelledOrNamed,
  expectEachPlacedOnce,
  installClock,
  PLACING,
  settleUnknown,
  showPlan,
  someOrders,
  written,
} from './support/bulkRun.ts';
import { expect, test } from './support/test.ts';

const ORDERS = IS_DEEP ? 100 : 40;
const CLOSINGS = IS_DEEP ? 12 : 4;
/** How long after Resume the page closes, in milliseconds: before, during and between requests. */
const LIVES = [0, 40, 100, 200] as const;
/**
 * The delay of each response in milliseconds. It is longer than a page stays open, so that no visit sends
 * more orders than can be in flight at once.
 */
const PLACING_MS = 250;

const RELOAD_EVERY = 3;

/** Reloads the page, and confirms the browser's question whether to leave an active run. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept());
  await page.reload();
}

/**
 * Opens a page after the last one closed, and skips the seconds after which the console offers to resume the
 * run.
 */
async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await installClock(page);
  await page.goto('/support');
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toBeVisible();
  await page.clock.fastForward(2_000);
  return page;
}

test(`a run whose page closes ${CLOSINGS} times is offered each time: nothing is placed twice or lost`, async ({
  page,
  context,
  platform,
  signIn,
}) => {
  test.slow();
  const orders = someOrders('Closed', ORDERS);
  for (const order of orders) await platform.control({ command: 'addOrder', order });
  await signIn('staff', '/?searchTerm=Closed&page=1');
  await chooseReorder(page, ORDERS);
  await showPlan(page, ORDERS);
  const fault = { kind: 'delay', ms: PLACING_MS };
  await platform.control({ command: 'fault', match: PLACING, fault, times: 10 * ORDERS });
  await page.getByRole('button', { name: 'Place new orders' }).click();
  await expect.poll(async () => (await written(platform.control, 'placeOrder')).length).toBeGreaterThan(0);
  // While one tab is open, the next needs no sign-in.
  const keeper = await context.newPage();
  await keeper.goto('/support');
  await page.close();

  for (let closings = 1; closings < CLOSINGS; closings += 1) {
    const next = await visit(context);
    await expect(next.getByText(new RegExp(`\\d+ of ${ORDERS} processed`)).first()).toBeVisible();
    await next.getByRole('button', { name: 'Resume' }).click();
    // Nothing on the page indicates the moment to close it.
    await next.waitForTimeout(LIVES[closings % LIVES.length] ?? 0);
    if (closings % RELOAD_EVERY === 0) await reload(next);
    await next.close();
  }
  const before = (await written(platform.control, 'placeOrder')).length;
  expect(before).toBeLessThan(ORDERS);

  await platform.control({ command: 'mend' });
  const last = await visit(context);
  const run = dialog(last, 'Bulk reorder');
  await last.getByRole('button', { name: 'Resume' }).click();
  await expect(run.getByRole('button', { name: 'Hide' })).toBeVisible();
  await settleUnknown(last);
  await expect(run.getByText(`${ORDERS} orders reordered`)).toBeVisible();
  await expect(run.getByText(/unknown outcome|placed more than once/)).toHaveCount(0);
  await expectEachPlacedOnce(platform.control, orders);
  await expectCancelledOrNamed(run, platform.control, orders);
});
