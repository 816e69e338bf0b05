import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { byMenu, type Dialog, findDialog, openOrder, writesOf } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);
const CLEAR = { service: 'backend', path: /discrepancies/ };

async function openClearing(order: OrderBuilder) {
  const { app, record } = await openOrder(platform, order);
  await byMenu('Clear alerts')(app);
  const dialog = await findDialog('Clear alerts');
  requests.take();
  return {
    ...app,
    dialog,
    record,
    submit: () => dialog.getByRole('button', { name: /^Clear (\d+ )?alerts$/ }),
  };
}

/** Finds the alert with this text in an open dialog, and checks that nothing else has the same text. */
async function noteIn(dialog: Dialog, text: string): Promise<HTMLElement> {
  await dialog.findByText(text);
  expect(screen.getAllByText(text)).toHaveLength(1);
  return dialog.getByRole('alert');
}

describe('clearing alerts', () => {
  it('S5.31: a single alert is selected at first, and nothing is sent without a selected alert', async () => {
    const { dialog, submit, user } = await openClearing(anOrder().with(cards('producing').late('preparing')));
    const only = dialog.getByRole('checkbox', { name: /^Awaiting order preparation · 1 × Cards/ });
    expect(only).toBeChecked();
    expect(only).toHaveAccessibleDescription(/^Since \d{4}-.*preparing is late/);
    await user.click(only);
    expect(submit()).toHaveAccessibleDescription('Select at least one alert.');
    await user.click(submit());
    expect(requests.take()).toEqual([]);
  });

  it('R203: sorts the alerts like the items of the order, counts them on the button, and can select none', async () => {
    const worse = cards('producing', 'Posters').late('preparing').late('prepressFailed');
    const { dialog, user } = await openClearing(
      anOrder().with(cards('producing', 'Flyers').late('preparing'), worse),
    );
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    const names = boxes.map(({ labels }) => labels?.[0]?.textContent);
    expect(names).toEqual([
      expect.stringMatching(/Prepress failed .*Posters/),
      expect.stringMatching(/Awaiting order preparation .*Posters/),
      expect.stringMatching(/Awaiting order preparation .*Flyers/),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Select all 3' }));
    expect(dialog.getByRole('button', { name: 'Clear 3 alerts' })).toHaveAttribute('aria-disabled', 'false');
    await user.click(dialog.getByRole('button', { name: 'Select none' }));
    expect(dialog.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Clear alerts' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('an alert without a date is listed, explains why it cannot be cleared, and is not sent', async () => {
    const items = [cards('rejected', 'Flyers'), cards('producing').late('preparing')];
    const { dialog, user, submit } = await openClearing(anOrder().with(...items));
    const undated = dialog.getByRole('checkbox', { name: /Flyers/ });
    expect(undated).toHaveAttribute('aria-disabled', 'true');
    expect(undated).toHaveAccessibleDescription(
      /^This alert has no expected close date, so it cannot be cleared\./,
    );
    await user.click(undated);
    expect(undated).not.toBeChecked();
    await user.click(submit());
    await screen.findByText('The selected alert(s) have been cleared.');
    expect(requests.take()).toMatchObject([{ body: { discrepancies: [{ status: 'preparing' }] } }]);
  });

  it('R514, S3.28, S8.10: the dialog shows the platform’s message for a refused alert and keeps the typed text', async () => {
    const { dialog, user, submit, record } = await openClearing(
      anOrder().with(cards('producing').late('preparing')),
    );
    await user.type(dialog.getByRole('textbox', { name: 'Comment (optional)' }), 'Printed');
    const refused = {
      itemId: record.items[0]?.itemId,
      status: 'preparing',
      success: false,
      message: 'Locked.',
    };
    platform.faults.next(CLEAR, { kind: 'status', status: 200, body: { results: [refused] } });
    await user.click(submit());
    expect(await noteIn(dialog, 'Cannot clear alert(s).')).toHaveTextContent(
      `Awaiting order preparation · Cards (M-${record.items[0]?.itemId}): Locked.`,
    );
    expect(dialog.getByRole('textbox', { name: 'Comment (optional)' })).toHaveValue('Printed');
    await user.click(submit());
    await screen.findByText('The selected alert(s) have been cleared.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('S8.10: if only some alerts are refused, the dialog says so and resends only those', async () => {
    const items = [cards('producing').late('preparing'), cards('producing', 'Flyers').late('preparing')];
    const { dialog, user, submit, record } = await openClearing(anOrder().with(...items));
    await user.click(dialog.getByRole('button', { name: 'Select all 2' }));
    const results = record.items.map(({ itemId }, index) => ({
      ...{ itemId, status: 'preparing', success: index === 0, message: index === 0 ? '' : 'Locked.' },
    }));
    platform.faults.next(CLEAR, { kind: 'status', status: 200, body: { results } });
    await user.click(submit());
    const note = await noteIn(dialog, '1 of 2 alerts have been cleared.');
    const [, refused] = record.items;
    expect(within(note).getAllByRole('listitem')).toHaveLength(1);
    expect(note).toHaveTextContent(`Flyers (M-${refused?.itemId}): Locked.`);
    requests.take();
    await user.click(dialog.getByRole('button', { name: 'Retry failed' }));
    await screen.findByText('The selected alert(s) have been cleared.');
    expect(requests.take()).toMatchObject([
      { body: { discrepancies: [{ itemId: refused?.itemId, status: 'preparing' }] } },
    ]);
  });

  it('R541: the button does not call it a retry if other alerts than the refused ones are selected', async () => {
    const late = (name: string) => cards('producing', name).late('preparing');
    const order = anOrder().with(late('Cards'), late('Flyers'), late('Mugs'));
    const { dialog, user, submit, record } = await openClearing(order);
    const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
    await user.click(box(/Cards/));
    await user.click(box(/Flyers/));
    const results = record.items.slice(0, 2).map(({ itemId }, index) => ({
      ...{ itemId, status: 'preparing', success: index === 0, message: '' },
    }));
    platform.faults.next(CLEAR, { kind: 'status', status: 200, body: { results } });
    await user.click(submit());
    expect(await dialog.findByRole('button', { name: 'Retry failed' })).toBeInTheDocument();
    await user.click(box(/Mugs/));
    expect(submit()).toHaveTextContent('Clear 2 alerts');
    await user.click(box(/Mugs/));
    expect(dialog.getByRole('button', { name: 'Retry failed' })).toBeInTheDocument();
  });

  it('R466: shows only the result if the order has no alerts left after some were refused', async () => {
    const items = [cards('producing').late('preparing'), cards('producing', 'Flyers').late('preparing')];
    const { dialog, user, submit, record } = await openClearing(anOrder().with(...items));
    await user.click(dialog.getByRole('button', { name: 'Select all 2' }));
    const results = record.items.map(({ itemId }, index) => ({
      ...{ itemId, status: 'preparing', success: index === 0, message: index === 0 ? '' : 'Gone.' },
    }));
    platform.faults.next(CLEAR, { kind: 'status', status: 200, isApplied: true, body: { results } });
    await user.click(submit());
    await noteIn(dialog, '1 of 2 alerts have been cleared.');
    await waitFor(() => expect(dialog.queryByRole('textbox')).not.toBeInTheDocument());
    expect(dialog.queryByText(/There are no alerts to clear/)).not.toBeInTheDocument();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });

  it('S8.10: a response that does not name the alerts does not count as success', async () => {
    const { dialog, user, submit } = await openClearing(anOrder().with(cards('producing').late('preparing')));
    platform.faults.next(CLEAR, { kind: 'status', status: 200, body: { results: [] } });
    await user.click(submit());
    expect(await noteIn(dialog, 'Cannot retrieve cleared alerts at this time.')).toHaveTextContent(
      /^ ?Cannot retrieve cleared alerts at this time\.Awaiting order preparation · Cards \(M-\S+\): not confirmed$/,
    );
  });
});

it('nothing is sent without a network, and the dialog says so', async () => {
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
