import type { Locator, Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import type { OrderRecord } from '#mocks/records.ts';
import type { AppliedWrite } from '#mocks/world.ts';
import { changedParts } from '#test/changedParts.ts';
import { DEEP_ONLY, deepUnless } from '#test/depth.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Acted {
  page: Page;
  dialog: Locator;
}

interface Action {
  name: string;
  orderId: string;
  fill: (acted: Acted) => Promise<void>;
  submit: string;
  done: string;
  /** The operations in the platform's log. */
  operations: string[];
  /** The only parts of the order that differ afterwards, besides the cleared alerts. */
  changed: string[];
}

const ACTIONS: readonly Action[] = [
  {
    name: 'Cancel order',
    orderId: LANDMARKS.single,
    fill: ({ dialog }) =>
      expect(dialog).toContainText('The fulfiller receives a cancellation request and can reject it.'),
    submit: 'Cancel order',
    done: 'We have asked the fulfiller to cancel this order. Check back for status.',
    operations: ['requestCancellation'],
    changed: ['events', 'item 1 pendingCancellation', 'notifications'],
  },
  {
    name: 'Clear alerts',
    orderId: LANDMARKS.missedSlas,
    fill: async ({ dialog }) => {
      await dialog.getByRole('button', { name: /^Select all/ }).click();
      await dialog.getByRole('textbox', { name: 'Comment (optional)' }).fill('Spoken with the fulfiller');
    },
    submit: 'Clear 4 alerts',
    done: 'The selected alert(s) have been cleared.',
    operations: Array.from({ length: 4 }, () => 'clearAlert'),
    changed: [],
  },
  {
    name: 'Update status',
    orderId: LANDMARKS.single,
    fill: async ({ dialog }) => {
      await dialog.getByRole('combobox', { name: 'Update' }).selectOption('Rejected by fulfiller');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Update status' }).click();
      const details = dialog.getByRole('textbox', { name: 'Rejection details' });
      await expect(details).toBeFocused();
      await expect(details).toHaveAccessibleDescription('Enter a value.');
      await details.fill('The foil cannot be had');
    },
    submit: 'Update status',
    done: 'The status has been updated.',
    operations: ['ItemsRejected'],
    changed: ['events', 'item 1 printJob', 'item 1 production', 'item 1 rejected'],
  },
  {
    name: 'Change delivery address',
    orderId: LANDMARKS.single,
    fill: async ({ dialog }) => {
      await dialog.getByRole('textbox', { name: 'Street', exact: true }).fill('Nieuwstraat 1');
      await dialog.getByRole('combobox', { name: 'Country' }).selectOption('Belgium');
      await expect(dialog.getByRole('table')).toContainText('Belgium');
    },
    submit: 'Update address',
    done: 'We have asked the fulfiller to update the delivery address for this order.',
    operations: ['requestDeliveryChange'],
    changed: ['changeRequests', 'events', 'item 1 _links', 'item 1 hasDeliveryChange'],
  },
];

for (const { name, orderId, fill, submit, done, operations, changed } of ACTIONS) {
  const title = `${name}: one request, one message, exactly that change; axe finds nothing`;
  test(title, deepUnless(/^(Cancel|Change)/.test(name)), async ({ page, platform, signIn }) => {
    const read = async () =>
      (await platform.control({ command: 'record', orderId })) as { record: OrderRecord };
    await signIn('staff', orderPath(orderId));
    await expect(page.getByRole('article').first()).toBeVisible();
    const before = (await read()).record;
    await page.getByRole('button', { name: 'Order actions' }).click();
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await fill({ page, dialog });
    await expectAccessible(page, { within: '[role="dialog"]' });
    await dialog.getByRole('button', { name: submit }).dblclick();
    const messages = page.getByRole('list', { name: 'Notifications' });
    await expect(messages.getByRole('listitem').filter({ hasText: done })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Order actions' })).toBeFocused();
    const { log } = (await platform.control({ command: 'log' })) as { log: AppliedWrite[] };
    expect(log.map(({ operation }) => operation)).toEqual(operations);
    const after = (await read()).record;
    const cleared = log
      .filter(({ operation }) => operation === 'clearAlert')
      .map(({ subject, body }) => {
        const number = before.items.findIndex(({ itemId }) => itemId === subject) + 1;
        return `item ${number} ${(body as { status: string }).status}`;
      });
    expect(changedParts(before, after)).toEqual([...changed, ...cleared].sort());
  });
}

test('a double click opens or closes a dialog, and presses nothing below or in it', async ({
  page,
  signIn,
}) => {
  await signIn('staff', orderPath(LANDMARKS.single));
  const opener = page.getByRole('button', { name: 'Order actions' });
  await opener.click();
  await page.getByRole('button', { name: 'Update status', exact: true }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Update status' });
  await expect(dialog.getByRole('combobox').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test(
  'R286: a dialog keeps its focus and stays in view when a part of its request is refused',
  DEEP_ONLY,
  async ({ page, platform, signIn }) => {
    await signIn('staff', `${orderPath(LANDMARKS.single)}?modal=updateStatus`);
    const dialog = page.getByRole('dialog', { name: 'Update status' });
    await dialog.getByRole('combobox', { name: 'Update' }).selectOption('Rejected by fulfiller');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('textbox', { name: 'Rejection details' }).fill('The foil cannot be had');
    await platform.control({
      command: 'fault',
      match: { service: 'fulfillment-order-manager', method: 'POST' },
      fault: { kind: 'status', status: 422, body: { message: 'The press is running.' } },
    });
    const submit = dialog.getByRole('button', { name: 'Update status' });
    await submit.click();
    await expect(dialog.getByText(/The press is running\./)).toBeVisible();
    await expect(submit).toBeFocused();
  },
);

test(
  'R31, R119: Tab leads on from a carrier service that was typed by its name',
  DEEP_ONLY,
  async ({ page, signIn }) => {
    await signIn('staff', `${orderPath(LANDMARKS.single)}?modal=updateStatus`);
    const dialog = page.getByRole('dialog', { name: 'Update status' });
    await dialog.getByRole('combobox', { name: 'Update' }).selectOption('Shipped');
    const carrier = dialog.getByRole('combobox', { name: 'Carrier service' });
    await carrier.focus();
    await page.keyboard.type('ups standard');
    await page.keyboard.press('Tab');
    await expect(carrier).toHaveValue('recs:ups-standard');
    await expect(dialog.getByRole('textbox', { name: 'External shipment ID' })).toBeFocused();
  },
);
