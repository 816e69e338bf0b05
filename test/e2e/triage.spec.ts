import type { Page } from '@playwright/test';
import { CHECK_PAUSES_MS } from '#domain/limits.ts';
import type { RequestDocument } from '#mocks/documents.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { originalOf } from '#test/placedOrders.ts';
import { PLACING, written } from './support/bulkRun.ts';
import { expect, test } from './support/test.ts';

const WANTED = 10;
/** The number of keys for ten orders. The order of the queue determines how many others are in between. */
const LIMIT = 60;
/**
 * Matches the remedies carried out by a dialog. For the others, the user has to contact someone, or to place
 * the order with changes on another site.
 */
const BY_DIALOG = /^(Reorder(?! with changes)|Clear alerts|Retry routing)/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const startHere = (page: Page) => page.getByRole('region', { name: 'Start here' });
const dialog = (page: Page) => page.getByRole('dialog');
const failed = (page: Page) => dialog(page).getByText(/^0 of 1 new order placed · 1 failed/);

/** Presses keys and counts them; a key combination counts as one press. */
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

/** Signs in with the keyboard only, starting on the first page. */
async function signInByKeys(page: Page, press: (keys: string) => Promise<void>): Promise<void> {
  await page.goto('/');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await button.focus();
  await press('Enter');
  await page.locator('[href*="person=staff"]').first().focus();
  await press('Enter');
  await expect(startHere(page)).toBeVisible();
}

/** Waits until an order other than `last` is open. Returns the text of its first remedy. */
async function nextRemedy(page: Page, last: string | null): Promise<string> {
  await expect(heading(page)).toBeVisible();
  if (last !== null) await expect(heading(page)).not.toHaveAttribute('title', last);
  const beside = page.getByRole('complementary', { name: 'Results beside the order' });
  await expect(beside.locator('[aria-current="true"]')).toBeVisible();
  const remedy = page.locator('.problem-remedy').first();
  await expect(remedy).toBeVisible();
  return ((await remedy.textContent()) ?? '').trim();
}

interface Job {
  page: Page;
  wanted: number;
  press: (keys: string) => Promise<void>;
  /** Runs before the dialog of the remedy at this index is sent. */
  before?: (index: number) => Promise<void>;
  /** Runs after sending; returns whether a failed remedy has to be sent again. */
  after?: (index: number) => Promise<boolean>;
}

/**
 * How the remedy has ended. The dialog of a run says so. The dialog of any other write closes if the write
 * succeeds, and the next order opens.
 */
async function outcomeOf(page: Page, orderId: string): Promise<'done' | 'failed'> {
  const ended = dialog(page).getByText(/^(1 of 1 new order placed|0 of 1 new order placed · 1 failed)/);
  const refused = dialog(page).getByRole('alert').first();
  const isNext = page.locator(`h1.order-title:not([title="${orderId}"])`);
  await expect(ended.or(refused).or(isNext).first()).toBeVisible();
  if (await dialog(page).isHidden()) return 'done';
  if (await ended.isVisible()) return /^1 of 1/.test((await ended.textContent()) ?? '') ? 'done' : 'failed';
  return 'failed';
}

/**
 * Remedies the open order with f, Ctrl+Enter and Escape. The index is the number of orders remedied before
 * it.
 */
async function remedy({ page, press, before, after }: Job, orderId: string, index: number) {
  await press('f');
  await expect(dialog(page)).toBeVisible();
  await before?.(index);
  await press('Control+Enter');
  const isDisturbed = (await after?.(index)) ?? false;
  let outcome = await outcomeOf(page, orderId);
  if (isDisturbed && outcome === 'failed') {
    await press('Control+Enter');
    await expect(failed(page)).toBeHidden();
    outcome = await outcomeOf(page, orderId);
  }
  if (await dialog(page).isVisible()) await press('Escape');
  return outcome;
}

/**
 * Opens the most urgent order from the start page, and remedies as many orders as are wanted. It skips an
 * order that no dialog can remedy, or whose remedy fails. Returns the number of skipped orders, each of which
 * takes one key.
 */
