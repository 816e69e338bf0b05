import { orderPath } from '#domain/links/paths.ts';
import { LANGUAGES } from '#domain/people/languages.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { deepUnless } from '#test/depth.ts';
import { expectFits } from './support/layout.ts';
import { expect, speak, test } from './support/test.ts';

for (const language of LANGUAGES) {
  test(
    `R99, R509: in ${language}, the sticky part on a phone keeps its height as the data ages, and shows the age whole`,
    deepUnless(language === 'de'),
    async ({ page, signIn }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await speak(page, language);
      await page.clock.install();
      await signIn('staff', orderPath(LANDMARKS.missedSlas));
      await expect(page.locator('.problems')).toBeVisible();
      const heightNow = () => page.locator('.order-sticky').evaluate((part) => part.clientHeight);
      const text = () => page.locator('.refresh-button').textContent();
      const [height, fresh] = [await heightNow(), await text()];
      await page.clock.runFor(35_000);
      await expect.poll(text).not.toBe(fresh);
      expect(await heightNow()).toBe(height);
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        const room = await page
          .locator('.refresh-button')
          .evaluate((one) => one.clientWidth - one.scrollWidth);
        expect(room, `${width} px: ${await text()}`).toBeGreaterThanOrEqual(0);
      }
    },
  );
}

test('R99: below 1200 px, a due fact that names a status does not add a line to the headline', async ({
  page,
  signIn,
}) => {
  await signIn('staff');
  for (const landmark of ['single', 'missedSlas'] as const) {
    await page.goto(orderPath(LANDMARKS[landmark]));
    await expect(page.locator('.headline-due')).toHaveText(landmark === 'single' ? /promised/ : /late/);
    for (const width of [800, 1024, 1180]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.locator('.headline').evaluate((headline) => headline.clientHeight / 28);
      expect(Math.round(lines), `${landmark} at ${width} px`).toBe(2);
    }
  }
});

test('R99: on a phone with large text, the top bar has two lines, and the status of the due fact is whole', async ({
  page,
  signIn,
}) => {
  await speak(page, 'fr');
  await signIn('staff', orderPath(LANDMARKS.missedSlas));
  const status = page.locator('.headline .due-fact-status');
  await expect(status).toBeVisible();
  await expectFits(page, 360, 200);
  const lines = await page.getByRole('banner').evaluate((bar) => bar.clientHeight / 62);
  expect(lines).toBeLessThan(2.5);
  expect(await status.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('R509: below 1200 px, the navigation and the tools of an order share a line while the data ages', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await speak(page, 'nl');
  await signIn('staff', '/?searchTerm=&page=1');
  await page.clock.install();
  await page.locator('tbody a').first().click();
  const lines = () =>
    page.locator('.order-header').evaluate((header) => Math.round(header.clientHeight / 36));
  await expect(page.locator('.headline-due')).toBeVisible();
  const text = () => page.locator('.refresh-button').textContent();
  const fresh = await text();
  expect(await lines()).toBe(3);
  await page.clock.runFor(35_000);
  await expect.poll(text).not.toBe(fresh);
  expect(await lines()).toBe(3);
});
