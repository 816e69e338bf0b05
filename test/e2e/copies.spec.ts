import type { Locator } from '@playwright/test';
import { cards } from '#test/actionParts.ts';
import { anOrder } from '#test/builders.ts';
import { deepUnless } from '#test/depth.ts';
import { dialog, written } from './support/bulkRun.ts';
import { expect, test } from './support/test.ts';

const ORDER_ID = 'Repeated-1';

/** Writes that the platform applies each time they arrive, with one event per arrival. */
const REPEATED = [
  {
    title: 'a status update',
    modal: 'updateStatus',
    dialog: 'Update status',
    submit: 'Update status',
    fill: async (form: Locator) => {
      await form.getByRole('combobox', { name: 'Update' }).selectOption('Production started');
      await form.getByRole('checkbox', { name: /Cards/ }).check();
    },
    match: { service: 'fulfillment-order-manager', method: 'POST', path: '/v1/notifications$' },
    operation: 'ProductionStarted',
  },
  {
    title: 'a shipment',
    modal: 'updateStatus',
    dialog: 'Update status',
    submit: 'Update status',
    fill: async (form: Locator) => {
      await form.getByRole('combobox', { name: 'Update' }).selectOption('Shipped');
      await form.getByRole('checkbox', { name: /Cards/ }).check();
      await form.getByLabel('Quantity Cards').fill('10');
      await form.getByLabel('Carrier service').fill('recs:ups-ground');
      await form.getByLabel('External shipment ID').fill('SH-1');
      await form.getByLabel('Tracking ID').fill('1Z-99');
      await form.getByLabel('Tracking URL').fill('https://track.example/1Z-99');
      await form.getByLabel('Delivery details URL').fill('https://delivery.example/1');
    },
    match: { service: 'fulfillment-order-manager', method: 'POST', path: '/v1/shipments$' },
    operation: 'ship',
  },
  {
    title: 'an address change',
    modal: 'changeAddress',
    dialog: 'Change delivery address',
    submit: 'Update address',
    fill: (form: Locator) => form.getByRole('textbox', { name: 'Street', exact: true }).fill('Nieuwstraat 1'),
    match: { service: 'merchant-order', method: 'POST', path: '/deliverychangerequests$' },
    operation: 'requestDeliveryChange',
  },
] as const;

for (const write of REPEATED) {
  const title = `R51: ${write.title} that the browser repeats: the screen shows the number received`;
  test(title, deepUnless(write.operation === 'ship'), async ({ page, platform, signIn }) => {
    const order = anOrder().id(ORDER_ID).with(cards('producing').quantity(250)).build();
    await platform.control({ command: 'addOrder', order });
    await signIn('staff', `/orders/${ORDER_ID}?modal=${write.modal}`);
    const form = dialog(page, write.dialog);
    await write.fill(form);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new RegExp(write.match.path).test(request.url()))
        sent.push(request.url());
    });
    // The preflight has already used the connection, so Chromium repeats the POST if the connection closes
    // without a response.
    await platform.control({
      command: 'fault',
      match: write.match,
      fault: { kind: 'networkErrorAfterApplying' },
    });
    await form.getByRole('button', { name: write.submit }).click();

    const told = page.getByText(/The platform received the request \d+ times?\. Check the order/);
    await expect(told).toBeVisible();
    const arrived = await written(platform.control, write.operation);
    expect(arrived.length).toBeGreaterThan(1);
    await expect(told).toContainText(`received the request ${arrived.length} times.`);
    // The console itself sent the request once, and received the response to the last copy.
    expect(sent).toHaveLength(1);
    await expect(form).toBeHidden();
  });
}
