import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderPath } from '#domain/links/paths.ts';
import { cards } from '#test/actionParts.ts';
import { type Dialog, findDialog, openOrder, writesOf } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { CONFIGURATION, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { FAILED } from './eventScene.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

const toMock = () => cards('producing').having({ eventCallbackUrl: `${CONFIGURATION.mockCallbackUrl}/1` });

/** Finds the alert with this text in an open dialog, and checks that nothing else has the same text. */
async function noteIn(dialog: Dialog, text: string): Promise<HTMLElement> {
  await dialog.findByText(text);
  expect(screen.getAllByText(text)).toHaveLength(1);
  return dialog.getByRole('alert');
}

describe('S5.35: resending events', () => {
  async function openEvents(order: OrderBuilder) {
    const { app, record } = await openOrder(platform, order);
    await app.user.click(await screen.findByRole('tab', { name: 'Events' }));
    const panel = within(await screen.findByRole('tabpanel'));
    await panel.findByText('Accepted by the platform');
    return { ...app, record, panel };
  }

  /** Resends two events, of which the platform rejects the second. */
  async function resendWithRejection() {
    const order = anOrder().with(cards('producing')).event('platformAccepted').event('productionStarted');
    const opened = await openEvents(order);
    const { user, panel, record } = opened;
    for (const box of panel.getAllByRole('checkbox', { name: 'Select this event' })) await user.click(box);
    await user.click(panel.getByRole('button', { name: 'Resend events' }));
    const dialog = await findDialog('Resend events');
    const results = record.events.map(({ eventId }, index) => ({
      ...{ eventId, success: index === 0, message: '' },
    }));
    platform.faults.next(
      { method: 'POST', path: /attempts/ },
      { kind: 'status', status: 200, body: { results } },
    );
    await user.click(dialog.getByRole('button', { name: 'Resend events' }));
    return { ...opened, dialog };
  }

  it('the checkboxes of the events have the same name, and are told apart by title and date', async () => {
    const { panel } = await openEvents(anOrder().with(cards('producing')).event('platformAccepted'));
    const [box] = panel.getAllByRole('checkbox', { name: 'Select this event' });
    expect(box).toHaveAccessibleDescription(/^Accepted by the platform \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \w+$/);
  });

  it('R202: a few events are named with their dates and items, but without quantities', async () => {
    const order = anOrder().with(cards('producing')).event('platformAccepted').event('productionStarted');
    const { user, panel } = await openEvents(order);
    await user.click(panel.getByRole('checkbox', { description: /^Production started / }));
    await user.click(panel.getByRole('button', { name: 'Resend events' }));
    const dialog = await findDialog('Resend events');
    const [only, ...others] = dialog.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(only).toHaveTextContent(/^Production started · \d{4}-\d\d-\d\d [\d:]+ \S+ · \S+$/);
  });

  it('R202: many events are counted by type', async () => {
    const types = [...Array.from({ length: 4 }, () => 'productionStarted'), 'delayed', 'platformAccepted'];
    const order = types.reduce((built, type) => built.event(type), anOrder().with(cards('producing')));
    const { user, panel } = await openEvents(order);
    for (const box of panel.getAllByRole('checkbox', { name: 'Select this event' })) await user.click(box);
    await user.click(panel.getByRole('button', { name: 'Resend events' }));
    const dialog = await findDialog('Resend events');
    const lines = dialog.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toEqual(['Production started (4)', 'Accepted by the platform (1)', 'Delayed (1)']);
  });

  it('S8.13, R488: the dialog gives each reason once, and lists the events that could not be sent', async () => {
    const order = anOrder().with(cards('producing')).event('platformAccepted').event('productionStarted');
    const callback = {
      orderId: '',
      merchantId: 'acme-print',
      url: 'https://unreachable.example',
      version: 1,
    };
    const { user, panel } = await openEvents(order.knowing({ callback }));
    for (const box of panel.getAllByRole('checkbox', { name: 'Select this event' })) await user.click(box);
    await user.click(panel.getByRole('button', { name: 'Resend events' }));
    const dialog = await findDialog('Resend events');
    expect(dialog.getByText('2 events will be resent to the merchant’s callback.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Resend events' }));
    const told = await noteIn(dialog, 'Events cannot be resent at this time.');
    expect(told).toHaveTextContent(/at this time\.Connection refused$/);
    const left = dialog.getAllByRole('listitem').map((line) => line.textContent.split(' · ')[0]);
    expect(left).toEqual(['Connection refused', 'Accepted by the platform', 'Production started']);
  });

  it('S8.13: if only some events could not be sent, the dialog says so and sends only those again', async () => {
    const { user, panel, record, dialog } = await resendWithRejection();
    const failed = record.events[1]?.eventId;
    expect(await noteIn(dialog, '1 of 2 events have been resent.')).toHaveTextContent(/resent\.$/);
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    expect(dialog.getByText('1 event will be resent to the merchant’s callback.')).toBeInTheDocument();
    requests.take();
    await user.click(dialog.getByRole('button', { name: 'Retry failed' }));
    await screen.findByText('Selected events have been resent.');
    expect(requests.take()).toMatchObject([{ body: { ids: [failed] } }]);
    expect(panel.queryAllByRole('checkbox', { name: 'Select this event', checked: true })).toEqual([]);
  });

  it('S8.13: the events that could not be sent stay selected after the dialog is closed', async () => {
    const { user, panel, dialog } = await resendWithRejection();
    await dialog.findByText('1 of 2 events have been resent.');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('1 of 2 events have been resent.')).not.toBeInTheDocument();
    const selected = panel.getAllByRole('checkbox', { name: 'Select this event', checked: true });
    expect(selected.map((box) => box.closest('article')?.textContent)).toEqual([
      expect.stringContaining('Production started'),
    ]);
  });

  it('the same event stays selected when newer ones arrive', async () => {
    const order = anOrder().with(cards('producing')).event('platformAccepted').event('productionStarted');
    const { user, panel, record } = await openEvents(order);
    const accepted = panel.getByText('Accepted by the platform').closest('article');
    if (!accepted) throw new Error('The event is not listed');
    await user.click(within(accepted).getByRole('checkbox'));
    const [first, second] = record.events;
    if (!first || !second) throw new Error('The order has no events');
    const newer = { ...second, eventId: 'newer', eventType: 'delayed', eventDate: '2099-01-01T00:00:00Z' };
    platform.world.save({ ...record, events: [...record.events, newer] });
    await user.click(screen.getByRole('button', { name: /^Updated/ }));
    await panel.findByText('Delayed');
    await user.click(panel.getByRole('button', { name: 'Resend events' }));
    const dialog = await findDialog('Resend events');
    requests.take();
    await user.click(dialog.getByRole('button', { name: 'Resend events' }));
    await waitFor(() => expect(requests.take()).toMatchObject([{ body: { ids: [first.eventId] } }]));
  });

  it.each([
    ['has no items', anOrder()],
    ['names the merchant’s callback, and its items the mock one', anOrder().with(toMock())],
  ])('S4.42: is offered for the events of an order that %s', async (_title, order) => {
    const callback = { orderId: '', merchantId: 'acme-print', url: 'https://merchant.example', version: 1 };
    const record = order.event('platformAccepted', { itemId: null }).knowing({ callback }).build();
    platform.world.addOrder(record);
    const route = `${orderPath(record.orderId)}?view=events`;
    const { user } = await renderApp({ platform, as: 'staff', route });
    await user.click(await screen.findByRole('button', { name: 'Select all not received' }));
    expect(screen.getByText('1 event selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Resend events' }));
    const dialog = await findDialog('Resend events');
    await user.click(dialog.getByRole('button', { name: 'Resend events' }));
    expect(await screen.findByText('Selected events have been resent.')).toBeInTheDocument();
    // R156: an event of the order itself acts on none of its items.
    expect(screen.getByRole('link', { name: `Order ${record.orderId}` })).toBeInTheDocument();
  });

  it('S5.36: is not offered if the events go to the mock callback', async () => {
    const { panel } = await openEvents(anOrder().with(toMock()).event('platformAccepted'));
    expect(panel.queryByRole('checkbox', { name: 'Select this event' })).not.toBeInTheDocument();
  });
});

