import type { Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { LANGUAGES } from '#domain/people/languages.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { deepUnless } from '#test/depth.ts';
import { expectFits, expectTipFits } from './support/layout.ts';
import { expect, goTo, speak, test } from './support/test.ts';

/** The width of the scroll bar in a desktop browser, which the test browser does not show. */
const SCROLL_BAR = 17;

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
  const title = `R146, R486: in ${language}, the list has room for 14 orders at 1280 × 720 and for 20 at 1440 × 900, its default columns fit beside a scroll bar, and a selection moves no order`;
  test(title, deepUnless(language === 'de'), async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280 - SCROLL_BAR, height: 720 });
    await speak(page, language);
    await signIn('staff', '/?page=1');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('row').nth(21)).toBeAttached();
    const frame = page.locator('.table-frame');
    const widths = await frame.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(widths).toEqual([1280 - SCROLL_BAR, 1280 - SCROLL_BAR]);
    for (const [width, height, rows] of [
      [1280, 720, 14],
      [1440, 900, 20],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await rowsInSight(page), `${width} × ${height}`).toBeGreaterThanOrEqual(rows);
    }
    const table = page.getByRole('table');
    const selectAt = async (width: number, checkbox: number) => {
      await page.setViewportSize({ width, height: 720 });
      const top = async () => (await table.boundingBox())?.y;
      const before = await top();
      const box = table.getByRole('checkbox').nth(checkbox);
      await box.check();
      await expect(page.locator('.selection-bar .btn').first()).toBeVisible();
      expect(await top(), `${width}`).toBe(before);
      await box.uncheck();
    };
    for (const width of [1280, 1200, 1024, 768])
      for (const checkbox of [1, 0]) await selectAt(width, checkbox);
  });
}

/** The texts of the controls around the list that overlap another one or are outside the page. */
function misplacedControls(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const controls = '.top-bar, .search-form, .search-bar, .start-page';
    // The touch targets of the tip and of the links reach into the lines around them.
    const all = [...document.querySelectorAll(controls)].flatMap((part) => [
      ...part.querySelectorAll(':is(h1, a, input, select, button):not(.tip-button, .btn-link)'),
    ]);
    const boxes = all
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent || part.className, box: part.getBoundingClientRect() }));
    const outside = boxes.filter(({ box }) => box.left < 0 || box.right > window.innerWidth + 1);
    const overlapping = boxes.filter(({ box: a }, index) =>
      boxes
        .slice(index + 1)
        .some(
          ({ box: b }) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        ),
    );
    return [...outside, ...overlapping].map(({ name }) => name);
  });
}

test('nothing overlaps or is outside the page or the top bar if text is twice as large', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn('staff', '/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const path of ['/', '/?page=1', '/?merchants=acme-print&page=1']) {
    await goTo(page, path);
    await expect(page.locator(path === '/' ? '.queue-urgent' : '.results-table')).toBeVisible();
    await expect(
      page.getByRole('button', { name: path === '/' ? 'Recent orders' : 'Breakdown' }),
    ).toBeVisible();
    expect(await misplacedControls(page), path).toEqual([]);
  }
  const outside = await page.locator('.top-bar').evaluate((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    const controls = [...bar.querySelectorAll('a, button')].filter((control) => control.checkVisibility());
    const boxes = controls.map((control) => control.getBoundingClientRect());
    return boxes.filter((box) => box.top < top || box.bottom > bottom).length;
  });
  expect(outside).toBe(0);
});

for (const language of ['en', 'de', 'fr'] as const) {
  test(
    `R146: on a phone in ${language}, a status has a line of its own`,
    deepUnless(language === 'de'),
    async ({ page, signIn }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await speak(page, language);
      await signIn('staff', '/?errorStatuses=cancelled&errorStatuses=suspended&page=1');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('row').nth(21)).toBeAttached();
      const cut = await page
        .locator('.results-table .status-label')
        .evaluateAll((labels) =>
          labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.clientWidth),
        );
      // Only a status that is longer than the line of a card is cut.
      expect(Math.min(...cut)).toBeGreaterThanOrEqual(320);
      if (language === 'de') await test.step('R145', () => expectSelectionInOneLine(page));
      await page.setViewportSize({ width: 360, height: 740 });
      await goTo(page, '/?delayedStatuses=documentReview&page=1');
      await expect(page.locator('.cell-reason').first()).toBeVisible();
      const clipped = await page.locator('.results-table tbody tr > .col-status').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const { bottom } = cell.getBoundingClientRect();
          const below = [...cell.children].filter((part) => part.getBoundingClientRect().bottom > bottom + 1);
          return below.map((part) => part.textContent);
        }),
      );
      expect(clipped).toEqual([]);
    },
  );
}

/** R145: on a phone, the selection takes one line and moves no order. The console's language is German. */
async function expectSelectionInOneLine(page: Page): Promise<void> {
  const first = page.getByRole('row').nth(1);
  const top = async () => (await first.boundingBox())?.y;
  await expect(page.getByRole('button', { name: 'Werkzeuge' })).toBeVisible();
  const before = await top();
  await page.getByRole('checkbox', { name: /^Alle Auftr/ }).check();
  await expect(page.getByRole('button', { name: 'Auswahl aufheben' })).toBeVisible();
  expect(await top()).toBe(before);
  await expect(page.getByRole('button', { name: 'Anzeigen' })).toBeHidden();
  await page.getByRole('button', { name: 'Werkzeuge' }).click();
  await expect(page.getByRole('button', { name: 'Anzeigen' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Alle .* auswählen$/ })).toBeInViewport({ ratio: 1 });
}

/** An item whose state is as long as it gets: on hold during preparation, with a missed promise date. */
const held = (name: string) =>
  anItem()
    .having({ merchantProductName: name })
    .at('preparing')
    .current('onHold')
    .current('rejected', { detail: 'No stock' });

for (const language of ['de', 'fr'] as const) {
  const title = `R130, R493: in ${language}, the name, the menu and the explanation of an item's card are visible at every width`;
  test(title, deepUnless(language === 'de'), async ({ page, platform, signIn }) => {
    const order = anOrder().id(`cards-${language}`).with(held('Visitekaartjes met folie'), held('Flyers'));
    await platform.control({ command: 'addOrder', order: order.build() });
    await speak(page, language);
    await signIn('staff', orderPath(`cards-${language}`));
    await expect(page.getByRole('article')).toHaveCount(2);
    for (const width of [390, 768, 820, 1024, 1200, 1280, 1440, 1920]) {
      await expectFits(page, width);
      await expectTipFits(page, page.getByRole('article').first().locator('.tip-button').last());
      const misfits = await page.getByRole('article').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const { left, right } = card.getBoundingClientRect();
          const parts = [...card.querySelectorAll('.item-title, .item-status, .item-card-head > .menu')];
          const boxes = parts.map((part) => part.getBoundingClientRect());
          const isOutside = boxes.some((box) => box.left < left || box.right > right);
          return isOutside || (boxes[0]?.width ?? 0) < 150 ? [card.textContent.slice(0, 40)] : [];
        }),
      );
      expect(misfits, `${width} px wide`).toEqual([]);
    }
  });
}
