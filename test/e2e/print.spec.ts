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

test('R566: on paper, a page of results has every column of the screen, within the width of the paper', async ({
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
      const [head, first] = Array.from(element.querySelectorAll('tr'), (row) =>
        Array.from(row.children, (cell) => cell.getBoundingClientRect()),
      );
      const right = Math.max(...(first ?? []).map((cell) => cell.right));
      const height = Math.round(first?.[1]?.height ?? 0);
      const lines = (element.querySelector('tbody tr')?.clientHeight ?? 0) / height;
      return {
        isWithin: right <= innerWidth,
        isAligned: String(head?.map(({ left }) => left)) === String(first?.map(({ left }) => left)),
        lines: Math.round(lines),
      };
    });
  expect(await places()).toEqual({ isWithin: true, isAligned: true, lines: 2 });
  // US Letter in landscape, the narrowest usual sheet of that kind.
  await page.setViewportSize({ width: 979, height: 739 });
  expect(await places()).toEqual({ isWithin: true, isAligned: true, lines: 1 });

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/?page=1&columns=preview&columns=status&columns=merchant&columns=fulfiller');
  await expect(table.getByRole('columnheader', { name: 'Preview' })).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  // Only the pictures make a row high.
  const height = () =>
    table
      .getByRole('row')
      .nth(1)
      .evaluate((row) => row.clientHeight);
  expect(await height()).toBeLessThan(250);
});

test('R586: paper names the filters that are on, and the rows of an order have all their columns', async ({
  page,
  signIn,
}) => {
  await signIn('staff', '/?searchTerm=a*&merchants=acme-print&statuses=preparing&page=1');
  const tags = page.getByRole('list', { name: 'Selected filters' }).getByRole('listitem');
  const onScreen = ['Merchants: Acme Print', 'Item status: Awaiting order preparation'];
  await expect(tags).toHaveText(onScreen);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1046 });
  await expect(tags).toHaveText(['Search text: a*', ...onScreen]);

  await page.emulateMedia({ media: 'screen' });
  const filters = 'itemStatus=processing&itemText=a&itemIdLike=-&view=items';
  await page.goto(`${orderPath(LANDMARKS.large130)}?${filters}`);
  const rows = page.getByRole('article');
  await expect(rows.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(1);
  await expect(page.getByRole('combobox')).toHaveValue('processing');
  await expect(page.getByText(/^\d+ of 130 items match$/)).toBeVisible();
  const bar = page.locator('.item-filter-bar');
  expect(await bar.evaluate((element) => getComputedStyle(element, '::before').content)).toMatch(
    /: a · Item ID: -"$/,
  );
  const places = await rows.first().evaluate((row) =>
    ['.thumbnail', '.item-row-name', '.due-fact', '.item-status'].map((part) => {
      const { left, width } = row.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return { left, isShown: width > 0 };
    }),
  );
  expect(places.every(({ isShown }) => isShown)).toBe(true);
  expect(places.map(({ left }) => left)).toEqual(places.map(({ left }) => left).sort((a, b) => a - b));
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
