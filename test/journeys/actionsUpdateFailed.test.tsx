import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { byMenu, findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { asking, PARCEL, shortId, updateDialogs } from '#test/updateStatus.ts';

const platform = simulatedPlatform();
const { requests, openDialog } = updateDialogs(platform);

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

  it.each([
    ['notifications$', 'rejectionDetails.reason', '50'],
    ['reject$', 'rejectionReason', '250'],
  ])(
    'R513: the platform’s message about the details of a rejection sent to %s stands beside them',
    async (path, name, pieces) => {
      const story = await openDialog(asking(anOrder().with(cards('awaitingResponse').quantity(250))));
      await story.choose('Rejected by fulfiller');
      await story.tick(/Cards/);
      await story.type('Quantity Cards', pieces);
      await story.type('Rejection details', 'No');
      const body = { message: 'Not valid.', validationErrors: [{ path: name, message: 'Too short.' }] };
      platform.faults.next({ method: 'POST', path: new RegExp(path) }, { kind: 'status', status: 422, body });
      await story.user.click(story.submit());
      const details = () => story.dialog.getByLabelText('Rejection details');
      await waitFor(() => expect(details()).toHaveAccessibleDescription('Too short.'));
      await story.choose('Cancellation rejected');
      expect(story.dialog.queryByText('Too short.')).not.toBeInTheDocument();
      await story.choose('Rejected by fulfiller');
      await story.type('Rejection details', 'No paper');
      expect(details()).toBeValid();
    },
  );

  it('R513: the platform’s message about a quantity stands beside it, until it is changed', async () => {
    const order = anOrder().with(cards('producing').quantity(9), cards('producing', 'Flyers').quantity(9));
    const { dialog, choose, type, user, submit } = await openDialog(order);
    await choose('Shipped');
    await user.click(dialog.getByRole('button', { name: 'Select all 2' }));
    for (const [label, text] of PARCEL) await type(label, text);
    const validationErrors = [{ path: 'items[1].quantity', message: 'Only 4 are left.' }];
    const body = { message: 'Not valid.', validationErrors };
    platform.faults.next({ path: /shipments$/, method: 'POST' }, { kind: 'status', status: 422, body });
    await user.click(submit());
    const quantity = dialog.getByLabelText('Quantity Flyers');
    await waitFor(() => expect(quantity).toHaveAccessibleDescription('Only 4 are left. of 9'));
    expect(dialog.getByLabelText('Quantity Cards')).toBeValid();
    await type('Quantity Flyers', '4');
    expect(quantity).toBeValid();
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
    const { choose, tick, dialog, submit } = await openDialog(anOrder().with(cards('producing')), {
      hasNotifications: true,
    });
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
    const { choose, tick, dialog } = await openDialog(order, { hasNotifications: true });
    await choose('Production accepted');
    const box = dialog.getByRole('checkbox', { name: /Cards/ });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/There is no open order request\.$/);
    // A single item needs no button that selects all of them.
    expect(dialog.queryByRole('button', { name: /^Select/ })).toBeNull();
    await tick(/Flyers/);
  });

  it('R386: acceptance of production is offered for a request that only the notifications show', async () => {
    const order = asking(anOrder().with(cards('producing')));
    const { choose, tick, dialog, submit, user } = await openDialog(order, { hasNotifications: true });
    await choose('Production accepted');
    await tick(/Cards/);
    expect(dialog.getByRole('checkbox', { name: /Cards/ })).not.toHaveAccessibleDescription(/request/);
    await user.click(submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    expect(requests.take()).toMatchObject([{ call: expect.stringMatching(/RetryOrderRequest-.*\/accept$/) }]);
  });

  it('R386: a note says if only sending shows whether a request is open', async () => {
    const order = anOrder().with(cards('producing'), cards('producing', 'Flyers'));
    const { choose, dialog, user } = await openDialog(order);
    await choose('Cancellation accepted');
    await user.click(dialog.getByRole('button', { name: 'Select all 2' }));
    const box = dialog.getByRole('checkbox', { name: /Flyers/ });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription(/The item’s status shows no open request\./);
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
