import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { changeMeanwhile, findDialog } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { cancelling, severalScene, three } from './severalScene.ts';

const { platform, requests, openSeveral } = severalScene();

describe('R73: several items at once', () => {
  it('cancels each selected item once, even after a double click, and lists the skipped ones', async () => {
    const order = anOrder().with(cards('producing'), cards('producing', 'Flyers'), cards('shipped', 'Mugs'));
    const names = ['Cards', 'Flyers', 'Mugs'];
    const { user, dialog, ids, applied, lineOf } = await openSeveral(order, names, 'Cancel items');
    expect(dialog.getByText('1 item will be skipped:')).toBeInTheDocument();
    expect(await lineOf(ids[2])).toHaveTextContent('Already shipped');
    const release = platform.hold(cancelling(ids[0]));
    await user.dblClick(dialog.getByRole('button', { name: 'Cancel 2 items' }));
    release();
    expect(
      await screen.findByText('Cancellation of 2 items requested. Check back for status.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(applied().toSorted()).toEqual(
      [`requestCancellation ${ids[0]}`, `requestCancellation ${ids[1]}`].toSorted(),
    );
  });

  it('R512: shows the result of each item with the platform’s words, and sends only the refused ones again', async () => {
    const scene = await openSeveral(three(), ['Cards', 'Flyers', 'Mugs'], 'Cancel items');
    const { user, dialog, ids, lineOf } = scene;
    const body = { message: 'Locked.', validationErrors: [{ path: 'itemId', message: 'Packed.' }] };
    platform.faults.next(cancelling(ids[1]), { kind: 'status', status: 409, body });
    await user.click(dialog.getByRole('button', { name: 'Cancel 3 items' }));
    expect(await dialog.findByText('2 of 3 items done')).toBeInTheDocument();
    expect(dialog.queryByText(/will be sent/)).not.toBeInTheDocument();
    expect(await lineOf(ids[1])).toHaveTextContent(/Failed: 409.* · Locked\. · itemId: Packed\./);
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
    const body = { message: 'Saga timed out.' };
    platform.faults.next(cancelling(ids[0]), { kind: 'status', status: 500, body, isApplied: true });
    await user.click(dialog.getByRole('button', { name: 'Cancel 2 items' }));
    expect(await dialog.findByText(/We could not confirm the result/)).toBeInTheDocument();
    expect(await lineOf(ids[0])).toHaveTextContent(/Not confirmed.* 500 .*Saga timed out\./);
    expect(dialog.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
    const release = platform.hold({ service: 'item-service' });
    await user.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByRole('button', { name: 'Checking…' })).toHaveAttribute('aria-disabled', 'true');
    release();
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

  it('R513: the platform’s message about the reason of a rejection stands beside it once, until it is changed', async () => {
    const { user, dialog } = await openSeveral(three(), ['Cards', 'Mugs'], 'Reject items');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Rejection code' }), 'Other');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await user.type(reason, 'No');
    const validationErrors = [{ path: 'rejectionDetails.reason', message: 'Too short.' }];
    const body = { message: 'Not valid.', validationErrors };
    platform.faults.next({ path: /notifications$/ }, { kind: 'status', status: 422, body }, 2);
    await user.click(dialog.getByRole('button', { name: 'Reject 2 items' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Too short.'));
    await user.type(reason, ' paper');
    expect(reason).toBeValid();
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

it.each([
  ['cancelItems', 'Cancel items'],
  ['reorder', 'Reorder'],
  ['redirect', 'Redirect to another fulfiller'],
  ['updateStatus', 'Update status'],
  ['clearAlerts', 'Clear alerts'],
  ['changeAddress', 'Change delivery address'],
])(
  'R241, R492: a link to %s whose items are gone offers only to refresh the order, and says so',
  async (modal, title) => {
    const { orderId } = platform.world.addOrder(three().build());
    const app = await renderApp({ platform, route: `/orders/${orderId}?modal=${modal}&items=gone` });
    const dialog = await findDialog(title);
    expect(dialog.getByText(/^The items of this action are no longer in the order/)).toBeInTheDocument();
    await dialog.findByRole('button', { name: 'Refresh' });
    const buttons = dialog.getAllByRole('button').map((button) => button.textContent?.trim());
    expect(buttons).toEqual(['Refresh', 'Close']);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.router.state.location.search).not.toContain('items=');
  },
);

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
