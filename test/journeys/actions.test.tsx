import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { ACTION_STORIES } from '#test/actionStories.ts';
import { byMenu, findDialog, openOrder, startAction, writesOf } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { changedParts } from '#test/changedParts.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

describe('S8.8 to S8.14: a successful action is sent once, a message confirms it, and the console reads the order again', () => {
  it.each(ACTION_STORIES)('%s', async (_title, story) => {
    const { user, dialog, before, record, applied, defects } = await startAction(platform, story);
    requests.take();
    requests.reads();
    // Held until the second click or key, which would otherwise reach what is behind the closed dialog.
    const release = platform.hold(story.call);
    await story.send(user, dialog);
    release();
    const message = (await screen.findByText(story.done)).closest('.snackbar') as HTMLElement;
    const about = within(message).getByRole('link', { name: new RegExp(`^Order ${before.orderId}`) });
    expect(about.getAttribute('href')).toMatch(`/orders/${before.orderId}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests.take()).toEqual([story.sent(before)]);
    expect(applied()).toEqual(story.applied(before));
    expect(changedParts(before, record())).toEqual(story.changed);
    const order = `/v1/orders/${before.orderId}`;
    await waitFor(() => expect(requests.reads()).toContain(order));
    expect(defects).toEqual([]);
  });
});

it('S3.14, S5.24, R85: the dialog names the order and lists the items to cancel with their quantities, and without one if it is unknown', async () => {
  const order = anOrder().with(cards('producing').quantity(1500), cards('producing', 'Flyers').quantity(0));
  const { app, record } = await openOrder(platform, order);
  await byMenu('Cancel order')(app);
  const dialog = await findDialog('Cancel order');
  expect(dialog.getByText(record.orderId, { selector: 'code' }).parentElement).toHaveTextContent(
    `Order ${record.orderId}`,
  );
  const [first, second] = dialog.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('1,500 × Cards')).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Flyers')).toBeInTheDocument();
  expect(dialog.getByText(/and can reject it/)).toBeInTheDocument();
});

it.each([
  ['Cancel order', ''],
  ['Cancel item', 'item'],
])('S5.24: %s announces no request if a link opens it for a shipped item', async (title, itemId) => {
  const { app, record } = await openOrder(platform, anOrder().with(cards('shipped')));
  const id = itemId && `&itemId=${record.items[0]?.itemId}`;
  const modal = title === 'Cancel order' ? 'cancelOrder' : 'cancelItem';
  await app.router.navigate(`/orders/${record.orderId}?modal=${modal}${id}`);
  const dialog = await findDialog(title);
  expect(await dialog.findByText(/Already shipped/)).toBeInTheDocument();
  expect(dialog.queryByText(/request will be sent/)).not.toBeInTheDocument();
  expect(dialog.queryByText(/and can reject it/)).not.toBeInTheDocument();
});

it.each([
  ['says so if one of the items has a fulfiller', [cards('producing'), anItem()], true],
  ['does not if the platform itself cancels all of them', [anItem()], false],
  ['does not if it skips all of them', [cards('shipped')], false],
])(
  'R539: a fulfiller can reject a cancellation: the dialog of several items %s',
  async (_, items, isSaid) => {
    const { app, record } = await openOrder(platform, anOrder().with(...items));
    const named = record.items.map(({ itemId }) => `&items=${itemId}`).join('');
    await app.router.navigate(`/orders/${record.orderId}?modal=cancelItems${named}`);
    const dialog = await findDialog('Cancel items');
    // While the available actions are loading, all items count as skipped.
    await waitFor(() => expect(dialog.queryAllByText('Loading available actions…')).toEqual([]));
    expect(dialog.getByText(/will be sent for|will be skipped/)).toBeInTheDocument();
    expect(dialog.queryAllByText(/and can reject it/)).toHaveLength(isSaid ? 1 : 0);
  },
);

it.each([
  ['the dialog of the item', 'cancelItem&itemId=', 'Cancel item'],
  ['the dialog of several items', 'cancelItems&items=', 'Cancel items'],
])(
  'R539: %s does not say that the platform cancels an item that cannot be cancelled',
  async (_, modal, title) => {
    const unrouted = cards('shipped').having({ fulfillerId: '', globalFulfillerId: '' });
    const { app, record } = await openOrder(platform, anOrder().with(unrouted));
    await app.router.navigate(`/orders/${record.orderId}?modal=${modal}${record.items[0]?.itemId}`);
    const dialog = await findDialog(title);
    expect(await dialog.findByText('Already shipped')).toBeInTheDocument();
    expect(dialog.queryByText(/the platform cancels the item/)).not.toBeInTheDocument();
  },
);

it.each([
  ['Cancel item', 'Flyers', 'Flyers'],
  ['Cancel order', undefined, '2 items'],
])(
  '%s: the message and the notification name what was changed and link to it',
  async (action, item, named) => {
    const order = anOrder().with(cards('producing').quantity(1500), cards('producing', 'Flyers').quantity(0));
    const { app, record } = await openOrder(platform, order);
    await byMenu(action, item)(app);
    const dialog = await findDialog(action);
    await app.user.click(dialog.getByRole('button', { name: action }));
    const name = `Order ${record.orderId} · ${named}`;
    const link = await screen.findByRole('link', { name });
    const query = item ? `?itemId=${record.items[1]?.itemId}` : '';
    expect(link).toHaveAttribute('href', `/orders/${record.orderId}${query}`);
    await app.user.click(screen.getByRole('button', { name: /^Notifications/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(panel.getByRole('link', { name })).toBeInTheDocument();
  },
);
