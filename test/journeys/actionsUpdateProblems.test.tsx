import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { byMenu, type Dialog, findDialog, openOrder, writesOf } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { asking, openUpdateStatus, shortId } from '#test/updateStatus.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);
const openDialog = async (order: OrderBuilder) => {
  const dialog = await openUpdateStatus(platform, order);
  requests.take();
  return dialog;
};

/** The validation message of a field; empty if there is none. */
function complaintAt(dialog: Dialog, label: string): string {
  const field = dialog.getByLabelText(label);
  const isInvalid = field.getAttribute('aria-invalid') === 'true';
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return isInvalid ? ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') : '';
}

describe('S5.37: an update that cannot be sent yet', () => {
  it('S5.38: needs a type and an item', async () => {
    const order = anOrder().with(cards('accepted'), cards('accepted', 'Flyers'));
    const { submit, choose, user } = await openDialog(order);
    expect(submit()).toHaveAccessibleDescription('Choose an update.');
    await choose('Production started');
    expect(submit()).toHaveAccessibleDescription('Select at least one item.');
    await user.click(submit());
    expect(requests.take()).toEqual([]);
  });

  it('S5.39 to S5.42, R158: each invalid field shows its error, and the first one gets the focus', async () => {
    const { dialog, submit, choose, tick, type, user } = await openDialog(anOrder().with(cards('producing')));
    await choose('Shipped');
    await tick(/Cards/);
    await type('Quantity Cards', '');
    await user.click(submit());
    expect(dialog.getByLabelText('Carrier service')).toHaveFocus();
    const number = 'Enter a whole number, 1 or more. of 1';
    const identifier = 'Use only letters, digits, underscores and hyphens.';
    const url = 'Enter a URL that starts with http:// or https://.';
    const required = 'Enter a value.';
    const TABLE: [string, string, string][] = [
      ['Quantity Cards', '', number],
      ['Quantity Cards', '-1', number],
      ['Quantity Cards', '1.5', number],
      ['Quantity Cards', 'two', number],
      ['Quantity Cards', '0', number],
      ['Quantity Cards', '2', 'Enter at most 1. of 1'],
      ['Quantity Cards', '1', ''],
      ['Carrier service', '', required],
      ['Carrier service', '   ', required],
      ['Carrier service', 'recs:ups-ground', ''],
      ['External shipment ID', 'SH 1', identifier],
      ['External shipment ID', 'SH_1-a', ''],
      ['Tracking ID', '1Z/9', identifier],
      ['Tracking ID', '1Z9', ''],
      ['Tracking URL', 'javascript:alert(1)', url],
      ['Tracking URL', 'track.example', url],
      ['Tracking URL', 'https://track.example', ''],
      ['Delivery details URL', 'ftp://a.example', url],
    ];
    for (const [label, text, complaint] of TABLE) {
      await type(label, text);
      expect([label, text, complaintAt(dialog, label)]).toEqual([label, text, complaint]);
    }
    await user.click(submit());
    expect(dialog.getByLabelText('Delivery details URL')).toHaveFocus();
    expect(requests.take()).toEqual([]);
  });
});

describe('S5.39: an unknown quantity', () => {
  it('is not filled in as 0: the user has to enter it', async () => {
    const unknown = (name: string) => cards('accepted', name).quantity(0);
    const { dialog, submit, choose, user } = await openDialog(
      anOrder().with(unknown('Cards'), unknown('Flyers'), cards('accepted', 'Posters')),
    );
    await choose('Production started');
    await user.click(dialog.getByRole('checkbox', { name: /Cards/ }));
    expect(dialog.getByLabelText('Quantity Cards')).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Select all 3' }));
    expect(dialog.getByLabelText('Quantity Flyers')).toHaveValue('');
    expect(dialog.getByLabelText('Quantity Posters')).toHaveValue('1');
    await user.click(submit());
    expect(complaintAt(dialog, 'Quantity Cards')).toBe('Enter a whole number, 0 or more.');
    expect(requests.take()).toEqual([]);
  });
});

