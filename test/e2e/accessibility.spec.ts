import type { Locator, Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { LANGUAGES } from '#domain/people/languages.ts';
import { splitPath } from '#domain/results/splitView.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { DEEP_ONLY, deepUnless, IS_DEEP } from '#test/depth.ts';
import { expectFits } from './support/layout.ts';
import { expect, expectAccessible, FEW_RESULTS, goTo, speak, test } from './support/test.ts';

interface Surface {
  name: string;
  /**
   * The URL path of the surface. With null, the page of the previous surface stays open, but without its
   * overlays.
   */
  path: string | null;
  /** The keys that open it, which are the same in every language. */
  keys?: readonly string[];
  /** An element that is visible once the surface has loaded. */
  shows: (page: Page) => Locator;
  /** The part to check, if the rest of the page was checked with the previous surface. */
  within?: string;
}

const DIALOG = '[role="dialog"]';
const heading = (page: Page) => page.locator('main h1:visible');
const dialog = (page: Page) => page.getByRole('dialog');

/** The surfaces of a signed-in user other than an order's tabs and dialogs. */
const SURFACES: readonly Surface[] = [
  // The sign-in opens the first surface.
  { name: 'the search and the queue', path: null, shows: (page) => page.locator('.queue-urgent li').first() },
  {
    name: 'no results',
    path: '/?searchTerm=nobody-has-this&page=1',
    shows: (page) => page.locator('main h2:visible').first(),
  },
  { name: 'results', path: FEW_RESULTS, shows: (page) => page.locator('[data-order-id]').first() },
  { name: 'key help', path: null, keys: ['?'], shows: dialog, within: DIALOG },
  { name: 'palette', path: null, keys: ['Control+k'], shows: dialog, within: DIALOG },
  { name: 'settings', path: null, keys: ['g', ','], shows: dialog, within: DIALOG },
  {
    name: 'notifications',
    path: null,
    keys: ['g', 'n'],
    shows: (page) => dialog(page).getByRole('listitem').first(),
    within: DIALOG,
  },
  {
    name: 'an order',
    path: orderPath(LANDMARKS.missedSlas),
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: 'the order’s menu',
    path: null,
    keys: ['a'],
    shows: (page) => page.locator('.menu-panel button').first(),
    within: '.order-header',
  },
  {
    name: 'an order beside its results',
    path: splitPath(LANDMARKS.missedSlas, FEW_RESULTS.slice(2)),
    shows: (page) => page.locator('.split-row').first(),
    within: '.split-list',
  },
  { name: 'reports', path: '/reports', shows: heading },
  { name: 'a report of the last search', path: '/reports/create?useLastSearch=true', shows: heading },
  { name: 'support', path: '/support', shows: heading },
  { name: 'not found', path: '/nowhere', shows: heading },
];

async function open(page: Page, { path, keys = [], shows }: Surface): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  if (path !== null) await goTo(page, path);
  for (const key of keys) await page.keyboard.press(key);
  await expect(shows(page)).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/**
 * Checks the page with axe (in the dark theme only its colors), and that nothing is cut off on a phone, on a
 * desktop, or on a desktop with text twice as large. Only the deep run checks overlays in the dark theme.
 */
async function expectGood(page: Page, within = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectFits(page, 360);
  await expectFits(page, 1280, 200);
  await expectFits(page, 1280);
  await expectAccessible(page, { within });
  if (!IS_DEEP && within !== 'html') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expectAccessible(page, { within, coloursOnly: true });
}

// Avoids checking colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  const title = `in ${language}, in both themes, at every width and text size: each screen and overlay`;
  test(title, deepUnless(language === 'en'), async ({ page, signIn, platform }) => {
    test.slow();
    await speak(page, language);
    await signIn('staff', '/');
    for (const surface of SURFACES) {
      await test.step(surface.name, async () => {
        await open(page, surface);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectGood(page, surface.within);
      });
    }
    await test.step('the advanced search', async () => {
      // A filter group with selected values is open from the start.
      await goTo(page, '/?statuses=onHold&page=1');
      await page.locator('#filters').click();
      // The panel is beside the list or over it, depending on the width.
      await expect(page.locator('.advanced-search').getByRole('checkbox').first()).toBeVisible();
      await expectGood(page, '.advanced-search');
    });
    await test.step('a search that fails', async () => {
      const fault = { kind: 'status', status: 400, body: { message: 'The query could not be read.' } };
      await platform.control({ command: 'fault', match: { path: 'ordersearch' }, fault, times: 20 });
      await goTo(page, '/?searchTerm=poster&page=1');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectGood(page);
    });
  });
}

/**
 * Runs `expectGood` in each language (English and German, unless the run is deep), each time after reloading
 * the page and showing the content again. It leaves the language set to English.
 */
async function expectGoodInEach(page: Page, show: () => Promise<void>, within?: string): Promise<void> {
  for (const language of IS_DEEP ? LANGUAGES : (['en', 'de'] as const)) {
    await speak(page, language);
    await page.reload();
    await show();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectGood(page, within);
  }
  await speak(page, 'en');
}

test(
  'the console without a session, without access and for a developer, in every language',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    test.slow();
    const asksToSignIn = () => expect(page.locator('.sign-in')).toBeVisible();
    await page.goto('/');
    // The console first redirects to the identity provider and back, so another page is open for a moment.
    await asksToSignIn();
    await expectGoodInEach(page, asksToSignIn);
    await signIn('nobody');
    await expectGoodInEach(page, () => expect(page.getByRole('alert')).toBeVisible(), 'main');
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await signIn('developer', FEW_RESULTS);
    await expectGoodInEach(
      page,
      async () => {
        await expect(page.locator('[data-order-id]').first()).toBeVisible();
        for (const key of ['g', 'i']) await page.keyboard.press(key);
        await expect(page.locator('.inspector tbody tr').first()).toBeVisible();
      },
      '.inspector',
    );
  },
);

test('a console that cannot start shows an accessible message', async ({ page, complaints }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The console could not start' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expectFits(page, 360);
    await expectFits(page, 1280, 200);
    await expectAccessible(page);
  }
  complaints.length = 0;
});

test('with reduced motion nothing moves: no transition, no animation, no smooth scrolling', async ({
  page,
  signIn,
}) => {
  await signIn('staff', FEW_RESULTS);
  await expect(page.locator('[data-order-id]').first()).toBeVisible();
  for (const keys of [[], ['g', 'n'], ['Escape', 'Control+k']]) {
    for (const key of keys) await page.keyboard.press(key);
    if (keys.length > 0) await expect(dialog(page)).toBeVisible();
    const moving = await page.evaluate(() => {
      const seconds = (list: string) => list.split(', ').map(Number.parseFloat);
      return [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationDuration, animationName, scrollBehavior } =
            getComputedStyle(element);
          const isAnimated =
            animationName !== 'none' && seconds(animationDuration).some((length) => length > 0.01);
          return (
            isAnimated ||
            seconds(transitionDuration).some((length) => length > 0.01) ||
            scrollBehavior === 'smooth'
          );
        })
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    });
    expect(moving).toEqual([]);
  }
});
