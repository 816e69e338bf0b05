import { DEEP_ONLY } from '#test/depth.ts';
import { expect, speak, test } from './support/test.ts';

test('R486: the result of "Select all" pushes no tool off the page', DEEP_ONLY, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await speak(page, 'fr');
  await signIn('staff', '/?merchants=acme-print&page=1');
  await page.getByRole('table').getByRole('checkbox').first().check();
  // Of the further pages, only one order can be read, which takes a long text.
  await page.route('**/v2/ordersearch', (route) =>
    route.fulfill({
      json: { totalResults: 150, results: [{ order: { orderId: 'far', merchantId: 'acme-print' } }] },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.getByRole('button', { name: /^Tout sélectionner/ }).click();
  await expect(page.locator('.selection-bar span[role="status"]')).toBeInViewport({ ratio: 1 });
  for (const name of [/^Actions groupées/, /^Vue scindée/])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});
