import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { changeMeanwhile, findDialog, openOrder, operationsOf, writesOf } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

/** R73: opens the order, selects the items with these names, and opens the dialog of an action on them. */
async function openSeveral(order: OrderBuilder, names: readonly string[], action: string, title = action) {
  const { app, record } = await openOrder(platform, order);
  for (const button of screen.queryAllByRole('button', { name: 'Show more' })) await app.user.click(button);
  for (const name of names)
    await app.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const logged = platform.world.log.length;
  requests.take();
  const bar = within(screen.getByRole('region', { name: 'Selected items' }));
  await waitFor(() =>
    expect(bar.getByRole('button', { name: action })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await app.user.click(bar.getByRole('button', { name: action }));
  const ids = record.items.map(({ itemId }) => itemId);
  return {
    ...app,
    record,
    ids,
    dialog: await findDialog(title),
    applied: () => operationsOf(platform.world.log, logged),
    lineOf: async (id = '') =>
      (await within(screen.getByRole('dialog')).findByText(id)).closest('li') as HTMLElement,
  };
}

const three = () =>
  anOrder().with(cards('producing'), cards('producing', 'Flyers'), cards('producing', 'Mugs'));
const cancelling = (id = '[^/]+') => ({ path: new RegExp(`/items/${id}/cancelrequest`) });

describe('R73: several items at once', () => {
  it('cancels each selected item once, even after a double click, and lists the skipped ones', async () => {
    const order = anOrder().with(cards('producing'), cards('producing', 'Flyers'), cards('shipped', 'Mugs'));
    const names = ['Cards', 'Flyers', 'Mugs'];
    const { user, dialog, ids, applied, lineOf } = await openSeveral(order, names, 'Cancel items');
    expect(dialog.getByText('1 item will be skipped:')).toBeInTheDocument();
    expect(await lineOf(ids[2])).toHaveTextContent('Already shipped');
    await user.dblClick(dialog.getByRole('button', { name: 'Cancel 2 items' }));
    expect(
      await screen.findByText('Cancellation of 2 items requested. Check back for status.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(applied().toSorted()).toEqual(
      [`requestCancellation ${ids[0]}`, `requestCancellation ${ids[1]}`].toSorted(),
    );
  });

  it('shows the result of each item, and sends only the refused ones again', async () => {
    const scene = await openSeveral(three(), ['Cards', 'Flyers', 'Mugs'], 'Cancel items');
    const { user, dialog, ids, lineOf } = scene;
    platform.faults.next(cancelling(ids[1]), { kind: 'status', status: 409, body: { message: 'Locked.' } });
    await user.click(dialog.getByRole('button', { name: 'Cancel 3 items' }));
    expect(await dialog.findByText('2 of 3 items done')).toBeInTheDocument();
    expect(dialog.queryByText(/will be sent/)).not.toBeInTheDocument();
    expect(await lineOf(ids[1])).toHaveTextContent(/Failed: 409.* · Locked\./);
    expect(await lineOf(ids[0])).toHaveTextContent('Done');
    requests.take();
    await user.click(dialog.getByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests.take().map(({ call }) => call)).toEqual([
      expect.stringMatching(new RegExp(`items/${ids[1]}/cancelrequest$`)),
    ]);
    expect(scene.applied()).toHaveLength(3);
  });

  it('R12: an item that has changed since is not sent until the user has seen the change; the others are sent', async () => {
    const { user, dialog, ids, record, applied } = await openSeveral(
      three(),
      ['Cards', 'Flyers'],
      'Cancel items',
    );
    changeMeanwhile(platform, record.orderId, (item) => {
      item.quantity = 7;
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel 2 items' }));
    expect(await dialog.findByText('Not sent: the item has changed in the meantime.')).toBeInTheDocument();
    await waitFor(() => expect(applied()).toEqual([`requestCancellation ${ids[1]}`]));
    await user.click(await dialog.findByRole('button', { name: 'Continue with current data' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel 1 item' }));
    await waitFor(() => expect(applied()).toHaveLength(2));
    expect(applied()).toContain(`requestCancellation ${ids[0]}`);
  });

  it('R42: checks a request without a response before it sends anything again', async () => {
    const scene = await openSeveral(three(), ['Cards', 'Flyers'], 'Cancel items');
    const { user, dialog, ids, applied, lineOf } = scene;
    platform.faults.next(cancelling(ids[0]), { kind: 'status', status: 500, isApplied: true });
    await user.click(dialog.getByRole('button', { name: 'Cancel 2 items' }));
    expect(await dialog.findByText(/We could not confirm the result/)).toBeInTheDocument();
    expect(await lineOf(ids[0])).toHaveTextContent('Not confirmed');
    expect(dialog.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByText('2 of 2 items done')).toBeInTheDocument();
    expect(applied()).toHaveLength(2);
  });

  it('R246: rejects all of them for the same reason, and deletes it even if the user left the dialog', async () => {
    const scene = await openSeveral(three(), ['Cards', 'Mugs'], 'Reject items');
    const { user, dialog, ids, applied, store } = scene;
    expect(dialog.getByText('Choose a rejection code.')).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Rejection code' }), 'Other');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No paper');
    const release = platform.hold({ path: /notifications$/ }, 2);
    await user.click(dialog.getByRole('button', { name: 'Reject 2 items' }));
    await act(() => scene.router.navigate(-1));
    await waitFor(() => expect(Object.keys(store.getState().drafts)).toHaveLength(1));
    release();
    await waitFor(() => expect(applied()).toHaveLength(2));
    await waitFor(() => expect(store.getState().drafts).toEqual({}));
    expect(applied().join()).toContain(ids[2]);
    const bodies = requests.take().map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    for (const body of bodies)
      expect(body).toMatchObject({ rejectionDetails: { reason: 'No paper', code: 'other' } });
  });

  it('retries the routing of the items that are suspended in it', async () => {
    const stuck = (name: string) => cards('routing', name).current('suspended');
    const order = anOrder().with(stuck('Cards'), stuck('Flyers'), cards('producing', 'Mugs'));
    const names = ['Cards', 'Flyers', 'Mugs'];
    const { user, dialog, applied } = await openSeveral(order, names, 'Retry routing');
    expect(dialog.getByText('Not suspended in routing')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Retry routing of 2 items' }));
    await waitFor(() => expect(applied()).toHaveLength(2));
  });

  it('S4.51: a redirect starts with the selected items if the whole order allows it', async () => {
    const ready = (name: string) => cards('accepted', name).closed('baton');
    const order = anOrder().with(ready('Cards'), ready('Flyers'));
    const { dialog } = await openSeveral(order, ['Flyers'], 'Redirect', 'Redirect to another fulfiller');
    expect(await dialog.findByRole('checkbox', { name: 'Flyers' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Cards' })).not.toBeChecked();
  });
});

describe('R240: a dialog that was left with Back while its action was being sent', () => {
  /** Holds the POST requests to this path until the returned function is called. */
  function holdRequests(path: RegExp): () => void {
    let release = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      release = () => resolve();
    });
    platform.server.use(http.post(path, async () => void (await held)));
    return release;
  }

  /** Sends the cancellation of two items and leaves the dialog before the responses arrive. */
  async function leaveWhileSending(prepare: () => void = () => undefined) {
    const scene = await openSeveral(three(), ['Cards', 'Flyers'], 'Cancel items');
    prepare();
    const release = holdRequests(cancelling().path);
    await scene.user.click(scene.dialog.getByRole('button', { name: 'Cancel 2 items' }));
    await act(() => scene.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const bar = within(screen.getByRole('region', { name: 'Selected items' }));
    const openAction = async (action: string) => {
      await scene.user.click(bar.getByRole('button', { name: action }));
      return findDialog(action);
    };
    const isCancelled = () => screen.findByText(/^Cancellation of 2 items requested/);
    return { ...scene, openAction, isCancelled, release };
  }

  it('does not close the dialog of another action, whose input stays', async () => {
    const { user, openAction, isCancelled, release } = await leaveWhileSending();
    const rejection = await openAction('Reject items');
    const reason = () => rejection.getByRole('textbox', { name: 'Reason' });
    await user.type(reason(), 'No paper');
    release();
    await isCancelled();
    expect(reason()).toHaveValue('No paper');
    expect(rejection.queryByText(/Done/)).not.toBeInTheDocument();
  });

  it('says in a message what failed, because the dialog of another action does not show it', async () => {
    const { ids, openAction, release } = await leaveWhileSending(() =>
      platform.faults.next(cancelling(), { kind: 'status', status: 409, body: { message: 'Locked.' } }),
    );
    await openAction('Reject items');
    release();
    await screen.findByText('1 of 2 items have been processed.');
    expect(screen.getByText(`${ids[0]} · 409 · Locked.`)).toBeInTheDocument();
  });

  it('does not close a dialog that is opened later, and shows no result of the earlier action there', async () => {
    const { user, ids, lineOf, openAction, isCancelled, release } = await leaveWhileSending();
    release();
    await isCancelled();
    const rejection = await openAction('Reject items');
    await user.type(rejection.getByRole('textbox', { name: 'Reason' }), 'No paper');
    expect(rejection.getByRole('textbox', { name: 'Reason' })).toHaveValue('No paper');
    await user.click(rejection.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Mugs' }));
    await openAction('Cancel items');
    await waitFor(async () => expect(await lineOf(ids[0])).toHaveTextContent('already pending'));
    expect(await lineOf(ids[0])).not.toHaveTextContent('Done');
  });

  it('shows the results in the dialog of the same action, which stays open with what was typed since', async () => {
    const scene = await openSeveral(three(), ['Cards', 'Flyers'], 'Reject items');
    const { user, dialog, ids, lineOf, router } = scene;
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Rejection code' }), 'Other');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No paper');
    const release = holdRequests(/\/v1\/notifications$/);
    await user.click(dialog.getByRole('button', { name: 'Reject 2 items' }));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const bar = within(screen.getByRole('region', { name: 'Selected items' }));
    await user.click(bar.getByRole('button', { name: 'Reject items' }));
    const again = await findDialog('Reject items');
    await user.type(again.getByRole('textbox', { name: 'Reason' }), ' left');
    release();
    expect(await again.findByText('2 of 2 items done')).toBeInTheDocument();
    expect(await lineOf(ids[0])).toHaveTextContent('Done');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' today');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('No paper left today');
  });
});

it.each([
  ['cancelItems', 'Cancel items'],
  ['reorder', 'Reorder'],
  ['redirect', 'Redirect to another fulfiller'],
  ['updateStatus', 'Update status'],
  ['clearAlerts', 'Clear alerts'],
  ['changeAddress', 'Change delivery address'],
])('R241: a link to %s whose items are gone offers nothing, and says so', async (modal, title) => {
  const { orderId } = platform.world.addOrder(three().build());
  const app = await renderApp({ platform, route: `/orders/${orderId}?modal=${modal}&items=gone` });
  const dialog = await findDialog(title);
  expect(dialog.getByText(/^The items of this action are no longer in the order/)).toBeInTheDocument();
  const buttons = dialog.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);
  expect(new Set(buttons)).toEqual(new Set(['Close']));
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.router.state.location.search).not.toContain('items=');
});

it('R301: a dialog with nothing to send announces no items and has no number on its button', async () => {
  const { orderId, items } = platform.world.addOrder(anOrder().with(cards('producing')).build());
  const route = `/orders/${orderId}?modal=retryRoutings&items=${items[0]?.itemId}`;
  await renderApp({ platform, route });
  const dialog = await findDialog('Retry routing');
  expect(await dialog.findByText('1 item will be skipped:')).toBeInTheDocument();
  expect(dialog.queryByText(/will choose a fulfiller/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Retry routing' })).toHaveAttribute('aria-disabled', 'true');
});

it('R466: once a check has found that all was applied, the dialog shows only that, and its main button closes it', async () => {
  const { user, dialog, applied } = await openSeveral(three(), ['Cards', 'Mugs'], 'Cancel items');
  platform.faults.next(cancelling(), { kind: 'networkErrorAfterApplying' }, 2);
  await user.click(dialog.getByRole('button', { name: 'Cancel 2 items' }));
  await user.click(await dialog.findByRole('button', { name: 'Check' }));
  expect(await dialog.findByText('2 of 2 items done')).toBeInTheDocument();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  expect(dialog.getByRole('button')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(applied()).toHaveLength(2);
});

it('R12: an item that has changed is named beside the others that were sent', async () => {
  const { user, dialog, record } = await openSeveral(three(), ['Cards', 'Mugs'], 'Cancel items');
  changeMeanwhile(platform, record.orderId, (item) => {
    item.fulfillerId = 'another';
    item.globalFulfillerId = 'another';
  });
  await user.click(dialog.getByRole('button', { name: 'Cancel 2 items' }));
  expect(await dialog.findByText('1 of 2 items done')).toBeInTheDocument();
  expect(dialog.queryByText(/^Nothing was sent:/)).toBeNull();
  expect(
    dialog.getByText('Nothing was sent for 1 item: it has changed since you opened this dialog.'),
  ).toBeInTheDocument();
});
