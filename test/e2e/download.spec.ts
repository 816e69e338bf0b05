import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { DEEP_ONLY } from '#test/depth.ts';
import { liveCells } from '#test/spreadsheet.ts';
import { expect, expectAccessible, FEW_RESULTS, test } from './support/test.ts';

test('the results of a search are downloaded completely and can be read back', async ({ page, signIn }) => {
  // The search ends an hour ago, so that orders that arrive meanwhile are excluded.
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString();
  await signIn('staff', `/?merchants=acme-print&startDate=${monthAgo}&endDate=${hourAgo}&page=1`);
  const shown = await page
    .getByRole('paragraph')
    .filter({ hasText: /^Rows 1–/ })
    .textContent();
  const total = Number(/of ([\d,]+)/.exec(shown ?? '')?.[1]?.replaceAll(',', ''));
  expect(total).toBeGreaterThan(100);
  const first = await page.locator('[data-order-id]').first().getAttribute('data-order-id');

  await page.getByRole('button', { name: 'Download CSV' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All columns' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('bulk-query.csv');
  await expect(page.getByText(/bulk-query\.csv.* was saved with/)).toBeVisible();
  await expectAccessible(page, { within: '.snackbars' });

  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString('utf8').replace('\uFEFF', '');
  const [header = [], ...rows] = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data;
  expect(header[0]).toBe('Order ID (platform)');
  expect(header).toContain('Created (Europe/Berlin)');
  expect(header).toContain('Total (EUR)');
  expect(rows).toHaveLength(total);
  expect(new Set(rows.map(([id]) => id)).size).toBe(total);
  expect(rows[0]?.[0]).toBe(first);
  expect(rows.every((row) => row.length === header.length)).toBe(true);
  expect(liveCells(text)).toEqual([]);
  const euros = rows.map((row) => row[header.indexOf('Total (EUR)')] ?? '').filter((cell) => cell !== '');
  expect(euros.length).toBeGreaterThan(0);
  expect(euros.filter((amount) => !/^\d+\.\d\d$/.test(amount))).toEqual([]);
});

test(
  'columns can be chosen, reordered by dragging, kept across a reload and reset',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await signIn('staff', FEW_RESULTS);
    // The column of check boxes comes first, once the permissions are known.
    const firstHeaders = async () => (await page.getByRole('columnheader').allTextContents()).slice(1, 4);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Columns of the results table' });
    await expect(panel).toBeVisible();
    const box = await panel.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(600);
    expect(box?.height).toBeLessThanOrEqual(550);
    await expectAccessible(page, { within: '.columns-panel' });
    await panel.getByRole('checkbox', { name: 'Sales channel' }).check();
    const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name }).first();
    await row('Status').scrollIntoViewIfNeeded();
    const handle = await row('Merchant').locator('.reorder-handle').boundingBox();
    const target = await row('Status').boundingBox();
    if (!handle || !target) throw new Error('The rows are not on screen');
    await page.mouse.move(handle.x + 4, handle.y + 4);
    await page.mouse.down();
    await page.mouse.move(handle.x + 4, target.y + 2, { steps: 6 });
    await page.mouse.up();
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('columnheader', { name: 'Sales channel' })).toBeVisible();
    await expect.poll(firstHeaders).toEqual(['Order ID', 'Merchant', 'Status']);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Sales channel' })).toBeVisible();
    await expect.poll(firstHeaders).toEqual(['Order ID', 'Merchant', 'Status']);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('columnheader', { name: 'Sales channel' })).toBeHidden();
  },
);
