import { expect, type Page, test } from '@playwright/test';
import { DEEP_ONLY } from '#test/depth.ts';
import { type Deployment, develop } from './support/servers.ts';
import { expectAccessible, goTo } from './support/test.ts';

let server: Deployment;
test.beforeAll(async () => {
  server = await develop({});
});
test.afterAll(() => server.stop());

/** Errors that the parts cause on purpose: a panel that throws, and images that do not exist. */
const ON_PURPOSE = /Drawn on purpose|<Throwing>|Failed to load resource/;

function watch(page: Page): string[] {
  const complaints: string[] = [];
  const note = (text: string) => !ON_PURPOSE.test(text) && complaints.push(text);
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  return complaints;
}

const choice = (page: Page, label: string) => page.getByRole('navigation', { name: label });
/** The same links, which this locator finds even while a dialog covers them. */
const covered = (page: Page, label: string) => page.locator(`nav[aria-label="${label}"] a`);

async function open(page: Page, query: string): Promise<string[]> {
  await page.goto(`${server.url}/parts${query}`);
  // The development server compiles each module on first request.
  await expect(covered(page, 'Parts').first()).toBeAttached({ timeout: 100_000 });
  return covered(page, 'Parts').allTextContents();
}

/**
 * Checks that the examples on the page are rendered, and that full and hostile ones show content. A dialog
 * shows its content outside its example. No text, however long its words, may make the page wider.
 */
async function expectRendered(page: Page): Promise<void> {
  await expect(page.locator('.example').first()).toBeAttached();
  await expect(page.locator('.example[data-rendered="false"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  const rendered = page.locator('.example:is([aria-label$="full"], [aria-label$="hostile"])');
  for (const example of await rendered.all()) {
    const own = example.locator(':scope > :not(.example-name)');
    await expect(own.or(page.locator('[role="dialog"]')).first()).toBeAttached();
  }
}

/**
 * The URLs of the part on the page: one for all of its states, or one per state if the states would cover one
 * another.
 */
async function addressesOf(page: Page): Promise<string[]> {
  const links = covered(page, 'States');
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return all[0]?.includes('state=') ? all : all.slice(0, 1);
}

async function walk(page: Page, query: string, check: () => Promise<void>): Promise<void> {
  const parts = await open(page, `?${query}`);
  expect(parts.length).toBeGreaterThan(70);
  for (const part of parts) {
    await test.step(part, async () => {
      await goTo(page, `/parts?part=${part}&${query}`);
      await expect(page.locator('main > h1')).toHaveText(part);
      for (const address of await addressesOf(page)) {
        await goTo(page, address);
        await expectRendered(page);
        await check();
      }
    });
  }
}

for (const { theme, language } of [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'de' },
  { theme: 'dark', language: 'fr' },
  { theme: 'light', language: 'it' },
  { theme: 'dark', language: 'nl' },
] as const) {
  test(
    `each part of the console renders in each of its states, ${theme}, in ${language}`,
    DEEP_ONLY,
    async ({ page }) => {
      test.setTimeout(600_000);
      const complaints = watch(page);
      // The document has the same structure in every language and theme, so only its colors are checked again.
      const coloursOnly = language !== 'en';
      await walk(page, `theme=${theme}&language=${language}`, () =>
        expectAccessible(page, { within: 'main, [role="dialog"]', coloursOnly }),
      );
      expect(complaints).toEqual([]);
    },
  );
}

const ONE_STATE =
  'the gallery shows one state, theme and language, and its URL includes them; a dialog covers it until it is closed';
test(ONE_STATE, DEEP_ONLY, async ({ page }) => {
  await open(page, '?part=item-events');
  await choice(page, 'States').getByRole('link', { name: 'failed' }).click();
  await choice(page, 'Languages').getByRole('link', { name: 'fr' }).click();
  await choice(page, 'Themes').getByRole('link', { name: 'dark' }).click();
  await expect(page.locator('.example')).toHaveCount(1);
  await expect(page.locator('.example').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect(page).toHaveURL(/part=item-events&theme=dark&language=fr&state=failed/);

  await goTo(page, '/parts?part=settings');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choice(page, 'Parts').getByRole('link', { name: 'search-saved' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Late in Venlo');
});
