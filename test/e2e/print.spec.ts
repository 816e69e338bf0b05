import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark' });

test('R428: results and an order are light and complete on paper, without their controls', async ({
  page,
  signIn,
}) => {
  const theme = page.locator('html');
  await signIn('staff', '/?page=1');
  const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
  await expect(rows).toHaveCount(100);
  await expect(theme).toHaveAttribute('data-bs-theme', 'dark');

  await page.emulateMedia({ media: 'print' });
  await expect(theme).toHaveAttribute('data-bs-theme', 'light');
  for (const control of ['banner', 'searchbox', 'checkbox'] as const)
    await expect(page.getByRole(control)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Search|Filters|Bulk actions|Columns)/ })).toHaveCount(0);
  // No part of the page scrolls, so that the paper shows the last row.
  const bottom = await rows.last().evaluate((row) => row.getBoundingClientRect().bottom + scrollY);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(bottom).toBeGreaterThan(1000);
  expect(height).toBeGreaterThan(bottom);

  await page.emulateMedia({ media: 'screen' });
  await expect(theme).toHaveAttribute('data-bs-theme', 'dark');
  await page.goto(`${orderPath(LANDMARKS.missedSlas)}?modal=orderJson`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const controls = ['banner', 'searchbox', 'combobox', 'checkbox'] as const;
  for (const control of controls) await expect(page.getByRole(control)).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${orderPath(LANDMARKS.missedSlas)}?view=events`);
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const control of controls) await expect(page.getByRole(control)).toHaveCount(0);
});

test('R566: on A4 paper, a page of results has every column of the screen, within the width of the paper', async ({
  page,
  signIn,
}) => {
  await signIn('staff', '/?page=1');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(101);
  // The width of A4 without the margins of a browser.
  await page.setViewportSize({ width: 718, height: 1046 });
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Status', 'Fulfiller', /^Created/, 'Promised', 'Total'])
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  const places = () =>
    table.evaluate((element) => {
      const [head, first] = element.querySelectorAll('tr');
      const left = (row?: Element) =>
        [...(row?.children ?? [])].map((cell) => cell.getBoundingClientRect().left);
      const right = Math.max(
        ...[...(first?.children ?? [])].map((cell) => cell.getBoundingClientRect().right),
      );
      return { isWithin: right <= innerWidth, ofHead: left(head), ofFirst: left(first) };
    });
  const { isWithin, ofHead, ofFirst } = await places();
  expect(isWithin).toBe(true);
  expect(ofFirst).toEqual(ofHead);
});

test(
  'R428: on paper, the headline of an order covers none of its items, and their selection is left out',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await signIn('staff', orderPath(LANDMARKS.trackingStates));
    await page.getByRole('checkbox').first().check();
    const selection = page.getByRole('region', { name: 'Selected items' });
    await expect(selection).toBeVisible();
    // The width of A4.
    await page.setViewportSize({ width: 794, height: 600 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const headline = page.getByRole('region', { name: 'Order overview' });
    const place = () => headline.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await expect.poll(place).toBeLessThan(200);
    await expect(selection).toHaveCount(0);
  },
);
