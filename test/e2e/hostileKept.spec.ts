import type { Page } from '@playwright/test';
import { anItem, anOrder } from '#test/builders.ts';
import { ALL, expectHarmless } from './support/payloads.ts';
import { expect, goTo, test } from './support/test.ts';

/** The first payload, with which `ALL` begins. This markup is short enough to search for. */
const START = '<script>document.title="executed"</script>';
const ORDER = anOrder()
  .id('written-to')
  .with(anItem().id('written').by('printworks-venlo').at('accepted').late('preparing'))
  .build();
const order = (parameters: Record<string, string>) =>
  `/orders/written-to?${new URLSearchParams({ itemId: 'written', ...parameters })}`;

const named = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens the dialog by its URL parameter, waits for it, and returns it. */
async function openModal(page: Page, modal: string, name: string) {
  await goTo(page, order({ modal }));
  await expect(named(page, name)).toBeVisible();
  return named(page, name);
}

test('a saved search with payloads in its name and filters is shown as text everywhere', async ({
  page,
  signIn,
}) => {
  await signIn('staff', `/?${new URLSearchParams({ searchTerm: ALL, page: '1' })}`);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('region', { name: 'Advanced search' });
  for (const name of [ALL, START]) {
    await drawer.getByRole('button', { name: 'Save search' }).click();
    const save = named(page, 'Save search');
    await save.getByRole('textbox', { name: /^Name/ }).fill(name);
    await save.getByRole('button', { name: 'Save search' }).click();
    await expect(save).toBeHidden();
  }
  await drawer.getByRole('button', { name: 'Save search' }).click();
  await named(page, 'Save search').getByRole('textbox', { name: /^Name/ }).fill(START);
  await named(page, 'Save search').getByRole('button', { name: 'Save search' }).click();
  await expect(named(page, 'Save search').getByRole('alert')).toContainText(START);
  await expectHarmless(page);
  await page.keyboard.press('Escape');
  await expect(drawer.getByRole('option', { name: START }).first()).toBeAttached();
  await drawer.getByRole('button', { name: /^Edit/ }).click();
  const edit = named(page, /saved searches/i);
  const name = edit.getByRole('listitem').first().getByRole('textbox');
  await expect(name).toHaveValue(/^<script>document\.title="executed"<\/script>/);
  await edit.getByRole('listitem').first().getByRole('button').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expectHarmless(page);

  await page.goto('/reports');
  await expect(page.getByRole('link', { name: START }).first()).toBeVisible();
  await expectHarmless(page);
  await page.keyboard.press('Control+k');
  await expect(named(page, 'Command palette').getByText(START).first()).toBeVisible();
  await expectHarmless(page);
  await page.goto('/');
  // Saved searches arrive a moment after the screen.
  await expect(async () => {
    await page.getByRole('button', { name: 'Saved searches' }).click({ timeout: 1_000 });
    await expect(page.getByText(START).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectHarmless(page);
});

test('typed payloads return as text after a reload, and from the platform after sending', async ({
  page,
  platform,
  signIn,
}) => {
  await platform.control({ command: 'addOrder', order: ORDER });
  await signIn('staff', '/support');
  const happened = page.getByRole('textbox', { name: 'What happened?' });
  await happened.fill(ALL);
  const address = await openModal(page, 'changeAddress', 'Change delivery address');
  // The fields appear once the order's items are loaded, and `all` does not wait for them.
  await expect(address.getByRole('textbox', { name: 'Company' })).toBeVisible();
  for (const field of await address.getByRole('textbox').all()) await field.fill(ALL);
  await page.goto('/support');
  await expect(happened).toHaveValue(ALL);
  await expectHarmless(page);

  const back = await openModal(page, 'changeAddress', 'Change delivery address');
  await expect(back.getByRole('textbox', { name: 'Company' })).toHaveValue(ALL);
  await back.getByRole('button', { name: 'Update address' }).click();
  await expect(back).toBeHidden();
  const clear = await openModal(page, 'clearAlerts', 'Clear alerts');
  await clear.getByRole('textbox').fill(ALL);
  await clear.getByRole('button', { name: 'Clear alerts' }).click();
  await expect(clear).toBeHidden();
  const reject = await openModal(page, 'rejectItem', 'Reject item');
  await reject.getByRole('combobox').selectOption({ index: 1 });
  await reject.getByRole('textbox').fill(ALL);
  await reject.getByRole('button', { name: 'Reject item' }).click();
  await expect(reject).toBeHidden();
  await expectHarmless(page);

  for (const tab of ['changes', 'status', 'events']) {
    await goTo(page, order({ tab }));
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('listitem').or(panel.getByRole('table')).first()).toBeVisible();
    const closed = panel.getByRole('listitem').getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    await expect(panel.getByText(START).first()).toBeAttached();
    await expectHarmless(page);
  }
});
