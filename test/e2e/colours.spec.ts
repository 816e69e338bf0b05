import type { Locator, Page } from '@playwright/test';
import { expect, FEW_RESULTS, test } from './support/test.ts';

/** Bootstrap's own blue and red, and colors derived from them. */
const FOREIGN = /13, 110, 253|220, 53, 69|134, 183, 254|187, 45, 59/;

/** Bootstrap's alert colors: danger, warning and success, light and dark. */
const FOREIGN_ALERT = new RegExp(
  [
    ...['88, 21, 28', '248, 215, 218', '241, 174, 181', '234, 134, 143', '44, 11, 14', '132, 32, 41'],
    ...['102, 77, 3', '255, 243, 205', '255, 230, 156', '255, 218, 106', '51, 39, 1', '153, 116, 4'],
    ...['10, 54, 34', '209, 231, 221', '163, 207, 187', '117, 183, 152', '5, 27, 17', '15, 81, 50'],
  ].join('|'),
);

function coloursOf(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    const { color, backgroundColor, borderColor, outlineColor, boxShadow } = getComputedStyle(element);
    return [color, backgroundColor, borderColor, outlineColor, boxShadow].join(' ');
  });
}

async function expectOwn(place: Locator): Promise<void> {
  await place.focus();
  // A fading color has its final value only at the end of the transition.
  await place.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  expect(await coloursOf(place)).not.toMatch(FOREIGN);
}

async function openPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('button', { name: 'Request cancellation…' }).click();
}

const NONE = 'rgba(0, 0, 0, 0)';

/** The contrast of a control's edge to the nearest background behind it. */
function edgeContrast(place: Locator): Promise<number> {
  return place.evaluate((element, none) => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let behind: Element | null = element.parentElement;
    while (behind && getComputedStyle(behind).backgroundColor === none) behind = behind.parentElement;
    const edge = luminance(getComputedStyle(element).borderTopColor);
    const surface = luminance(getComputedStyle(behind ?? document.body).backgroundColor);
    return (Math.max(edge, surface) + 0.05) / (Math.min(edge, surface) + 0.05);
  }, NONE);
}

/** Checks the colors of alerts, which the page does not contain at the moment. */
async function expectOwnAlerts(page: Page): Promise<void> {
  const seen = new Set<string>();
  for (const tone of ['danger', 'warning', 'success']) {
    await page.evaluate((name) => {
      const alert = document.createElement('div');
      alert.className = `alert alert-${name}`;
      document.querySelector('main')?.append(alert);
    }, tone);
    const colours = await coloursOf(page.locator(`.alert-${tone}`).last());
    expect(colours).not.toMatch(FOREIGN_ALERT);
    seen.add(colours);
  }
  expect(seen.size).toBe(3);
}

const THEMES = ['light', 'dark'] as const;

async function choose(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
}

test('R29, R495, R496: controls and alerts have the colors of the console and clear edges in both themes, and only problems a background', async ({
  page,
  signIn,
}) => {
  await signIn('staff', FEW_RESULTS);
  const boxes = page.getByRole('table').getByRole('checkbox');
  for (const theme of THEMES) {
    await choose(page, theme);
    for (const control of [page.getByRole('searchbox'), page.getByRole('button', { name: 'Columns' })])
      expect(await edgeContrast(control)).toBeGreaterThanOrEqual(3);
    const label = (tone: string) => page.getByRole('table').locator(`.status-${tone}`).first();
    await expect(label('success')).toHaveCSS('background-color', NONE);
    await expect(label('danger')).not.toHaveCSS('background-color', NONE);
    await boxes.nth(1).check();
    await expectOwn(boxes.nth(1));
    await expectOwn(boxes.first());
    await expectOwn(page.getByRole('searchbox', { name: 'Search text' }));
    await expectOwn(page.getByRole('combobox', { name: 'Sort by' }));
    await expectOwnAlerts(page);
    await openPlan(page);
    await expectOwn(page.getByRole('dialog').getByRole('button', { name: 'Request cancellation' }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('R462, R494: with high contrast, the chosen tab, page, zone, view and box, and the open order stand out', async ({
  page,
  signIn,
}) => {
  const background = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element).backgroundColor);
  const expectChosen = async (chosen: Locator, other: Locator) =>
    expect(await background(chosen)).not.toBe(await background(other));

  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('staff', '/?page=1');
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expectChosen(tab(/^All/), tab(/^Delayed/));
  const pages = page.locator('.pagination');
  await expectChosen(pages.locator('[aria-current]'), pages.getByText('2', { exact: true }));
  const zone = (name: string) => page.getByRole('button', { name, exact: true });
  await expectChosen(zone('Berlin'), zone('UTC'));
  await expect(page.getByRole('table').getByRole('checkbox').first()).toHaveCSS('appearance', 'auto');
  await page.keyboard.press('s');
  const rows = page
    .getByRole('complementary', { name: 'Results beside the order' })
    .locator('[data-order-id]');
  await expectChosen(rows.first(), rows.nth(1));
  const views = page.getByRole('navigation', { name: 'Order views' });
  await expectChosen(
    views.getByRole('link', { name: /^Items/ }),
    views.getByRole('link', { name: /^Events/ }),
  );
  const bar = page.getByRole('progressbar').first();
  expect(await bar.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
});
