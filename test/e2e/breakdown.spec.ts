import { DEEP_ONLY } from '#test/depth.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test(
  'R60: the breakdown shows its first bars with the first page, and counts all orders',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await signIn('staff', '/?page=1');
    await expect(page.getByRole('button', { name: 'Breakdown' })).toBeVisible();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/v2/ordersearch', async (route) => {
      if ((route.request().postDataJSON()?.offset ?? 0) > 0) await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Breakdown' }).click();
    const dialog = page.getByRole('dialog', { name: 'Breakdown of this search' });
    await expect(dialog.getByRole('table', { name: 'Status' })).toBeVisible();
    await expect(dialog.getByText('100 of the first 2,000 orders counted')).toBeVisible();
    release();
    await expect(dialog.getByText(/^The first 2,000 of /)).toBeVisible();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    await expectAccessible(page, { within: '[role="dialog"]', coloursOnly: true });

    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save image: Merchant' }).click();
    expect((await downloading).suggestedFilename()).toBe('breakdown-merchant.partial.png');
  },
);

test('R61: a bar of the breakdown can be chosen by keyboard', DEEP_ONLY, async ({ page, signIn }) => {
  await signIn('staff', '/?merchants=acme-print&page=1');
  await page.getByRole('button', { name: 'Breakdown' }).focus();
  await page.keyboard.press('Enter');
  const late = page.getByRole('button', { name: 'Less than a day late' });
  await expect(page.getByText(/^All [\d,]+ orders in this search are counted\.$/)).toBeVisible();
  const count = await page
    .getByRole('row', { name: /^Less than a day late/ })
    .getByRole('cell')
    .first()
    .textContent();
  await late.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: `Rows 1–${count} of ${count}` })
      .last(),
  ).toBeVisible();
});
