import { expect, type Page, test } from '@playwright/test';
import { deepUnless, IS_DEEP } from '#test/depth.ts';
import { serveDist } from '../../scripts/serveDist.ts';
import { freePort } from './support/freePort.ts';
import { type Deployment, develop, simulate } from './support/servers.ts';

/** The two ways to run a console on the simulated platform, as the README describes them. */
const WAYS: Readonly<Record<string, () => Promise<Deployment>>> = {
  'npm start': () => develop({ VITE_MOCKS: 'on' }),
  'npm run platform, with the settings that it prints': async () => {
    const port = await freePort();
    const platform = await simulate(`http://localhost:${port}`);
    const { url, close } = await serveDist(port, platform.settings);
    return {
      url,
      stop: async () => {
        await close();
        await platform.stop();
      },
    };
  },
};

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.locator('[href*="person=merchantOperator"], [data-person="merchantOperator"]').first().click();
  await expect(page.getByRole('table')).toBeVisible();
}

/**
 * Checks that the banner of the simulated platform is above the console at any width, and that the console
 * reaches the bottom of the window.
 */
async function expectNothingCovered(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height });
    const strip = await page.getByRole('complementary', { name: 'Simulated platform' }).boundingBox();
    const console = await page.locator('#root').boundingBox();
    expect(console?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
    expect(Math.round((console?.y ?? 0) + (console?.height ?? 0))).toBe(height);
  }
}

/** Allows email alerts on the page of the subscription service, or cancels there. */
async function decide(page: Page, choice: 'Allow' | 'Cancel'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Allow email alerts' })).toBeVisible();
  await page.getByText(choice, { exact: true }).click();
}

/** Watches the open order by email, after declining once. */
async function acceptEmails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Watch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Watch order' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await decide(page, 'Cancel');
  await expect(dialog.getByRole('alert')).toContainText('You declined emails');
  await expect(page).toHaveURL(/\/orders\/[^?]+\?(itemId=[^&]+&)?modal=watch$/);

  await dialog.getByRole('button', { name: 'Next' }).click();
  await decide(page, 'Allow');
  await dialog.getByRole('checkbox', { name: 'an item is shipped' }).check();
  await expect(page).toHaveURL(/\/orders\/[^?]+\?(itemId=[^&]+&)?modal=watch$/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your subscriptions have been saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage subscriptions' })).toBeVisible();
}

for (const [name, start] of Object.entries(WAYS)) {
  test(
    `${name}: a user finds an order${IS_DEEP ? ', and accepts emails' : ''}`,
    deepUnless(name === 'npm start'),
    async ({ page }) => {
      // The development server compiles the console first, and the page is loaded four or five times.
      test.slow();
      const { url, stop } = await start();
      let requests = 0;
      page.on('request', () => {
        requests += 1;
      });
      try {
        await signIn(page, `${url}/?page=1`);
        expect(requests).toBeLessThan(400);
        if (name === 'npm start') await expectNothingCovered(page);
        await page.getByRole('table').getByRole('link').first().click();
        await expect(page.getByRole('button', { name: 'Watch' })).toBeVisible();
        if (IS_DEEP) await acceptEmails(page);
      } finally {
        await stop();
      }
    },
  );
}
