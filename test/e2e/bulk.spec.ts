import type { Page } from '@playwright/test';
import { LANDMARKS } from '#mocks/landmarks.ts';
import {
  chooseReorder,
  closeResults,
  dialog,
  expectCancelledOrNamed,
  expectEachPlacedOnce,
  installClock,
  isPlacing,
  PLACING,
  settleUnknown,
  showPlan,
  someOrders,
} from './support/bulkRun.ts';
import { expect, expectAccessible, goTo, test } from './support/test.ts';

const ORDERS = 30;
/** The page behind a dialog is inert, and `accessibility.spec.ts` checks it. */
const DIALOG = { within: '[role="dialog"]' };

async function signInAgain(page: Page): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  const bar = page.getByRole('button', { name: 'Resume' });
  await expect(button.or(bar).first()).toBeVisible();
  if (await bar.isVisible()) return;
  await button.click();
  await expect(page.locator('[href*="person=staff"]').first().or(bar).first()).toBeVisible();
  if (!(await bar.isVisible())) await page.locator('[href*="person=staff"]').first().click();
}

test('a run whose page crashes can be resumed: one replacement for each order, and none is lost', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  const orders = someOrders('Killed', ORDERS);
  for (const order of orders) await platform.control({ command: 'addOrder', order });

  await signIn('staff', '/?searchTerm=Killed&page=1');
  await chooseReorder(page, ORDERS);
  await showPlan(page, ORDERS);
  // The first 12 requests get their responses at once. The others are held until the page has crashed.
  await platform.control({ command: 'fault', match: PLACING, fault: { kind: 'delay', ms: 1 }, times: 12 });
  await platform.control({ command: 'hold', match: PLACING, times: ORDERS });
  let sent = 0;
  const isOneHeld = page.waitForRequest((request) => {
    if (isPlacing(request)) sent += 1;
    return sent > 12;
  });
  await page.getByRole('button', { name: 'Place new orders' }).click();
  await isOneHeld;
  await page.close();
  await platform.control({ command: 'mend' });

  const next = await context.newPage();
  await installClock(next);
  await next.goto('/support');
  await signInAgain(next);
  await expect(
    next.getByText(/Bulk reorder \(.+\): \d+ of 30 processed · \d+ with an unknown outcome/),
  ).toBeVisible();
  await next.getByRole('button', { name: 'Resume' }).click();
  const run = dialog(next, 'Bulk reorder');
  await settleUnknown(next);
  await expect(run.getByText(`${ORDERS} orders reordered`)).toBeVisible();
  await expectAccessible(next, DIALOG);

  await expectEachPlacedOnce(platform.control, orders);
  await expectCancelledOrNamed(run, platform.control, orders);
  await closeResults(next);
  await next.reload();
  await expect(next.getByRole('link', { name: /Order operations/ })).toBeVisible();
  await expect(next.getByText(/Bulk reorder \(/)).toBeHidden();
});

// One order only: Chromium repeats only requests sent on a connection that was used before, such as the
// preflight's. Of two parallel requests, either may get a new connection, and its outcome is then unknown
// instead.
test('a copy of an order made by the browser is found and shown', async ({ page, platform, signIn }) => {
  for (const order of someOrders('Doubled', 1)) await platform.control({ command: 'addOrder', order });
  await signIn('staff', '/?searchTerm=Doubled&page=1');
  await chooseReorder(page, 1);
  await expectAccessible(page, DIALOG);
  await showPlan(page, 1);
  await expectAccessible(page, DIALOG);
  await platform.control({ command: 'fault', match: PLACING, fault: { kind: 'networkErrorAfterApplying' } });
  await page.getByRole('button', { name: 'Place new orders' }).click();
  const run = dialog(page, 'Bulk reorder');
  await expect(run.getByText('1 order was placed more than once')).toBeVisible();
  await expect(run.getByText('2 copies')).toBeVisible();
  await expect(run.getByRole('link', { name: 'Cancel order…' })).toHaveCount(2);
  await expectAccessible(page, DIALOG);
});

test('the reorder dialog and the redirect wizard are accessible', async ({ page, signIn }) => {
  await signIn('staff', `/orders/${LANDMARKS.large26}?modal=reorder`);
  await expect(dialog(page, 'Reorder').getByRole('radio', { name: 'Split' })).toBeChecked();
  await expectAccessible(page, DIALOG);
  await dialog(page, 'Reorder').getByRole('textbox', { name: 'Items per order' }).fill('0');
  await expectAccessible(page, DIALOG);

  await goTo(page, `/orders/${LANDMARKS.redirectable}?modal=redirect`);
  const wizard = dialog(page, 'Redirect to another fulfiller');
  await wizard.getByRole('checkbox', { name: 'All items' }).check();
  await expectAccessible(page, DIALOG);
  await wizard.getByRole('button', { name: 'Next' }).click();
  const groups = wizard.getByRole('group', { name: /^New fulfiller for/ });
  await expect(groups).toHaveCount(2);
  for (const group of await groups.all()) {
    await group.getByRole('radio', { disabled: false }).first().check();
  }
  await expectAccessible(page, DIALOG);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByRole('heading', { name: 'Step 3 of 3: Confirm' })).toBeFocused();
  await expectAccessible(page, DIALOG);
});
