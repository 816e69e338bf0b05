import type { Page } from '@playwright/test';
import { DEEP_ONLY } from '#test/depth.ts';
import { LANDMARKS } from '../../src/mocks/landmarks.ts';
import { expect, FEW_RESULTS, goTo, test } from './support/test.ts';

/** Checks that the focused element shows its focus by an outline or a shadow. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isShown = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return isShown ? 'visible' : `hidden: ${element.outerHTML.slice(0, 200)}`;
  });
  expect(focus).toBe('visible');
}

/**
 * Moves the focus through all controls of the page, and returns those that do not show it: they have no outline,
 * or a frame without scrolling cuts it off at more than one side.
 */
async function controlsWithoutOutline(page: Page): Promise<string[]> {
  // Only after a key does a focus that a script sets count as that of the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    const sidesCutOff = (control: Element, frame: Element, width: number) => {
      const [inner, outer] = [control.getBoundingClientRect(), frame.getBoundingClientRect()];
      const beyond = [outer.left - inner.left, inner.right - outer.right, outer.top - inner.top];
      return [...beyond, inner.bottom - outer.bottom].filter((distance) => distance + width > 0.5).length;
    };
    const showsFocus = (control: HTMLElement) => {
      control.focus();
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
      const width = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const cuts = (frame: Element) => getComputedStyle(frame).overflowX === 'hidden';
      const frames = ancestors(control).filter((ancestor) => ancestor !== document.body && cuts(ancestor));
      return outlineStyle !== 'none' && frames.every((frame) => sidesCutOff(control, frame, width) < 2);
    };
    return [...document.querySelectorAll<HTMLElement>('a[href], .page-link, button, input, select, summary')]
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
      .filter((control) => !showsFocus(control))
      .map((control) => control.outerHTML.slice(0, 160));
  });
}

test('R572: every control shows by an outline that it has the focus', async ({ page, signIn }) => {
  await signIn('staff', '/?page=1');
  await expect(page.getByRole('navigation').getByText('100', { exact: true })).toBeVisible();
  expect(await controlsWithoutOutline(page)).toEqual([]);
  await page.keyboard.press('s');
  await expect(page.getByRole('navigation', { name: 'Order views' })).toBeVisible();
  expect(await controlsWithoutOutline(page)).toEqual([]);
  await goTo(page, `/orders/${LANDMARKS.allEvents}`);
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await controlsWithoutOutline(page)).toEqual([]);
});

test('by keyboard only: search, select three, open, go to the next, act, go back', async ({
  page,
  signIn,
}) => {
  await signIn('staff');
  const press = (keys: string) => page.keyboard.press(keys);
  await expect(page.getByRole('searchbox', { name: 'Search text' })).toBeVisible();
  await press('/');
  await expectVisibleFocus(page);
  await page.keyboard.type('poster');
  await press('Enter');
  const table = page.getByRole('table');
  await expect(table.getByRole('link').nth(5)).toBeVisible();

  // Escape leaves the text field, which keeps its text. Shortcuts do not work while a field has the focus.
  await press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Search text' })).toHaveValue('poster');
  for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) {
    await press(key);
    await expectVisibleFocus(page);
  }
  await expect(table.getByRole('checkbox', { checked: true })).toHaveCount(3);

  const second = await table.getByRole('link').nth(2).getAttribute('data-order-id');
  const third = await table.getByRole('link').nth(3).getAttribute('data-order-id');
  await press('Enter');
  await expect(page).toHaveURL(new RegExp(`/orders/${second}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('title', second ?? '');
  await press('n');
  await expect(page).toHaveURL(new RegExp(`/orders/${third}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('title', third ?? '');

  // The palette offers the actions that the order allows.
  await press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('callback');
  await expect(page.getByRole('option', { name: /callback/i }).first()).toBeVisible();
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  await expectVisibleFocus(page);
  await press('Escape');
  await expect(dialog).toBeHidden();

  await press('u');
  await expect(page).toHaveURL(/searchTerm=poster/);
  await expect(table.locator(`[data-order-id="${third}"]`)).toBeVisible();
  await expect(table.getByRole('checkbox', { checked: true })).toHaveCount(3);
});

test(
  'help, palette, settings and notifications open by keys and return the focus',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await signIn('developer', FEW_RESULTS);
    const first = page.getByRole('table').getByRole('link').first();
    await expect(first).toBeVisible();
    await page.keyboard.press('j');
    await expect(first).toBeFocused();
    for (const keys of [['?'], ['Control+k'], ['g', ','], ['g', 'n']]) {
      for (const key of keys) await page.keyboard.press(key);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(first).toBeFocused();
    }
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(page.getByRole('complementary', { name: 'Platform calls' })).toBeVisible();
  },
);

test(
  'R191: the scrolling keys scroll an order and the results right after their link was opened',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    const scrolled = (selector: string) => page.locator(selector).evaluate((element) => element.scrollTop);
    await signIn('staff', `/orders/${LANDMARKS.large130}`);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('PageDown');
      expect(await scrolled('main')).toBeGreaterThan(100);
    }).toPass();

    await page.goto('/?page=1');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await scrolled('.table-frame')).toBeGreaterThan(100);
    }).toPass();
  },
);
