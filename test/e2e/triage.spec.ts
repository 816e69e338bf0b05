import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const WANTED = 10;
const LIMIT = 60;
/** Remedies that a dialog carries out; for the others somebody has to be asked. */
const BY_DIALOG = /^(Reorder|Clear alerts|Retry routing)/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');

/** Presses keys and counts them; a key held down with another is one press. */
function keyboardOf(page: Page) {
  let count = 0;
  return {
    press: async (keys: string) => {
      count += 1;
      await page.keyboard.press(keys);
    },
    count: () => count,
  };
}

/** Signs in from the first page on, as somebody who never touches the mouse. */
async function signInByKeys(page: Page, press: (keys: string) => Promise<void>): Promise<void> {
  await page.goto('/');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await button.focus();
  await press('Enter');
  await page.locator('[href*="person=staff"]').first().focus();
  await press('Enter');
  await expect(page.getByRole('region', { name: 'Start here' })).toBeVisible();
}

/** The words of the remedy of the order that is open, once another order than `last` is. */
async function nextRemedy(page: Page, last: string | null): Promise<string> {
  await expect(heading(page)).toBeVisible();
  if (last !== null) await expect(heading(page)).not.toHaveText(last);
  const beside = page.getByRole('complementary', { name: 'Results beside the order' });
  await expect(beside.locator('[aria-current="true"]')).toBeVisible();
  const remedy = page.locator('.problem-remedy').first();
  await expect(remedy).toBeVisible();
  return ((await remedy.textContent()) ?? '').trim();
}

interface Job {
  page: Page;
  press: (keys: string) => Promise<void>;
  /** What happens before the dialog of the remedy at this place is sent. */
  before?: (place: number) => Promise<void>;
}

/** From the start page: opens the most urgent order and remedies ten, each with f, Ctrl+Enter and Escape. */
async function remedyTen({ page, press, before = async () => {} }: Job): Promise<void> {
  let handled = 0;
  await press('s');
  let last: string | null = null;
  for (let place = 0; place < WANTED; ) {
    const remedy: string = await nextRemedy(page, last);
    last = (await heading(page).textContent()) ?? '';
    if (!BY_DIALOG.test(remedy)) {
      await press('j');
      continue;
    }
    handled += 1;
    await press('f');
    await expect(dialog(page)).toBeVisible();
    await before(place);
    await press('Control+Enter');
    const ended = dialog(page).getByText(/^1 of 1 processed · 1 /);
    await expect(ended.or(heading(page).filter({ hasNotText: last })).first()).toBeVisible();
    if (await dialog(page).isHidden()) {
      place += 1;
      continue;
    }
    const isDone = /1 reordered/.test((await ended.textContent()) ?? '');
    await press('Escape');
    await expect(dialog(page)).toBeHidden();
    if (isDone) place += 1;
    else await press('j');
  }
  await expect(page.getByText(new RegExp(`^${handled} of [\\d,]+ orders handled$`))).toBeVisible();
}

test('ten late orders are remedied by keys alone, from the sign-in on', async ({ page }) => {
  test.setTimeout(120_000);
  const keys = keyboardOf(page);
  await signInByKeys(page, keys.press);
  await remedyTen({ page, press: keys.press });
  expect(keys.count()).toBeLessThan(LIMIT);
});
