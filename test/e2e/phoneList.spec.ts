import { expectTipFits } from './support/layout.ts';
import { expectLayoutShift, recordLayoutShifts } from './support/layoutShifts.ts';
import { expect, goTo, speak, test } from './support/test.ts';

test('R409: on a phone held sideways nothing covers the rows, and the pager can be scrolled to', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signIn('staff', '/?page=1');
  await expect(page.getByRole('row').nth(5)).toBeAttached();
  const pager = page.getByRole('navigation', { name: 'Result pages' });
  const gap = () =>
    page.evaluate(() => {
      const [frame, bar] = ['.table-frame', '.results-bar'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return (bar?.top ?? 0) - (frame?.bottom ?? 0);
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await pager.scrollIntoViewIfNeeded();
  await expect(pager).toBeInViewport({ ratio: 0.9 });
});

test('R29, R106, R493: on a phone the first order is in the first 320 px and nothing moves when it arrives, the tools are in one menu, the dates can be expanded, the explanation of the search text fits, and a filter tag is one line high', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordLayoutShifts(page);
  await signIn('staff', '/?merchants=acme-print&page=1');
  const first = page.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(320);
  await expectLayoutShift(page, 0.005);

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

  await expectTipFits(page, page.getByRole('button', { name: 'How to write the search text' }));
  const start = page.getByRole('textbox', { name: /^Start date/ });
  await expect(start).toBeHidden();
  await page.getByRole('button', { name: /^Past 6 months/ }).click();
  await expect(start).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();

  const long = 'a-very-long-merchant-'.repeat(4);
  await goTo(page, `/?merchants=${long}&page=1`);
  const tag = page.locator('.filter-tag').filter({ hasText: long });
  const remove = page.getByRole('button', { name: /^Remove filter/ }).first();
  await expect(tag).toBeVisible();
  expect((await tag.boundingBox())?.height).toBeLessThan(32);
  expect((await remove.boundingBox())?.width).toBeGreaterThanOrEqual(24);
});

test('R146, R632: in a narrow window, a status that an order is held in is whole, and so are a customer and a merchant that fit beside each other', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await speak(page, 'de');
  await signIn('staff', '/?errorStatuses=onHold&page=1');
  const labels = page.locator('tbody .status-label', { hasText: 'Zurückgestellt: ' });
  await expect(labels.first()).toBeVisible();
  const cut = await labels.evaluateAll((all) =>
    all
      .flatMap((label) => [label, label.closest('td') ?? label])
      .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1)
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
  const truncated = await page.locator('tbody tr').evaluateAll((rows) => {
    const range = document.createRange();
    const textWidth = (cell: Element) => {
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().width;
    };
    const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
    return rows.flatMap((row) => {
      const cells = [...row.querySelectorAll('.col-recipient, .col-merchant')];
      const isCut = cells.some((cell) => cell.scrollWidth > cell.clientWidth);
      const fits = total(cells.map(textWidth)) <= total(cells.map((cell) => cell.clientWidth));
      return isCut && fits ? [row.textContent] : [];
    });
  });
  expect(truncated).toEqual([]);
});
