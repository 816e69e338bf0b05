import type { Page } from '@playwright/test';
import { visitFiles } from '../../scripts/visitFiles.ts';
import { expect, test } from './support/test.ts';

const COUNTED = visitFiles(process.env.CONSOLE_BUILD ?? 'dist');

/** Lets the scripts of the size budget through and holds the others until the returned function is called. */
async function holdOtherScripts(page: Page, counted: ReadonlySet<string>) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (!counted.has(file)) await held;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

test('the first results need no code beyond the size budget', async ({ page, signInAtIssuer }) => {
  await test.step('for a user who has to sign in', async () => {
    const letGo = await holdOtherScripts(page, COUNTED.first);
    await signInAtIssuer('staff', '/?page=1');
    await expect(page.locator('[data-order-id]').first()).toBeVisible();
    letGo();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await test.step('for a user who is signed in', async () => {
    const letGo = await holdOtherScripts(page, COUNTED.signedIn);
    await page.reload();
    await expect(page.locator('[data-order-id]').first()).toBeVisible();
    letGo();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
