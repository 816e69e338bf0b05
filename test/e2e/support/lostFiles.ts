import type { Page } from '@playwright/test';

/** A file with this many failures stays unavailable, because the console requests it less often. */
export const PERSISTENT = 20;

/** Matches the requests for a file of the build. `chunk` is its name without the hash. */
export const asset = (chunk: string) => ({ service: 'console', path: `^/assets/${chunk}-[\\w-]{7}\\.` });

/** A field on the screen for reporting a problem, which makes no calls to the platform. */
export const happened = (page: Page) => page.getByRole('textbox', { name: 'What happened?' });

/** Turns off the browser's cache, so that each visit requests the files again. */
export async function forgetFiles(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
}
