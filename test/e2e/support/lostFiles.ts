import { expect, type Page } from '@playwright/test';

/** More often than anybody asks for a file before it is put right. */
export const PERSISTENT = 20;

/** The requests for a file of the build, by its name without the hash. */
export const asset = (chunk: string) => ({ service: 'console', path: `^/assets/${chunk}-` });

/** The field of the problem report, a screen that asks the platform for nothing. */
export const happened = (page: Page) => page.getByRole('textbox', { name: 'What happened?' });

/** The browser keeps what it has once had: here each visit asks for it again. */
export async function forgetFiles(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** The frame stands, with one screen in it that says what it is. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
}
