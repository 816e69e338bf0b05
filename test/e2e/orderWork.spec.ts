import type { Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { expectFits, setTextSize } from './support/layout.ts';
import { expect, expectAccessible, speak, test } from './support/test.ts';

const CANCELLING = { service: 'merchant-order', method: 'POST', path: '/items/[^/]+/cancelrequest' };

const rows = (page: Page) => page.getByRole('article');
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select / });

test('R71 to R74, R225: the items of an order of 130 are filtered, selected and cancelled; one is refused and retried', async ({
  page,
  platform,
  signIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('staff', orderPath(LANDMARKS.large130));
  await expect(rows(page)).toHaveCount(130);
  // The deep run checks all 130 rows with axe (`orderAccessibility.spec.ts`).
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await rows(page).evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(64);
    for (const key of ['j', 'j', 'j', 'k', 'k']) await page.keyboard.press(key);
    // On a phone, the search and the way back scroll away; the actions and the headline stay.
    await expect(page.getByRole('button', { name: 'Order actions' })).toBeInViewport();
    const search = expect(page.getByRole('search', { name: 'Quick search' }));
    await (width < 640 ? search.not : search).toBeInViewport();
    const covered = await page.evaluate(() => {
      const header = document.querySelector('.headline')?.getBoundingClientRect().bottom ?? 0;
      return header - (document.activeElement?.closest('article')?.getBoundingClientRect().top ?? 0);
    });
    expect(covered, `${width} px: a row with the focus lies below the header`).toBeLessThanOrEqual(0);
  }

  const stations = page.getByRole('region', { name: 'Progress' });
  const station = stations.getByRole('button', { name: 'Awaiting order preparation' });
  await station.click();
  await expect(rows(page)).toHaveCount(20);
  await expect(page).toHaveURL(/itemStatus=processing/);
  for (const index of [0, 1, 2]) await boxes(page).nth(index).check();
  const selected = page.getByRole('region', { name: 'Selected items' });
  await expect(selected.getByRole('status')).toHaveText('3 items selected');
  await expectAccessible(page);

  await selected.getByRole('button', { name: 'Cancel items' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel items' });
  await platform.control({
    command: 'fault',
    match: CANCELLING,
    fault: { kind: 'status', status: 409, body: { message: 'The press is running.' } },
  });
  await dialog.getByRole('button', { name: 'Cancel 3 items' }).click();
  await expect(dialog.getByText('2 of 3 items done')).toBeVisible();
  await expect(dialog.getByText(/The press is running\./)).toBeVisible();
  await expectAccessible(page, { within: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Retry failed' }).click();
  await expect(dialog).toBeHidden();
  const { log } = (await platform.control({ command: 'log' })) as { log: { operation: string }[] };
  expect(log.filter(({ operation }) => operation === 'requestCancellation')).toHaveLength(3);
});

/** The headline's due fact, whether it is shown in full, and the position and width of each part. */
function headlineParts(page: Page) {
  return page.locator('.headline').evaluate((headline) => {
    const due = headline.querySelector('.headline-due');
    return {
      due: due?.firstElementChild?.textContent ?? '',
      isWhole: due !== null && due.scrollWidth <= due.clientWidth,
      parts: [...headline.querySelectorAll('.headline-status, .headline-more, .headline-more > *')].map(
        (part) => {
          const { x, y, width } = part.getBoundingClientRect();
          return [part.className, Math.round(x), Math.round(y), Math.round(width)];
        },
      ),
    };
  });
}

const MINUTE = 60_000;
/** Delays in minutes, each a minute before its unit changes: to hours, and to days. */
const LATE_MINUTES = [59, 48 * 60 - 1];

/** An order with a status that was due at that time. */
const dueAt = (id: string, instant: number) =>
  anOrder()
    .id(id)
    .having({ customerName: 'Wilhelmina van Nieuwenhuizen' })
    .with(
      anItem()
        .at('producing')
        .current('fulfillment', { expectedCloseDate: new Date(instant).toISOString() })
        .priced(20),
    )
    .build();

test(
  'R99: the headline is complete on a phone, and a new time unit moves nothing',
  DEEP_ONLY,
  async ({ page, platform, signIn }) => {
    test.slow();
    await page.clock.install();
    await signIn('staff');
    for (const language of ['de', 'fr'] as const) {
      await speak(page, language);
      for (const minutes of LATE_MINUTES) {
        const now = await page.evaluate(() => Date.now());
        const order = dueAt(`late-${language}-${minutes}`, now - minutes * MINUTE);
        await platform.control({ command: 'addOrder', order });
        await page.goto(orderPath(order.orderId));
        await expect(page.getByRole('article')).toBeVisible();
        await expect(page.locator('.skeleton')).toHaveCount(0);
        for (const width of [1280, 360]) {
          await expectFits(page, width);
          for (const text of ['Acme Print', /20,00/, /^Wilhelmina/])
            await expect(page.locator('.headline').getByText(text)).toBeInViewport();
          await expect(page.locator('.headline-attention')).toBeInViewport();
        }
        await page.setViewportSize({ width: 1280, height: 800 });
        const before = await headlineParts(page);
        await page.clock.fastForward(2 * MINUTE);
        await expect.poll(async () => (await headlineParts(page)).due).not.toBe(before.due);
        const after = await headlineParts(page);
        expect(after.parts).toEqual(before.parts);
        expect([before.isWhole, after.isWhole]).toEqual([true, true]);
      }
      await expectFits(page, 390, 200);
      await setTextSize(page, 100);
    }
  },
);

test('130 items can be filtered, shown again and selected', DEEP_ONLY, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('staff', orderPath(LANDMARKS.large130));
  await expect(rows(page)).toHaveCount(130);
  await page.getByRole('searchbox', { name: 'Product or any ID' }).pressSequentially('flyer');
  await expect(rows(page)).not.toHaveCount(130);
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(rows(page)).toHaveCount(130);
  for (const index of [0, 5, 9]) await boxes(page).nth(index).check();
  await expect(page.getByRole('checkbox', { name: /^Select /, checked: true })).toHaveCount(3);
});