it('R542: the dialog stays with its result, even if the filter then hides all events', async () => {
  const order = anOrder()
    .with(cards('producing'))
    .event('platformAccepted', { attempts: [FAILED] });
  const { orderId } = platform.world.addOrder(order.build());
  const route = `${orderPath(orderId)}?view=events&eventDelivery=notReceived`;
  const { user } = await renderApp({ platform, as: 'staff', route });
  await user.click(await screen.findByRole('button', { name: 'Resend not received' }));
  const dialog = await findDialog('Resend events');
  platform.faults.next({ method: 'POST', path: /attempts/ }, { kind: 'networkErrorAfterApplying' });
  await user.click(dialog.getByRole('button', { name: 'Resend events' }));
  await user.click(await dialog.findByRole('button', { name: 'Check' }));
  await screen.findByText('No matching events');
  expect(dialog.getByText(/^The change was applied/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Resend events' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('R392: resending the failed events of an order', () => {
  const failedOrder = (order: OrderBuilder) =>
    order
      .event('platformAccepted', { attempts: [FAILED] })
      .event('productionStarted')
      .build();

  it('takes two clicks in the order, and leaves out events that nobody has sent yet', async () => {
    const record = failedOrder(anOrder().with(cards('producing')));
    platform.world.addOrder(record);
    const { orderId, events } = record;
    const { user } = await renderApp({ platform, as: 'staff', route: orderPath(orderId) });
    await user.click(await screen.findByRole('button', { name: 'Resend failed events 1' }));
    const dialog = await findDialog('Resend events');
    expect(dialog.getByText(/^Callback URL: https:/)).toBeInTheDocument();
    requests.take();
    await user.click(dialog.getByRole('button', { name: 'Resend events' }));
    await screen.findByText('Selected events have been resent.');
    expect(requests.take()).toMatchObject([{ body: { ids: [events?.[0]?.eventId] } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('R542: keeps its dialog with the reason, even if the items cannot be loaded afterwards', async () => {
    const { orderId } = platform.world.addOrder(failedOrder(anOrder().with(cards('producing'))));
    const { user } = await renderApp({ platform, as: 'staff', route: orderPath(orderId) });
    await user.click(await screen.findByRole('button', { name: 'Resend failed events 1' }));
    const dialog = await findDialog('Resend events');
    const items = { service: 'item-service', path: /orderId=/ } as const;
    platform.faults.next(items, { kind: 'status', status: 500 }, 3);
    platform.faults.next({ method: 'POST', path: /attempts/ }, { kind: 'status', status: 409 });
    await user.click(dialog.getByRole('button', { name: 'Resend events' }));
    await screen.findAllByText(/items could not be loaded/i);
    expect(screen.getByRole('dialog', { name: 'Resend events' })).toHaveTextContent(/409/);
  });

  it('S6.12: names no callback URL to users who cannot read the merchant’s orders', async () => {
    const grants = {
      merchants: [{ identifier: '*', permissions: ['update:order'] }],
      fulfillers: [{ identifier: '*', permissions: ['read:order'] }],
    };
    const match = { service: 'access-management', path: /permissions/ } as const;
    platform.faults.next(match, { kind: 'status', status: 200, body: grants }, 2);
    const { orderId } = platform.world.addOrder(failedOrder(anOrder().with(cards('producing'))));
    const { user } = await renderApp({ platform, as: 'staff', route: orderPath(orderId) });
    await user.click(await screen.findByRole('button', { name: 'Resend failed events 1' }));
    const dialog = await findDialog('Resend events');
    expect(dialog.getByText(/^1 event /)).toBeInTheDocument();
    expect(dialog.queryByText(/^Callback URL/)).not.toBeInTheDocument();
  });

  it.each([
    ['the callback is the mock one', 'staff', toMock()],
    ['the user cannot update the order', 'viewer', cards('producing')],
  ] as const)('is not offered if %s', async (_title, as, item) => {
    const record = failedOrder(anOrder().with(item));
    platform.world.addOrder(record);
    await renderApp({ platform, as, route: orderPath(record.orderId) });
    await screen.findByRole('link', { name: 'Events 2' });
    expect(screen.queryByRole('button', { name: /^Resend failed events/ })).not.toBeInTheDocument();
  });
});
