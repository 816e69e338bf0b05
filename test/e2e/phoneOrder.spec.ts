import type { Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { orderModalPath } from '#domain/order/orderModal.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { DEEP_ONLY, deepUnless } from '#test/depth.ts';
import { setTextSize } from './support/layout.ts';
import { expect, speak, test } from './support/test.ts';

type SignIn = (person: 'staff', path: string) => Promise<void>;

async function openOnPhone(page: Page, signIn: SignIn, path: string, language: 'de' | 'fr'): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, language);
  await signIn('staff', path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const language of ['de', 'fr'] as const) {
  const depth = deepUnless(language === 'de');

  test(
    `R302: in ${language}, the address dialog shows each status in full`,
    depth,
    async ({ page, signIn }) => {
      await openOnPhone(page, signIn, orderModalPath(LANDMARKS.untouched, 'changeAddress'), language);
      const lists = page.getByRole('dialog').locator('.affected-items');
      await expect(lists).toHaveCount(2);
      const cut = await lists.evaluateAll((all) => all.filter((list) => list.scrollWidth > list.clientWidth));
      expect(cut).toEqual([]);
    },
  );

  test(
    `R225, R547: in ${language}, a row shows its whole status and due time, and what to do if copying fails is in full`,
    depth,
    async ({ page, signIn }) => {
      await openOnPhone(page, signIn, orderPath(LANDMARKS.trackingStates), language);
      await expect(page.locator('.item-row')).toHaveCount(9);
      // Their number depends on the time of day.
      const late = page.locator('.item-row:has(.due-fact-status)');
      await expect(late).not.toHaveCount(0);
      const cut = await late.evaluateAll((rows) =>
        rows.flatMap((row) => {
          const label = row.querySelector('.status-label');
          const fact = row.querySelector('.due-fact')?.getBoundingClientRect();
          const time = row.querySelector('.due-fact-time')?.getBoundingClientRect();
          const name = row.querySelector('.due-fact-status');
          if (!(label && fact && time && name)) return ['a part is missing'];
          const isHidden = name.getBoundingClientRect().top >= fact.bottom - 1;
          return [
            label.scrollWidth > label.clientWidth && 'status',
            (time.left < fact.left - 1 || time.right > fact.right + 1) && 'time',
            !isHidden && name.scrollWidth > name.clientWidth + 1 && 'name',
          ].filter(Boolean);
        }),
      );
      expect(cut).toEqual([]);
      // The browser of the tests does not allow copying.
      await page.locator('.id-strip button').last().click();
      const failure = page.getByRole('alert').filter({ hasText: /erlaubt|autorisé/ });
      await expect(failure).toBeInViewport({ ratio: 1 });
      await page.locator('.summary-facts .menu > button').click();
      await page.locator('.menu-panel .copy-id button').click();
      await expect(failure).toHaveCount(2);
      await expect(failure.last()).toBeInViewport({ ratio: 1 });
    },
  );
}

test('R302: the links of an item are not squeezed by their buttons', DEEP_ONLY, async ({ page, signIn }) => {
  await openOnPhone(page, signIn, orderPath(LANDMARKS.single), 'de');
  await page.getByRole('button', { name: '18 Links' }).click();
  const links = page.getByRole('dialog', { name: 'Weitere Links' }).locator('td a');
  await expect(links).toHaveCount(7);
  const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(100);
});

test('R304: with large text, the progress is below the summary', DEEP_ONLY, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn('staff', orderPath(LANDMARKS.errors));
  const summary = page.getByRole('region', { name: 'Order summary' });
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toBeVisible();
  const areBeside = async () => {
    const [left, right] = [await summary.boundingBox(), await progress.boundingBox()];
    return left !== null && right !== null && left.x + left.width <= right.x;
  };
  expect(await areBeside()).toBe(true);
  await setTextSize(page, 200);
  await expect.poll(areBeside).toBe(false);
});
