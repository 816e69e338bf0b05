import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { byMenu, findDialog, openOrder, writesOf } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { CONFIGURATION } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);
const CLEAR = { service: 'backend', path: /discrepancies/ };

async function openClearing(order: OrderBuilder) {
  const { app, record } = await openOrder(platform, order);
  await byMenu('Clear alerts')(app);
  const dialog = await findDialog('Clear alerts');
  requests.take();
  return { ...app, dialog, record, submit: () => dialog.getByRole('button', { name: 'Clear alerts' }) };
}

/** What a message on screen says, with its details. */
const message = async (text: string) => (await screen.findByText(text)).closest('.snackbar');

describe('S5.30: clearing alerts', () => {
  it('S5.31: a single alert is ticked from the start, and nothing is sent with none', async () => {
    const { dialog, submit, user } = await openClearing(anOrder().with(cards('producing').late('preparing')));
    const only = dialog.getByRole('checkbox', { name: /^Awaiting order preparation · 1 × Cards/ });
    expect(only).toBeChecked();
    expect(only).toHaveAccessibleDescription(/^Since \d{4}-.*preparing is late/);
    await user.click(only);
    expect(submit()).toHaveAccessibleDescription('Tick at least one alert.');
    await user.click(submit());
    expect(requests.take()).toEqual([]);
  });

  it('an alert without a date is shown, says why it cannot be cleared, and is not sent', async () => {
    const items = [cards('rejected', 'Flyers'), cards('producing').late('preparing')];
    const { dialog, user, submit } = await openClearing(anOrder().with(...items));
    const undated = dialog.getByRole('checkbox', { name: /Flyers/ });
    expect(undated).toHaveAttribute('aria-disabled', 'true');
    expect(undated).toHaveAccessibleDescription(/^It has no date, so it cannot be cleared\./);
    await user.click(undated);
    expect(undated).not.toBeChecked();
    await user.click(submit());
    await screen.findByText('The selected alert(s) have been cleared.');
    expect(requests.take()).toMatchObject([{ body: { discrepancies: [{ status: 'preparing' }] } }]);
  });

  it('S8.10: what the platform refuses of it is named in its words, and what was typed stays', async () => {
    const app = await openClearing(anOrder().with(cards('producing').late('preparing')));
    const { dialog, user, submit, record } = app;
    await user.type(dialog.getByRole('textbox', { name: 'Comment (optional)' }), 'Printed');
    const refused = {
      itemId: record.items[0]?.itemId,
      status: 'preparing',
      success: false,
      message: 'Locked.',
    };
    platform.faults.next(CLEAR, { kind: 'status', status: 200, body: { results: [refused] } });
    await user.click(submit());
    expect(await message('Cannot clear alert(s).')).toHaveTextContent('Awaiting order preparation: Locked.');
    await byMenu('Clear alerts')(app);
    const again = await findDialog('Clear alerts');
    expect(again.getByRole('textbox', { name: 'Comment (optional)' })).toHaveValue('Printed');
  });

  it('S8.10: where only a part is refused, what worked is said as well', async () => {
    const items = [cards('producing').late('preparing'), cards('producing', 'Flyers').late('preparing')];
    const { dialog, user, submit, record } = await openClearing(anOrder().with(...items));
    await user.click(dialog.getByRole('button', { name: 'Tick all 2' }));
    const results = record.items.map(({ itemId }, place) => ({
      ...{ itemId, status: 'preparing', success: place === 0, message: place === 0 ? '' : 'Locked.' },
    }));
    platform.faults.next(CLEAR, { kind: 'status', status: 200, body: { results } });
    await user.click(submit());
    expect(await message('1 of 2 alerts have been cleared.')).toHaveTextContent(/Locked\./);
  });

  it('S8.10: an answer that does not tell is no success', async () => {
    const { user, submit } = await openClearing(anOrder().with(cards('producing').late('preparing')));
    platform.faults.next(CLEAR, { kind: 'status', status: 200, body: { results: [] } });
    await user.click(submit());
    expect(await message('Cannot retrieve cleared alerts at this time.')).toHaveTextContent(
      'Awaiting order preparation: not confirmed',
    );
  });
});

describe('S5.34: resending events', () => {
  async function openEvents(order: OrderBuilder) {
    const { app, record } = await openOrder(platform, order);
    await app.user.click(await screen.findByRole('tab', { name: 'Events' }));
    const panel = within(await screen.findByRole('tabpanel'));
    await panel.findByText('Accepted by the platform');
    return { ...app, record, panel };
  }

  it('S8.13: each event that could not be sent is named, and stays named until it is dismissed', async () => {
    const order = anOrder().with(cards('producing')).event('platformAccepted').event('productionStarted');
    const callback = {
      orderId: '',
      merchantId: 'acme-print',
      url: 'https://unreachable.example',
      version: 1,
    };
    const { user, panel, record } = await openEvents(order.knowing({ callback }));
    for (const box of panel.getAllByRole('checkbox', { name: 'Select this event' })) await user.click(box);
    await user.click(panel.getByRole('button', { name: 'Resend events' }));
    const dialog = await findDialog('Resend events');
    expect(dialog.getByText('2 events are sent to the merchant’s callback again.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Resend events' }));
    const told = await message('Events cannot be resent at this time.');
    for (const { eventId } of record.events) expect(told).toHaveTextContent(`${eventId}: Connection refused`);
  });

  it('S8.13: where only some could not be sent, what worked is said, and the others stay ticked', async () => {
    const order = anOrder().with(cards('producing')).event('platformAccepted').event('productionStarted');
    const { user, panel, record } = await openEvents(order);
    for (const box of panel.getAllByRole('checkbox', { name: 'Select this event' })) await user.click(box);
    await user.click(panel.getByRole('button', { name: 'Resend events' }));
    const dialog = await findDialog('Resend events');
    const results = record.events.map(({ eventId }, place) => ({
      ...{ eventId, success: place === 0, message: '' },
    }));
    platform.faults.next(
      { method: 'POST', path: /attempts/ },
      { kind: 'status', status: 200, body: { results } },
    );
    await user.click(dialog.getByRole('button', { name: 'Resend events' }));
    expect(await message('1 of 2 events have been resent.')).toHaveTextContent(
      new RegExp(`resent\\.Order .*${record.events[1]?.eventId}$`),
    );
    const ticked = panel.getAllByRole('checkbox', { name: 'Select this event', checked: true });
    expect(ticked.map((box) => box.closest('article')?.textContent)).toEqual([
      expect.stringContaining('Production started'),
    ]);
  });

  it('what is ticked stays the same event while newer ones come', async () => {
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

  it('S5.36: is not offered where the mock callback listens', async () => {
    const eventCallbackUrl = `${CONFIGURATION.mockCallbackUrl}/1`;
    const order = anOrder().with(cards('producing').having({ eventCallbackUrl })).event('platformAccepted');
    const { panel } = await openEvents(order);
    expect(panel.queryByRole('checkbox', { name: 'Select this event' })).not.toBeInTheDocument();
  });
});

it('without a network nothing is sent, and the dialog says so', async () => {
  const { submit, user } = await openClearing(anOrder().with(cards('producing').late('preparing')));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(submit()).toHaveAccessibleDescription('You are offline. Nothing can be sent.');
  await user.click(submit());
  expect(requests.take()).toEqual([]);
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(submit()).toHaveAttribute('aria-disabled', 'false');
});
