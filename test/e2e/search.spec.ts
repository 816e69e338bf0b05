import { DEEP_ONLY } from '#test/depth.ts';
import { expect, expectAccessible, FEW_RESULTS, test } from './support/test.ts';

test('R508: the drawer of the filters takes the focus the first time it opens', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('staff', '/?page=1');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Advanced search' })).toBeFocused();
});

test('S2.17: a search can be refined in the drawer, whose closed groups are one line high, saved, and selected again after a reload; Back restores the filters', async ({
  page,
  signIn,
}) => {
  await signIn('staff', '/?page=1');
  const drawer = page.getByRole('region', { name: 'Advanced search' });
  const picker = drawer.getByRole('combobox', { name: 'Saved and recommended searches' });

  await page.getByRole('button', { name: /^Filters/ }).click();
  const closed = drawer.getByRole('region', { name: 'Merchants' });
  await expect(closed).toBeVisible();
  expect((await closed.boundingBox())?.height).toBeLessThan(40);
  await drawer.getByRole('searchbox').fill('acme');
  await drawer.getByRole('checkbox', { name: /^Acme Print/ }).check();
  await expect(drawer.getByText('Merchants: Acme Print')).toBeVisible();
  await expectAccessible(page, { within: '.advanced-search' });

  await drawer.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Only Acme');
  await expectAccessible(page, { within: '[role="dialog"]' });
  // The page is loaded again below, which would cancel a request that is still being sent.
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('OOPs-savedSearches'),
  );
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog).toBeHidden();
  await stored;
  await expect(picker.getByRole('option', { name: /^Only Acme/ })).toBeAttached();

  await page.goto('/?merchants=kartenzauber&page=1');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const option = picker.getByRole('option', { name: /^Only Acme/ });
  await picker.selectOption(await option.getAttribute('value'));
  await expect(drawer.getByText('Merchants: Acme Print')).toBeVisible();
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\?merchants=acme-print&page=1$/);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'Acme Print' }).nth(20)).toBeVisible();
  // Only the header row does not name this merchant.
  await expect(rows.filter({ hasNotText: 'Acme Print' })).toHaveCount(1);

  await page.goBack();
  await expect(page).toHaveURL(/\?merchants=kartenzauber&page=1$/);
  await expect(
    page.getByRole('list', { name: 'Selected filters' }).getByText('Merchants: Kartenzauber').first(),
  ).toBeVisible();
});

test('the dialog that edits saved searches reorders by keys and by dragging', async ({ page, signIn }) => {
  await signIn('staff', FEW_RESULTS);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('region', { name: 'Advanced search' });
  for (const name of ['First', 'Second', 'Third']) {
    await drawer.getByRole('button', { name: 'Save search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save search' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expect(dialog).toBeHidden();
  }
  await drawer.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: /saved searches/i });
  const names = () =>
    dialog
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const row = (name: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Delete “${name}”` }) });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, { within: '[role="dialog"]' });
  await row('Third').getByRole('button').first().focus();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await names()).toEqual(['First', 'Third', 'Second']);
  const handle = await row('Second').locator('.reorder-handle').boundingBox();
  const target = await row('First').boundingBox();
  if (!handle || !target) throw new Error('The rows are not on screen');
  await page.mouse.move(handle.x + 4, handle.y + 4);
  await page.mouse.down();
  await page.mouse.move(handle.x + 4, target.y + 2, { steps: 6 });
  await page.mouse.up();
  expect(await names()).toEqual(['Second', 'First', 'Third']);
});

test(
  'R385: a search for 21 kB of IDs is opened again by a reload, by its link and by Back',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await signIn('staff', FEW_RESULTS);
    const rows = page.getByRole('table').getByRole('row');
    const id = await rows.nth(1).getByRole('link').first().getAttribute('data-order-id');
    const ids = [id, ...Array.from({ length: 550 }, () => crypto.randomUUID())].join(' ');
    const text = page.getByRole('searchbox', { name: 'Search text' });
    await text.fill(ids);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(/\/#\?searchTerm=/);
    expect(page.url().length).toBeGreaterThan(20_000);
    const opened = async () => {
      await expect(rows).toHaveCount(2);
      await expect(text).toHaveValue(ids);
    };
    await page.reload();
    await opened();
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await opened();
    await page.getByRole('button', { name: 'Split view' }).click();
    await expect(page).toHaveURL(/\/orders\/[^?#]+#\?split=/);
    await page.reload();
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(1);
    await page.goBack();
    await opened();
  },
);

/**
 * Switches of the simulated platform, each with the text that the page shows while it is on. If the text is
 * null, the page shows orders or an alert.
 */
const SWITCHES = [
  { name: 'slow', text: null },
  { name: 'unstable', text: null },
  { name: 'offline', text: /network|connection|reach/i },
  // The console renews the token, which the user does not notice.
  { name: 'expired', text: null },
] as const;

for (const { name, text } of SWITCHES) {
  test(
    `with the platform ${name}, the search and an order stay readable`,
    DEEP_ONLY,
    async ({ page, signIn, platform }) => {
      await signIn('staff', '/?page=1');
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await platform.control({ command: 'switch', switches: { [name]: true } });
      for (const path of ['/?sortField=relevance&page=1', '/orders/10000000-0000-4000-a000-000000000001']) {
        await page.goto(path);
        if (text) {
          await expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 30_000 });
          await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        } else {
          await expect(page.locator('[data-order-id], .item-card, [role="alert"]').first()).toBeVisible({
            timeout: 30_000,
          });
        }
        await expectAccessible(page);
      }
      await platform.control({
        command: 'switch',
        switches: { slow: false, unstable: false, offline: false, expired: false },
      });
    },
  );
}

test('R454: applying choices in the drawer beside the list neither shows nor announces the former ones', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('staff', '/?page=1');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('region', { name: 'Advanced search' });
  await expect(drawer.getByRole('button', { name: /^Merchants/ })).toBeVisible();
  await drawer.getByRole('searchbox').fill('kartenz');
  const status = drawer.getByRole('status').filter({ hasText: 'Kartenzauber' });
  // The names of the merchants may still be loading.
  await expect(status).toHaveText(/^Enter selects/);
  await drawer.getByRole('searchbox').press('Enter');
  await expect(status).toHaveText(/is selected.* 1 value /);
  await status.evaluate((place) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(place.textContent)).observe(place, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/merchants=kartenzauber/);
  await expect(page.locator('.results-summary')).toContainText(/^Rows 1/);
  await expect(status).toHaveText(/is selected/);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
});
