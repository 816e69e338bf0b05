import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { type Dialog, enter, findDialog, openOrder } from '#test/actions.ts';
import { anOrder, type ItemBuilder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const SHIPMENTS = { method: 'POST', path: /^\/v1\/shipments/ };
const NOTIFICATIONS = { method: 'POST', path: /^\/v1\/notifications/ };
const PARCEL: [string, string][] = [
  ['Carrier service', 'recs:ups-ground'],
  ['External shipment ID', 'SH-1'],
  ['Tracking ID', '1Z'],
  ['Tracking URL', 'https://track.example/1Z'],
  ['Delivery details URL', 'https://delivery.example/1'],
];

const submitOf = (dialog: Dialog) => dialog.getByRole('button', { name: /^Update status$/ });
const tracking = (dialog: Dialog) => dialog.getByRole('textbox', { name: 'Tracking ID' });
const choose = (dialog: Dialog) => dialog.getByRole('combobox', { name: 'Update' });

/** An order of two items in two parcels, whose dialogs for a status update the user opens one after the other. */
async function twoItems(first: ItemBuilder = cards('producing').having({ quantity: 10 })) {
  const { app, record } = await openOrder(platform, anOrder().with(first).with(cards('producing', 'Mugs')));
  const logged = platform.world.log.length;
  const items = record.items.map(({ itemId }) => itemId);
  const update = async (...itemIds: (string | undefined)[]) => {
    const query = itemIds.map((itemId) => `&items=${itemId}`).join('');
    await act(() => app.router.navigate(`/orders/${record.orderId}?modal=updateStatus${query}`));
    return findDialog('Update status');
  };
  const isShut = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return {
    ...app,
    closeTab: app.close,
    cardsId: items[0],
    mugsId: items[1],
    update,
    isShut,
    close: async () => {
      await app.user.keyboard('{Escape}');
      await isShut();
    },
    back: async () => {
      await act(() => app.router.navigate(-1));
      await isShut();
    },
    ship: async (dialog: Dialog) => {
      await app.user.selectOptions(choose(dialog), 'Shipped');
      for (const [label, text] of PARCEL) await enter(app.user, dialog.getByLabelText(label), text);
    },
    check: async (dialog: Dialog) => {
      await app.user.click(await dialog.findByRole('button', { name: 'Check' }));
      await waitFor(() => expect(app.store.getState().sentWrites).toEqual({}));
    },
    sent: () => platform.world.log.slice(logged).length,
  };
}

/** Ships four of ten cards, without a response. */
async function loseShipment() {
  const scene = await twoItems();
  const dialog = await scene.update(scene.cardsId);
  await scene.ship(dialog);
  await scene.user.clear(dialog.getByLabelText(/Quantity/));
  await scene.user.type(dialog.getByLabelText(/Quantity/), '4');
  platform.faults.next(SHIPMENTS, { kind: 'networkErrorAfterApplying' });
  await scene.user.click(submitOf(dialog));
  await dialog.findByRole('button', { name: 'Check' });
  await scene.close();
  return scene;
}

describe('R246: input that was applied', () => {
  it('is not offered again after a check in the dialog that the list of open requests opens', async () => {
    const { user, update, cardsId, check, close, sent } = await loseShipment();
    const bar = await screen.findByRole('region', { name: 'Requests with an unknown outcome' });
    await user.click(within(bar).getByRole('link'));
    const dialog = await findDialog('Update status');
    expect(tracking(dialog)).toHaveValue('1Z');
    await check(dialog);
    expect(
      await dialog.findByText('The change was applied. There is nothing left to send.'),
    ).toBeInTheDocument();
    await close();
    expect(choose(await update(cardsId))).toHaveDisplayValue('Choose an update');
    expect(sent()).toBe(1);
  });

  it('is not offered again after a check in the dialog of the whole order', async () => {
    const { update, cardsId, check, close } = await loseShipment();
    const dialog = await update();
    expect(dialog.getByText(/^An earlier request has an unknown outcome: .* · Cards\./)).toBeInTheDocument();
    await check(dialog);
    expect(await dialog.findByText(/^The earlier request was applied: .* · Cards\./)).toBeInTheDocument();
    await close();
    expect(choose(await update(cardsId))).toHaveDisplayValue('Choose an update');
  });

  it('is not kept if its dialog was left with Back before the response', async () => {
    const { user, update, cardsId, ship, back, store } = await twoItems();
    const dialog = await update(cardsId);
    await ship(dialog);
    const release = platform.hold(SHIPMENTS);
    await user.click(submitOf(dialog));
    await back();
    release();
    await screen.findByText('The status has been updated.');
    expect(store.getState().drafts).toEqual({});
  });
});

/** Rejects both items: the platform refuses the rejection of Cards, and applies the one of Mugs without a response. */
async function loseRejection() {
  const scene = await twoItems();
  const dialog = await scene.update(scene.cardsId, scene.mugsId);
  await scene.user.selectOptions(choose(dialog), 'Rejected by fulfiller');
  await scene.user.type(dialog.getByLabelText('Rejection details'), 'Long reason');
  platform.faults.next(NOTIFICATIONS, { kind: 'status', status: 422 });
  platform.faults.next(NOTIFICATIONS, { kind: 'networkErrorAfterApplying' });
  await scene.user.click(dialog.getByRole('button', { name: 'Update 2 items' }));
  await dialog.findByRole('button', { name: 'Check' });
  await scene.close();
  return scene;
}

describe('R246: input of which only a part was applied', () => {
  it('stays for the other items after a check in another dialog, which names the earlier request', async () => {
    const { update, cardsId, mugsId, check, close } = await loseRejection();
    const dialog = await update();
    await check(dialog);
    expect(
      await dialog.findByText(
        /^Already applied: Mugs \(.*\)\. For the other items: The order does not show the earlier request yet: .* · Cards\.$/,
      ),
    ).toBeInTheDocument();
    await close();
    const again = await update(cardsId, mugsId);
    expect(again.getByLabelText('Rejection details')).toHaveValue('Long reason');
    expect(again.getByRole('checkbox', { name: /Cards/ })).toBeChecked();
    expect(again.queryByRole('checkbox', { name: /Mugs/, checked: true })).not.toBeInTheDocument();
  });

  it('stays for the other items if the dialog was left with Back before the response, even after a reload', async () => {
    const { user, store, router, closeTab, update, cardsId, mugsId, ship, back } = await twoItems();
    const dialog = await update(cardsId, mugsId);
    await ship(dialog);
    await user.clear(dialog.getByLabelText('Quantity Cards'));
    await user.type(dialog.getByLabelText('Quantity Cards'), '4');
    const release = platform.hold(SHIPMENTS);
    platform.faults.next(SHIPMENTS, { kind: 'status', status: 422 });
    await user.click(dialog.getByRole('button', { name: 'Update 2 items' }));
    await back();
    release();
    await screen.findByText('1 of 2 updates succeeded');
    const { drafts } = store.getState();
    closeTab();
    const route = `${router.state.location.pathname}?modal=updateStatus&items=${cardsId}&items=${mugsId}`;
    await renderApp({ platform, route, preloaded: { drafts } });
    const again = await findDialog('Update status');
    expect(tracking(again)).toHaveValue('1Z');
    expect(again.getByRole('checkbox', { name: /Mugs/ })).toBeChecked();
    expect(again.getByRole('checkbox', { name: /Cards/ })).not.toBeChecked();
  });
});

describe('R240: the dialog of other items', () => {
  it('keeps its input when it checks an earlier request, and sends it afterwards', async () => {
    const { user, update, cardsId, mugsId, ship, check, close, sent } = await twoItems(cards('accepted'));
    await ship(await update(mugsId));
    await close();
    const earlier = await update(cardsId);
    await user.selectOptions(choose(earlier), 'Production started');
    platform.faults.next(NOTIFICATIONS, { kind: 'networkErrorAfterApplying' });
    await user.click(submitOf(earlier));
    await earlier.findByRole('button', { name: 'Check' });
    await close();
    const dialog = await update(mugsId);
    await check(dialog);
    await dialog.findByText(/^The earlier request was applied: .* · Cards\./);
    expect(tracking(dialog)).toHaveValue('1Z');
    await user.click(submitOf(dialog));
    await screen.findByText('The status has been updated.');
    expect(sent()).toBe(2);
  });

  it('does not show the failure of an earlier request, which a message reports', async () => {
    const { user, update, cardsId, mugsId, ship, back } = await twoItems();
    const earlier = await update(cardsId);
    await ship(earlier);
    const refuse = platform.hold(SHIPMENTS, 1, {
      kind: 'status',
      status: 422,
      body: { message: 'Not now.' },
    });
    await user.click(submitOf(earlier));
    await back();
    const dialog = await update(mugsId);
    await dialog.findByText(/^A request like this is already being sent/);
    refuse();
    await screen.findByText(/Not now\./);
    expect(dialog.queryByText(/Not now\./)).not.toBeInTheDocument();
    expect(submitOf(dialog)).toBeInTheDocument();
  });
});

it('R240: the dialog of other events keeps its selection when it checks an earlier request', async () => {
  const { app } = await openOrder(
    platform,
    anOrder()
      .with(cards('producing'))
      .event('productionStarted', { eventId: 'E1' })
      .event('delayed', { eventId: 'E2' }),
    { search: '?view=events' },
  );
  const box = async (name: string) => screen.findByRole('checkbox', { description: new RegExp(`^${name} `) });
  const resend = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Resend events' }));
    return findDialog('Resend events');
  };
  await app.user.click(await box('Delayed'));
  const earlier = await resend();
  platform.faults.next({ method: 'POST', path: /attempts/ }, { kind: 'networkErrorAfterApplying' });
  await app.user.click(earlier.getByRole('button', { name: 'Resend events' }));
  await earlier.findByRole('button', { name: 'Check' });
  await app.user.keyboard('{Escape}');
  await app.user.click(await box('Delayed'));
  await app.user.click(await box('Production started'));
  const dialog = await resend();
  await app.user.click(await dialog.findByRole('button', { name: 'Check' }));
  await dialog.findByText(/^The earlier request was applied: /);
  await app.user.click(dialog.getByRole('button', { name: 'Resend events' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const resent = platform.world.log.filter(({ operation }) => operation === 'resendEvents');
  expect(resent).toHaveLength(2);
});
