import { LANDMARKS } from '../../src/mocks/landmarks.ts';
import { asset, forgetFiles, happened, PERSISTENT } from './support/lostFiles.ts';
import { expect, expectWhole, goTo, test } from './support/test.ts';

test('texts that do not load are never shown as keys', async ({ page, signIn, platform, complaints }) => {
  const fault = { kind: 'networkError' };
  const lose = (file: string) =>
    platform.control({ command: 'fault', match: asset(file), fault, times: PERSISTENT });
  const order = `/orders/${LANDMARKS.single}`;
  const orderText = page.getByRole('button', { name: 'Copy for ticket' });
  await forgetFiles(page);
  // The texts are fully loaded before any file is lost, because a page with a missing file reloads itself.
  const ahead = page.waitForResponse(/order-texts-en/);
  await signIn('staff', '/support');
  await (await ahead).finished();

  await test.step('lost in the background: they are requested again when a page needs them', async () => {
    await lose('order-texts-en');
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('order-texts-en'));
    await page.goto('/support');
    await lost;
    await platform.control({ command: 'mend' });
    // The console does not request the file again within a second of the failure.
    await page.waitForTimeout(1_200);
    await goTo(page, order);
    await expect(orderText).toBeVisible();
  });

  await test.step('lost permanently: the page says so', async () => {
    await lose('order-texts-en');
    await page.goto(order);
    await expect(page.getByRole('alert')).toContainText('Something went wrong on this page');
    await expectWhole(page);
    await platform.control({ command: 'mend' });
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(orderText).toBeVisible();
  });

  await test.step('the first texts: the console says that it could not start', async () => {
    await lose('texts-en');
    await page.goto('/support');
    await expect(page.getByRole('heading', { name: 'The console could not start' })).toBeVisible();
    await platform.control({ command: 'mend' });
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(happened(page)).toBeVisible();
  });

  await test.step('another language: the console keeps the previous language', async () => {
    await lose('texts-de');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).getByLabel('Language').selectOption('de');
    await page
      .getByRole('dialog', { name: 'Settings' })
      .getByRole('button', { name: 'Save settings' })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('link', { name: 'Reports' })).toBeVisible();
  });
  expect(complaints.filter((text) => !/texts-(en|de)-|No texts for/.test(text))).toEqual([]);
  complaints.length = 0;
});
