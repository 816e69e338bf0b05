import type { Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/**
 * Checks the page or a part of it with axe: fully on a phone in the light theme, and only its colors on a
 * desktop in the dark theme.
 */
async function expectAccessibleInBothThemes(page: Page, within = 'html'): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
    await expectAccessible(page, { within, coloursOnly: colorScheme === 'dark' });
  }
}

/** Opens the order and its first item, which opens automatically if it is the only one. */
async function openItem(page: Page, landmark: keyof typeof LANDMARKS): Promise<void> {
  await page.goto(orderPath(LANDMARKS[landmark]));
  await expect(page.getByRole('article').first()).toBeVisible();
  const isAlone = await page.getByRole('heading', { level: 2, name: '1 item', exact: true }).isVisible();
  const opener = page.locator('.item-toggle, .item-row-toggle').first();
  if (!isAlone) await opener.click();
  await expect(page.getByRole('tablist')).toBeVisible();
  // The page scrolls to the item in the animation frame that shows it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

const TABS = [
  ['single', 'Details', 'Pricing summary'],
  ['unsupported', 'Status overview', 'Remedies'],
  ['errors', 'Status overview', 'History'],
  ['allEvents', 'Events', 'Show as timeline'],
  ['manyEvents', 'Events', 'too many for a timeline'],
  ['cancelled', 'Cancellation requests', 'Accepted'],
  ['changeRequests', 'Change requests', 'Pickup point'],
  ['trackingStates', 'Shipments', 'Contents'],
  ['claimed', 'Related', 'Claims'],
] as const;

test('axe finds nothing in the tabs of an item, in both themes', DEEP_ONLY, async ({ page, signIn }) => {
  test.slow();
  await signIn('staff');
  for (const [landmark, name, text] of TABS) {
    await openItem(page, landmark);
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name }).getByText(text).first()).toBeVisible();
    await expectAccessibleInBothThemes(page, '[role="tabpanel"]');
  }
});

const MODALS = [
  ['Show all IDs', 'Related IDs', 'Order ID'],
  ['Related items', 'Related items', 'has no related items'],
  [/^\d+ links$/, 'Additional links', 'Buyer account'],
  [/^\d+ attributes$/, 'Attributes', 'Name'],
  ['Show attributes', 'Manufacturing attributes', 'bleed'],
  ['Routing details', 'Routing details', 'selected'],
  [/shipment plan/i, 'Shipment plan', 'Expected ship date'],
  ['Item JSON', 'Item as JSON', 'itemId'],
] as const;

test(
  'axe finds nothing in the modals with content to read, in both themes',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    test.slow();
    await signIn('staff', `${orderPath(LANDMARKS.single)}?modal=orderJson`);
    await expect(dialog(page, 'Order as JSON').getByRole('tree')).toBeVisible();
    await expectAccessibleInBothThemes(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    const panel = page.getByRole('tabpanel', { name: 'Details' });
    for (const [opener, name, text] of MODALS) {
      await panel.getByRole('button', { name: opener, exact: true }).click();
      const modal = dialog(page, name);
      await expect(modal.getByText(text).first()).toBeVisible();
      await expectAccessibleInBothThemes(page, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
    }
  },
);

test('axe finds nothing in the rest of an order, in both themes', DEEP_ONLY, async ({ page, signIn }) => {
  test.slow();
  await signIn('staff', orderPath(LANDMARKS.large130));
  await page.getByRole('button', { name: 'Filter items' }).click();
  await expect(dialog(page, 'Filter items')).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await openItem(page, 'hostile');
  // The sticky header would cover half of the content below it.
  await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  await expectAccessibleInBothThemes(page);
  await openItem(page, 'single');
  for (const [opener, text] of [
    [/support contacts/, 'Order support'],
    [/fulfiller details/, 'Accepts cancellations'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessibleInBothThemes(page, '.menu-panel');
  }
});

/** Orders whose items, alerts and panels are of many kinds. */
const VARIED = [
  'large130',
  'errors',
  'trackingStates',
  'changeRequests',
  'severalGroups',
  'halfEmpty',
  'onHold',
] as const;

/** Orders that exist only at the merchant. Their events and their document are shown instead of items. */
const MERCHANT_ONLY = ['merchantOnlyFresh', 'merchantOnlyStuck'] as const;

/** Eight items that are late for two reasons: each reason is one row that expands to its items. */
function eightLateItems() {
  const late = ['preparing', 'fulfillment', 'preparing', 'fulfillment'].flatMap((status) => [
    anItem().at('producing').late(status, 2),
    anItem().at('producing').late(status, 50).quantity(1500),
  ]);
  return anOrder()
    .id('eight-late-items')
    .with(...late)
    .build();
}

test(
  'axe finds nothing in the most difficult orders, including targets that touch each other',
  DEEP_ONLY,
  async ({ page, platform, signIn }) => {
    test.slow();
    const late = eightLateItems();
    await platform.control({ command: 'addOrder', order: late });
    await signIn('staff', orderPath(late.orderId));
    const folds = page.getByRole('button', { name: '4 items', exact: true });
    await folds.nth(0).click();
    await folds.nth(1).click();
    await expectAccessible(page);
    for (const landmark of VARIED) {
      await page.goto(orderPath(LANDMARKS[landmark]));
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expectAccessible(page);
    }
    for (const landmark of MERCHANT_ONLY) {
      await page.goto(orderPath(LANDMARKS[landmark]));
      await expect(page.getByRole('link', { name: /^Events \d/ })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Raw' }).click();
      await expect(page.getByRole('button', { name: 'Copy JSON' })).toBeVisible();
      await expectAccessible(page);
    }
  },
);

test('R577: screen readers do not read the slash between the links to the results and the order', async ({
  page,
  signIn,
}) => {
  await signIn('staff', orderPath(LANDMARKS.single));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('heading')).toBeVisible();
  expect(await crumbs.ariaSnapshot()).not.toMatch(/text: .*\//);
});
