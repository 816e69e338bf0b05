import type { BrowserContext, Page } from '@playwright/test';
import {
  chooseReorder,
  dialog,
  expectEachPlacedOnce,
  installClock,
  isPlacing,
  PLACING,
  settleUnknown,
  showPlan,
  someOrders,
} from './support/bulkRun.ts';
import { expect, FEW_RESULTS, test } from './support/test.ts';

const ORDERS = 24;

/** Opens another tab of the same browser, with a fake clock. It needs no sign-in while one tab is open. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await installClock(tab);
  await tab.goto(path);
  return tab;
}

test('a run resumed in two tabs at once runs in one of them; the other one says so, and shows the end', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  const orders = someOrders('Shared', ORDERS);
  for (const order of orders) await platform.control({ command: 'addOrder', order });
  await signIn('staff', '/?searchTerm=Shared&page=1');
  const first = await openTab(context, '/support');
  await chooseReorder(page, ORDERS);
  await showPlan(page, ORDERS);
  await platform.control({ command: 'hold', match: PLACING, times: ORDERS });
  const isSent = page.waitForRequest(isPlacing);
  await page.getByRole('button', { name: 'Place new orders' }).click();
  await isSent;
  await page.close();
  await platform.control({ command: 'mend' });
  await first.reload();
  const tabs = [first, await openTab(context, '/support')] as const;

  const resume = (tab: Page) => tab.getByRole('button', { name: 'Resume' });
  for (const tab of tabs) await expect(resume(tab)).toBeVisible();
  // However busy the machine is, the first tab must not finish before the second one begins.
  await platform.control({ command: 'hold', match: PLACING, times: ORDERS });
  // A tab that learns first that the other one has resumed the run no longer offers it.
  const press = (tab: Page) => resume(tab).click({ timeout: 5_000 });
  await Promise.any(tabs.map(press));
  const refused = (tab: Page) => tab.getByText(/in another tab/).first();
  const count = async () => (await Promise.all(tabs.map((tab) => refused(tab).count()))).filter(Boolean);
  await expect.poll(count).toHaveLength(1);
  await platform.control({ command: 'mend' });
  const [driver, idle] = (await refused(tabs[0]).isVisible()) ? [tabs[1], tabs[0]] : tabs;
  await settleUnknown(driver);
  await expect(dialog(driver, 'Bulk reorder').getByText(`${ORDERS} orders reordered`)).toBeVisible();
  await expect(idle.getByText(new RegExp(`${ORDERS} of ${ORDERS} processed`)).first()).toBeVisible();
  await expect(resume(idle)).toBeHidden();

  await expectEachPlacedOnce(platform.control, orders);
});

/** The number of saves that wait for one in another tab. */
function waitingForSettings(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.filter(({ name }) => name?.startsWith('settings:')).length;
  });
}

test('two tabs that save a search at the same moment lose neither', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await signIn('staff', FEW_RESULTS);
  const other = await openTab(context, FEW_RESULTS);
  const tabs = [
    { tab: page, name: 'Saved in the first tab' },
    { tab: other, name: 'Saved in the second tab' },
  ];
  const picker = (tab: Page) => tab.getByRole('combobox', { name: 'Saved and recommended searches' });
  for (const { tab, name } of tabs) {
    await tab.getByRole('button', { name: /^Filters/ }).click();
    await expect(picker(tab)).toBeVisible();
    await tab.getByRole('button', { name: 'Save search' }).click();
    await dialog(tab, 'Save search').getByRole('textbox', { name: /^Name/ }).fill(name);
  }
  // Without the lock, both tabs would read the stored data before either writes it.
  const match = { service: 'customizr', method: 'GET', path: 'earches' };
  await platform.control({ command: 'hold', match, times: 2 });
  await Promise.all(
    tabs.map(({ tab }) => dialog(tab, 'Save search').getByRole('button', { name: 'Save search' }).click()),
  );
  await expect.poll(() => waitingForSettings(page)).toBe(1);
  await platform.control({ command: 'mend' });
  for (const { tab } of tabs) {
    await expect(dialog(tab, 'Save search')).toBeHidden();
    // Each tab is notified of the search that the other one has saved.
    for (const { name } of tabs) await expect(picker(tab).getByRole('option', { name })).toBeAttached();
  }
  await page.reload();
  await page.getByRole('button', { name: /^Filters/ }).click();
  for (const { name } of tabs) await expect(picker(page).getByRole('option', { name })).toBeAttached();
});
