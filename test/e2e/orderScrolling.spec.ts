import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { deepUnless, IS_DEEP } from '#test/depth.ts';
import { setTextSize } from './support/layout.ts';
import { expect, speak, test } from './support/test.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  const title = `R393: at ${width} px, another view of a long order is shown on the screen`;
  test(title, deepUnless(width === 390), async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn('staff', orderPath(LANDMARKS.large130));
    await expect(page.getByRole('article')).toHaveCount(130);
    await expect(page.getByRole('navigation', { name: 'Order views' })).not.toBeInViewport();
    await page.keyboard.press('2');
    const event = page.getByRole('list', { name: 'Events, newest first' }).getByRole('article').first();
    await expect(event).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Order views' });
    await expect(links).toBeInViewport();
    await page.reload();
    await expect(event).toBeVisible();
    await expect(links).toBeInViewport();
  });
}

/** Runs in the page. The name of the focused element if the sticky header covers all of it; otherwise null. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused?.closest('.order-body')) return null;
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const header = Math.max(...[...document.querySelectorAll('.order-header, .order-sticky')].map(bottomOf));
  return bottomOf(focused) <= header + 1 ? `${focused.tagName} ${focused.textContent}` : null;
}

/** Widths and heights of the window, and text sizes in percent: the whole header is sticky only in the first. */
const HEADER_SIZES = [
  [1280, 720, 100],
  [320, 256, 100],
  ...(IS_DEEP
    ? ([
        [700, 800, 100],
        [1280, 800, 200],
      ] as const)
    : []),
] as const;

test('R398: the header covers no control that has the focus, in windows and text of any size', async ({
  page,
  signIn,
}) => {
  await signIn('staff', orderPath(LANDMARKS.missedSlas));
  for (const [width, height, textSize] of HEADER_SIZES) {
    await setTextSize(page, textSize);
    await page.setViewportSize({ width, height });
    const covered: string[] = [];
    await page.getByRole('article').last().getByRole('button').last().focus();
    for (const key of ['Shift+Tab', 'Tab'])
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press(key);
        const name = await page.evaluate(coveredFocus);
        if (name !== null) covered.push(`${key}: ${name}`);
      }
    expect(covered, `${width} × ${height} px, ${textSize} %`).toEqual([]);
  }
});

for (const [landmark, textSize] of [
  ['untouched', 100],
  ['large26', 200],
] as const)
  test(
    `R398: at ${textSize} %, the actions on selected items do not cover the item that a key moves to`,
    deepUnless(textSize === 200),
    async ({ page, signIn }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await setTextSize(page, textSize);
      await signIn('staff', orderPath(LANDMARKS[landmark]));
      await expect(page.getByRole('article').first()).toBeVisible();
      const bar = page.getByRole('region', { name: 'Selected items' });
      for (const keys of ['jx', 'jx']) {
        await page.keyboard.type(keys);
        const focused = page.getByRole('article').locator(':focus');
        const bottom = await focused.evaluate((element) => element.getBoundingClientRect().bottom);
        await expect(bar).toBeVisible();
        expect(bottom).toBeLessThanOrEqual(await bar.evaluate((part) => part.getBoundingClientRect().top));
      }
    },
  );

test('R398: at 640 px, messages appear above the actions on the selected items', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 640, height: 700 });
  await speak(page, 'de');
  await signIn('staff', orderPath(LANDMARKS.untouched));
  await page.locator('.item-checkbox input').first().check();
  const bar = await page.locator('.selected-items').evaluate((part) => part.clientHeight);
  const room = await page
    .locator('.snackbars')
    .evaluate((part) => window.innerHeight - part.getBoundingClientRect().bottom);
  expect(room).toBeGreaterThan(bar);
});
