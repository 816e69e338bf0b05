import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/people/languages.ts';
import { deepUnless, IS_DEEP } from '#test/depth.ts';
import { expect, goTo, speak, test } from './support/test.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;

/** The width of the search text and of both dates, the tops of all controls, and the controls that are cut. */
const formAt = (page: Page) =>
  page.locator('.search-form').evaluate((form) => {
    const widthOf = (selector: string) =>
      [...form.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().width);
    const all = form.querySelectorAll('input, select, .btn-primary, .btn-outline-secondary');
    const controls = [...all].filter((control) => control.checkVisibility());
    const term = form.querySelector<HTMLInputElement>('.search-form-term input');
    const canvas = document.createElement('canvas').getContext('2d');
    if (!term || !canvas) throw new Error('no search text');
    const { font, paddingLeft, paddingRight } = getComputedStyle(term);
    canvas.font = font;
    const space = term.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return {
      term: Math.max(...widthOf('.search-form-term input')),
      isHintWhole: canvas.measureText(term.placeholder).width <= space,
      dates: Math.max(...widthOf('.instant-field')),
      tops: [...new Set(controls.map((control) => control.getBoundingClientRect().top))],
      cut: [...form.querySelectorAll('select, .btn, .instant-field input')]
        .filter((control) => control.scrollWidth > control.clientWidth + 1)
        .map((control) => control.className),
    };
  });

for (const language of LANGUAGES) {
  const title = `R213, R214: in ${language}, the start page shows urgent orders at 1280 × 720 without scrolling, the search text is wider than a date, and nothing is cut`;
  test(title, deepUnless(language === 'de' || language === 'fr'), async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await speak(page, language);
    await signIn('staff', '/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.instant-field')).toHaveCount(2);
    for (const sort of ['createdDate', 'promiseDate']) {
      await page.locator('.search-form-sort select').selectOption(sort);
      const { term, dates, tops, cut, isHintWhole } = await formAt(page);
      expect(cut).toEqual([]);
      expect(isHintWhole).toBe(true);
      expect(tops).toHaveLength(1);
      expect(term).toBeGreaterThan(dates);
    }
    const rows = page.locator('.queue-urgent li');
    for (const index of [0, 1, 2]) await expect(rows.nth(index)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rows.first()).toBeInViewport({ ratio: 1 });
  });
}

/** A search for orders whose rows have the longest status. */
const LONG_STATES = 'errorStatuses=suspended&page=1';

/** Opens the second order of the search beside the results. */
async function openBeside(page: Page, query: string): Promise<void> {
  await goTo(page, `/?${query}`);
  const orderId = await page.locator('.results-table a[data-order-id]').nth(1).getAttribute('data-order-id');
  await goTo(page, `/orders/${orderId}?split=${encodeURIComponent(query)}`);
  await expect(page.locator('.headline')).toBeVisible();
  await expect(page.locator('.split-row').first()).toBeVisible();
}

for (const language of ['en', 'de'] as const) {
  test(
    `R215, R216: in ${language}, the header beside the results and each of their rows have two lines`,
    deepUnless(language === 'de'),
    async ({ page, signIn }) => {
      await speak(page, language);
      await signIn('staff', '/support');
      for (const query of IS_DEEP ? ['page=1', LONG_STATES] : [LONG_STATES]) {
        await openBeside(page, query);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expect(page.locator('.order-header .quick-search')).toBeVisible();
          const tops = await page.locator('.order-header').evaluate((header) => {
            const parts = header.querySelectorAll(
              '.order-step, .quick-search, .order-tools > *, .headline > *',
            );
            const shown = [...parts].filter((part) => part.checkVisibility() && part.clientHeight > 0);
            return shown.map((part) => {
              const { top, bottom } = part.getBoundingClientRect();
              return Math.round((top + bottom) / 20);
            });
          });
          expect(new Set(tops).size, `${query} at ${size.width} px: the lines of ${tops}`).toBe(2);
          const heights = await page
            .locator('.split-row')
            .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
          expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
          expect(Math.max(...heights)).toBeLessThan(64);
          const cutInSpiteOfRoom = await page.locator('.split-row .status-label').evaluateAll((labels) =>
            labels
              .filter((label) => label.scrollWidth > label.clientWidth)
              .filter((label) => {
                const line = label.closest('.split-line') ?? label;
                return line.clientWidth - label.getBoundingClientRect().width > 1;
              })
              .map((label) => label.textContent),
          );
          expect(cutInSpiteOfRoom).toEqual([]);
        }
      }
    },
  );
}

test('R66, R217: the button that copies an ID is directly after the ID, and moves nothing; a cell without a value shows a dash', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn('staff', '/?page=1');
  const row = page.getByRole('row').nth(3);
  const link = row.locator('a[data-order-id]');
  const places = () =>
    row.evaluate((element) =>
      [...element.querySelectorAll('th, td, a')].map((part) => {
        const content = document.createRange();
        content.selectNodeContents(part.matches('a') ? part : (part.firstElementChild ?? part));
        const { x, y, width } = content.getBoundingClientRect();
        return [x, y, width];
      }),
    );
  // The totals appear once the permissions are loaded.
  await expect(row.locator('.col-customerTotal')).not.toBeEmpty();
  const before = await places();
  // The code of the button and of the tools loads last.
  await expect(page.getByRole('button', { name: 'Breakdown' })).toBeVisible();
  await link.hover();
  const button = row.getByRole('button', { name: /^Copy ID/ });
  const [id, copy] = [await link.boundingBox(), await button.boundingBox()];
  expect((copy?.x ?? 0) - (id?.x ?? 0) - (id?.width ?? 0)).toBeLessThan(8);
  expect(await places()).toEqual(before);

  const empty = page.locator('.results-table tbody td.col-orderType:empty').first();
  await expect(empty).toBeAttached();
  expect(await empty.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"–"');
  // The name of a column header does not contain the hint about its width.
  await expect(page.getByRole('columnheader', { name: 'Status', exact: true })).toBeVisible();
});
