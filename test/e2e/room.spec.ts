import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/people/languages.ts';
import { deepUnless } from '#test/depth.ts';
import { expect, speak, test } from './support/test.ts';

/** The number of complete rows between the column headers and the summary. */
async function rowsInSight(page: Page): Promise<number> {
  await expect(page.getByRole('row').nth(21)).toBeAttached();
  return await page.evaluate(() => {
    const top = document.querySelector('.results-table thead')?.getBoundingClientRect().bottom ?? 0;
    const bottom = document.querySelector('.results-bar')?.getBoundingClientRect().top ?? 0;
    const rows = [...document.querySelectorAll('.results-table tbody tr')];
    return rows.filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
  });
}

for (const language of LANGUAGES) {
  const title = `in ${language}, the list has room for 14 orders at 1280 × 720 and for 20 at 1440 × 900`;
  test(title, deepUnless(language === 'fr'), async ({ page, signIn }) => {
    await signIn('staff', '/?page=1');
    await speak(page, language);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(14);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(20);
  });
}

test('on a phone the first order is in the first 320 px, and the dates can be expanded', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('staff', '/?merchants=acme-print&page=1');
  const first = page.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(320);
  const start = page.getByRole('textbox', { name: /^Start date/ });
  await expect(start).toBeHidden();
  await page.getByRole('button', { name: /^Past 6 months/ }).click();
  await expect(start).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
});

test('R106: on a phone the tools of the list are in one menu, and their panels stay visible', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('staff', '/?page=1');
  const tools = page.getByRole('button', { name: 'Tools' });
  const columns = page.getByRole('button', { name: 'Columns', exact: true });
  await expect(tools).toBeVisible();
  await expect(columns).toBeHidden();
  await tools.click();
  for (const name of ['Download CSV', 'Breakdown', 'Columns', 'Copy link to search'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await columns.click();
  await expect(page.getByRole('region', { name: 'Columns of the results table' })).toBeInViewport({
    ratio: 0.98,
  });
  await page.keyboard.press('Escape');
  await expect(columns).toBeHidden();
  await expect(tools).toBeFocused();
});