async function remedyOrders(job: Job): Promise<number> {
  const { page, press, wanted } = job;
  await press('s');
  let last: string | null = null;
  let tried = 0;
  let skipped = 0;
  for (let index = 0; index < wanted; ) {
    const label: string = await nextRemedy(page, last);
    last = (await heading(page).getAttribute('title')) ?? '';
    const outcome = BY_DIALOG.test(label) ? await remedy(job, last, index) : null;
    if (outcome) tried += 1;
    if (outcome === 'done') index += 1;
    else {
      skipped += 1;
      await press('j');
    }
  }
  // The page itself does not scroll, so none of its parts is hidden under the console's top bar.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await expect(page.getByText(new RegExp(`^${tried} of [\\d,]+ orders handled$`))).toBeVisible();
  return skipped;
}

test('ten late orders are remedied by keyboard only, from the sign-in on', DEEP_ONLY, async ({ page }) => {
  const keys = keyboardOf(page);
  await signInByKeys(page, keys.press);
  const skipped = await remedyOrders({ page, press: keys.press, wanted: WANTED });
  expect(keys.count() - skipped).toBeLessThan(LIMIT);
});

test(
  'ten late orders are remedied by keyboard only while three calls fail, none of them twice',
  DEEP_ONLY,
  async ({ page, platform, signIn }) => {
    const APPLIED = 2;
    const faults: Record<number, unknown> = {
      1: { kind: 'status', status: 422 },
      [APPLIED]: { kind: 'status', status: 500, isApplied: true },
      3: { kind: 'status', status: 400 },
    };
    const before = async (index: number) => {
      const fault = faults[index];
      if (fault) await platform.control({ command: 'fault', match: PLACING, fault });
    };
    const after = async (index: number) => {
      if (index === APPLIED) {
        await expect(dialog(page).getByText(/Checking orders/)).toBeVisible();
        await page.clock.fastForward(CHECK_PAUSES_MS[0]);
      }
      return faults[index] !== undefined;
    };
    await page.clock.install();
    await signIn('staff');
    await expect(startHere(page)).toBeVisible();
    await remedyOrders({ page, press: keyboardOf(page).press, wanted: WANTED, before, after });
    const originals = (await written(platform.control, 'placeOrder')).map(({ body }) =>
      originalOf(body as RequestDocument),
    );
    expect(new Set(originals).size).toBe(originals.length);
  },
);

test(
  'ten late orders are remedied by keyboard only, although the session expires in between',
  DEEP_ONLY,
  async ({ page, context, platform }) => {
    const EXPIRES_AT = 5;
    const keys = keyboardOf(page);
    const before = async (index: number) => {
      if (index !== EXPIRES_AT) return;
      await context.clearCookies();
      await platform.control({ command: 'switch', switches: { expired: true } });
    };
    const after = async (index: number) => {
      if (index !== EXPIRES_AT) return false;
      await expect(dialog(page).getByRole('button', { name: 'Sign in again' })).toBeVisible();
      const opening = page.waitForEvent('popup');
      await keys.press('Control+Enter');
      const opened = await opening;
      const closed = opened.waitForEvent('close');
      await opened.locator('[href*="person=staff"]').first().focus();
      await opened.keyboard.press('Enter');
      await closed;
      await expect(dialog(page).getByRole('button', { name: 'Sign in again' })).toBeHidden();
      // A run goes on from where it stopped, any other write is sent again.
      const next = dialog(page).getByRole('button', {
        name: /^(Continue|Clear (\d+ )?alerts|Retry routing)$/,
      });
      await expect(next).toBeVisible();
      await keys.press('Control+Enter');
      await expect(dialog(page).getByText('Your session has ended. Sign in again.')).toBeHidden();
      return false;
    };
    await signInByKeys(page, keys.press);
    const skipped = await remedyOrders({ page, press: keys.press, wanted: WANTED, before, after });
    expect(keys.count() - skipped).toBeLessThan(LIMIT);
  },
);