describe('S8.16: failed items stay in the dialog until the user sends them again or closes it', () => {
  it('names each failed item with its status, and keeps the text typed for it', async () => {
    const order = anOrder().with(
      cards('awaitingResponse', 'Cards'),
      cards('awaitingResponse', 'Flyers'),
      cards('awaitingResponse', 'Mugs'),
    );
    const asks = asking(order).build();
    const open = asks.notifications?.filter(({ items }) => items[0]?.itemId !== asks.items?.[1]?.shortItemId);
    const story = await openDialog(asking(order).knowing({ notifications: open ?? [] }));
    await story.choose('Production accepted');
    await story.user.click(story.dialog.getByRole('button', { name: 'Select all 3' }));
    await story.tick(/Costs were incurred/);
    const third = shortId(story.before, 2);
    platform.faults.next(
      { method: 'POST', path: new RegExp(`items/${third}/accept`) },
      { kind: 'status', status: 409, body: { description: 'Answered before.' } },
    );
    await story.user.click(story.submit());
    await story.dialog.findByText('1 of 3 updates succeeded');
    expect(screen.getAllByText('1 of 3 updates succeeded')).toHaveLength(1);
    const note = story.dialog.getByRole('alert');
    const second = `Flyers (${shortId(story.before, 1)})`;
    expect(note).toHaveTextContent(`${second} · 500 · There is no open request to respond to.`);
    expect(note).toHaveTextContent(`Mugs (${third}) · 409 · Answered before.`);
    expect(story.applied()).toHaveLength(1);
    expect(story.dialog.getByRole('button', { name: 'Retry failed' })).toBeInTheDocument();
    await story.user.click(story.dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('1 of 3 updates succeeded')).not.toBeInTheDocument();
    await byMenu('Update status')(story);
    const again = await findDialog('Update status');
    expect(again.getByRole('checkbox', { name: /Cards/ })).not.toBeChecked();
    expect(again.getByRole('checkbox', { name: /Flyers/ })).toBeChecked();
    expect(again.getByRole('checkbox', { name: /Mugs/ })).toBeChecked();
    expect(again.getByRole('checkbox', { name: 'Costs were incurred' })).toBeChecked();
  });

  it('S8.21: accepting production without a request fails with 500; the dialog stays', async () => {
    const order = anOrder().with(cards('awaitingResponse')).knowing({ notifications: [] });
    const { choose, tick, submit, user, dialog } = await openDialog(order);
    await choose('Production accepted');
    await tick(/Cards/);
    await user.click(submit());
    expect(await screen.findByText(/· 500 · There is no open request to respond to\./)).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: /Cards/ })).toBeChecked();
    expect(requests.take()).toEqual([]);
  });

  it('S4.45: a cancellation response is not offered for an item without an open request', async () => {
    const { choose, tick, dialog, submit } = await openDialog(anOrder().with(cards('producing')));
    await tick(/Cards/);
    await choose('Cancellation accepted (unavailable)');
    const box = dialog.getByRole('checkbox', { name: /Cards/ });
    expect(box).not.toBeChecked();
    expect(box).toHaveAttribute('aria-disabled', 'true');
    expect(box).toHaveAccessibleDescription(/There is no open cancellation request\.$/);
    expect(submit()).toHaveAccessibleDescription('No item has an open cancellation request.');
  });

  it('R108: acceptance of production is not offered for an item without an open order request', async () => {
    const order = anOrder().with(cards('producing'), cards('awaitingResponse', 'Flyers'));
    const { choose, dialog, user } = await openDialog(order);
    await choose('Production accepted');
    await user.click(dialog.getByRole('button', { name: 'Select all 1' }));
    const box = dialog.getByRole('checkbox', { name: /Cards/ });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/There is no open order request\.$/);
    expect(dialog.getByRole('checkbox', { name: /Flyers/ })).toBeChecked();
  });

  it('a single item without a response is shown as not confirmed, and only that one is checked', async () => {
    const story = await openDialog(anOrder().with(cards('accepted'), cards('accepted', 'Flyers')));
    await story.choose('Production started');
    await story.user.click(story.dialog.getByRole('button', { name: 'Select all 2' }));
    platform.faults.next({ method: 'POST', path: /notifications$/ }, { kind: 'networkErrorAfterApplying' });
    await story.user.click(story.submit());
    const name = `Cards (${shortId(story.before)})`;
    expect(
      await screen.findByText(`${name} · not confirmed. Check the result before you send it again.`),
    ).toBeInTheDocument();
    await story.user.click(await story.dialog.findByRole('button', { name: 'Check' }));
    expect(
      await story.dialog.findByText('The change was applied. There is nothing left to send.'),
    ).toBeInTheDocument();
    expect(story.applied()).toHaveLength(2);
  });

  it('if one of two items without a response was applied, the check names it and leaves the other one to be sent', async () => {
    const story = await openDialog(anOrder().with(cards('accepted'), cards('accepted', 'Flyers')));
    const { dialog, user, submit, before } = story;
    await story.choose('Production started');
    await user.click(dialog.getByRole('button', { name: 'Select all 2' }));
    const post = { method: 'POST', path: /notifications$/ };
    platform.faults.next(post, { kind: 'networkErrorAfterApplying' });
    platform.faults.next(post, { kind: 'networkError' });
    await user.click(submit());
    await user.click(await dialog.findByRole('button', { name: 'Check' }));
    expect(
      await dialog.findByText(
        `Already applied: Cards (${shortId(before)}). For the other items: The order does not show this change yet. You can send it again.`,
      ),
    ).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: /Cards/ })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /Flyers/ })).toBeChecked();
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(story.applied()).toEqual(before.items.map(({ itemId }) => `ProductionStarted ${itemId}`));
    expect(story.store.getState()).toMatchObject({ drafts: {}, sentWrites: {} });
  });

  it('an item refused beside one without a response is still reported, even after a reload', async () => {
    const story = await openDialog(anOrder().with(cards('accepted'), cards('accepted', 'Flyers')));
    await story.choose('Production started');
    await story.user.click(story.dialog.getByRole('button', { name: 'Select all 2' }));
    const post = { method: 'POST', path: /notifications$/ };
    platform.faults.next(post, { kind: 'status', status: 422, body: { message: 'Not on a Sunday.' } });
    platform.faults.next(post, { kind: 'networkErrorAfterApplying' });
    await story.user.click(story.submit());
    await story.dialog.findByRole('button', { name: 'Check' });
    story.close();
    const { drafts } = story.store.getState();
    const { orderId } = story.before;
    const route = `/orders/${orderId}?modal=updateStatus`;
    const next = await renderApp({ platform, route, preloaded: { drafts }, browser: story.browser });
    const dialog = await findDialog('Update status');
    await next.user.click(await dialog.findByRole('button', { name: 'Check' }));
    expect(
      await dialog.findByText(
        new RegExp(`^Already applied: Flyers \\(${shortId(story.before, 1)}\\). For the other items:`),
      ),
    ).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: /Cards/ })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /Flyers/ })).not.toBeChecked();
    await next.user.click(dialog.getByRole('button', { name: 'Update status' }));
    await screen.findByText('The status has been updated.');
    expect(story.applied()).toEqual(
      story.before.items.map(({ itemId }) => `ProductionStarted ${itemId}`).reverse(),
    );
  });

  it('an item that has moved to another fulfiller since it was selected is neither shown nor sent', async () => {
    const order = anOrder().with(cards('accepted'), cards('accepted', 'Flyers').by('q4nb90vs6l'));
    const { orderId, items } = platform.world.addOrder(order.build());
    const kept = { type: 'productionStarted', quantities: { [items[1]?.itemId ?? '']: '1' }, fields: {} };
    const drafts = { [`updateStatus:${orderId}`]: { ...kept, costsIncurred: false } };
    const route = `/orders/${orderId}?modal=updateStatus`;
    await renderApp({ platform, route, as: 'fulfillerOperator', preloaded: { drafts } });
    const dialog = await findDialog('Update status');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Update status' })).toHaveAccessibleDescription(
      'Select at least one item.',
    );
  });

  it('S6.15: lists only the user’s items that the fulfillment order manager knows', async () => {
    const order = anOrder().with(
      cards('accepted'),
      cards('accepted', 'Unknown').having({ shortItemId: '' }),
      cards('accepted', 'Elsewhere').by('q4nb90vs6l'),
    );
    const { app } = await openOrder(platform, order, { as: 'fulfillerOperator' });
    await byMenu('Update status')(app);
    const dialog = await findDialog('Update status');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog.getByRole('checkbox', { name: /Cards/ })).toBeInTheDocument();
  });
});
