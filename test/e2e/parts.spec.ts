import { expect, type Page, test } from '@playwright/test';
import { type Deployment, develop } from './support/servers.ts';
import { expectAccessible } from './support/test.ts';

let server: Deployment;
test.beforeAll(async () => {
  server = await develop({});
});
test.afterAll(() => server.stop());

/** What the parts draw on purpose: a panel that throws, and images that are not there. */
const ON_PURPOSE = /Drawn on purpose|<Throwing>|Failed to load resource/;

function watch(page: Page): string[] {
  const complaints: string[] = [];
  const note = (text: string) => !ON_PURPOSE.test(text) && complaints.push(text);
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  return complaints;
}

const choice = (page: Page, label: string) => page.getByRole('navigation', { name: label });

async function open(page: Page, query: string): Promise<string[]> {
  await page.goto(`${server.url}/parts${query}`);
  await expect(choice(page, 'Parts')).toBeVisible();
  return choice(page, 'Parts').getByRole('link').allTextContents();
}

/** Every story of the part is drawn, and what is full or hostile has something to show. */
async function show(page: Page, part: string): Promise<void> {
  await choice(page, 'Parts').getByRole('link', { name: part, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
  await expect(page.locator('.story').first()).toBeVisible();
  await expect(page.locator('.story[data-drawn="false"]')).toHaveCount(0);
  // Nothing of a part, however long its words, makes the page wider.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  const drawn = page.locator('.story:is([aria-label$="full"], [aria-label$="hostile"])');
  for (const story of await drawn.all())
    await expect(story.locator(':scope > :not(.story-name)').first()).toBeAttached();
}

for (const { theme, language } of [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'de' },
] as const) {
  const isFirst = language === 'en';
  test(`each part of the console is drawn in each of its states, ${theme}, in ${language}${isFirst ? '' : ' @deep'}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const complaints = watch(page);
    const parts = await open(page, `?theme=${theme}&language=${language}`);
    expect(parts.length).toBeGreaterThan(40);
    for (const part of parts) {
      await test.step(part, async () => {
        await show(page, part);
        await expectAccessible(page, { within: 'main', coloursOnly: !isFirst });
      });
    }
    expect(complaints).toEqual([]);
  });
}

test('the gallery shows one state, another theme and another language, and its address says so', async ({
  page,
}) => {
  await open(page, '?part=item-events');
  await choice(page, 'States').getByRole('link', { name: 'failed' }).click();
  await choice(page, 'Languages').getByRole('link', { name: 'fr' }).click();
  await choice(page, 'Themes').getByRole('link', { name: 'dark' }).click();
  await expect(page.locator('.story')).toHaveCount(1);
  await expect(page.locator('.story').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect(page).toHaveURL(/part=item-events&theme=dark&language=fr&state=failed/);
});
