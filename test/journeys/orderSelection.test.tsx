import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { findDialog, openOrder, operationsOf, writesOf } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import type { App } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);
const bar = () => within(screen.getByRole('region', { name: 'Selected items' }));
const select = async ({ user }: App, name: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

const three = () =>
  anOrder().with(cards('producing'), cards('producing', 'Flyers'), cards('producing', 'Mugs'));

async function openSelected(order: OrderBuilder, names: readonly string[]) {
  const { app, record } = await openOrder(platform, order);
  for (const button of screen.queryAllByRole('button', { name: 'Show more' })) await app.user.click(button);
  for (const name of names) await select(app, name);
  const logged = platform.world.log.length;
  requests.take();
  return { ...app, record, applied: () => operationsOf(platform.world.log, logged) };
}

it('R452, R574: the number of selected items is announced from the first one on, until none is left', async () => {
  const { app } = await openOrder(platform, three());
  await screen.findByRole('checkbox', { name: 'Select Cards' });
  const place = screen
    .getAllByRole('status')
    .find((one) => one.textContent === '' && one.parentElement?.matches('section.visually-hidden'));
  expect(screen.queryByRole('region', { name: 'Selected items' })).toBeNull();
  await select(app, 'Cards');
  await waitFor(() => expect(place).toHaveTextContent('1 item selected'));
  expect(bar().getByRole('status')).toBe(place);
  // R574
  await select(app, 'Cards');
  await waitFor(() => expect(place).toHaveTextContent('0 items selected'));
});

it('the selected items, and no others, are reordered in one order', async () => {
  const { user, record } = await openSelected(three(), ['Cards', 'Flyers']);
  expect(bar().getByRole('status')).toHaveTextContent('2 items selected');
  await user.click(bar().getByRole('button', { name: 'Reorder' }));
  const dialog = await findDialog('Reorder');
  expect(dialog.getByText('Only 2 of 3 items will be reordered.')).toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: 'Place 1 order' }));
  await waitFor(() => {
    const placed = requests.take().filter(({ call }) => call === 'POST /v1/orders');
    expect(placed).toHaveLength(1);
    const [first, second, third] = record.items.map(({ itemId }) => itemId);
    expect(JSON.stringify(placed)).toContain(first);
    expect(JSON.stringify(placed)).toContain(second);
    expect(JSON.stringify(placed)).not.toContain(third);
  });
});

it('R75: only the selected originals are cancelled and their alerts cleared, after the new order is placed', async () => {
  const late = (name: string) => cards('producing', name).late('preparing');
  const { user, record, applied } = await openSelected(anOrder().with(late('Cards'), late('Flyers')), [
    'Flyers',
  ]);
  await user.click(bar().getByRole('button', { name: 'Reorder' }));
  const dialog = await findDialog('Reorder');
  const switches = [/^Request cancellation of original items/, 'Clear the alerts of the reordered items'];
  for (const name of switches) {
    const box = dialog.getByRole('checkbox', { name });
    expect(box).not.toBeChecked();
    await user.click(box);
  }
  await user.click(await dialog.findByRole('button', { name: 'Place 1 order' }));
  const [, flyers] = record.items.map(({ itemId }) => itemId);
  await waitFor(() => expect(applied()).toHaveLength(3));
  expect(applied().slice(1)).toEqual([
    `requestCancellation ${flyers}`,
    expect.stringMatching(new RegExp(`clear.* ${flyers}`, 'i')),
  ]);
});

it('the status of the selected items is updated, one call for each', async () => {
  const { user, applied, record } = await openSelected(
    anOrder().with(cards('accepted'), cards('accepted', 'Flyers'), cards('accepted', 'Mugs')),
    ['Cards', 'Mugs'],
  );
  await user.click(bar().getByRole('button', { name: 'Update status' }));
  const dialog = await findDialog('Update status');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Update' }), 'Production started');
  await user.click(dialog.getByRole('button', { name: 'Update 2 items' }));
  await screen.findByText('The status has been updated.');
  const [first, , third] = record.items.map(({ itemId }) => itemId);
  expect(applied()).toEqual([`ProductionStarted ${first}`, `ProductionStarted ${third}`]);
});

it('R73: an update of the selected items lists those that it skips, each with the reason', async () => {
  const grants = {
    merchants: [{ identifier: '*', permissions: ['read:order', 'update:order'] }],
    fulfillers: [{ identifier: 'k3vd81mq0z', permissions: ['read:order', 'update:order'] }],
  };
  platform.faults.next(
    { service: 'access-management', path: /permissions/ },
    { kind: 'status', status: 200, body: grants },
    2,
  );
  const { user } = await openSelected(
    anOrder().with(cards('accepted').by('k3vd81mq0z'), cards('accepted', 'Flyers').by('another')),
    ['Cards', 'Flyers'],
  );
  await user.click(bar().getByRole('button', { name: 'Update status' }));
  const dialog = await findDialog('Update status');
  expect(dialog.getByText('1 item will be skipped:')).toBeInTheDocument();
  expect(dialog.getByText(/Flyers/).closest('li')).toHaveTextContent(
    /You do not have permission to do this\.$/,
  );
});

it('only the alerts of the selected items are selected', async () => {
  const late = (name: string) => cards('producing', name).late('preparing');
  const { user } = await openSelected(anOrder().with(late('Cards'), late('Flyers'), late('Mugs')), [
    'Flyers',
  ]);
  await user.click(bar().getByRole('button', { name: 'Clear alerts' }));
  const dialog = await findDialog('Clear alerts');
  expect(dialog.getAllByRole('checkbox', { checked: true })).toEqual([
    dialog.getByRole('checkbox', { name: /Flyers/ }),
  ]);
});

/** Opens the action for the Mugs, changes something, leaves, and opens it again for the Flyers. */
async function reopenForOthers(action: string, change: (app: App) => Promise<void>) {
  const late = (name: string) => cards('producing', name).late('preparing');
  const app = await openSelected(anOrder().with(late('Cards'), late('Flyers'), late('Mugs')), ['Mugs']);
  await app.user.click(bar().getByRole('button', { name: action }));
  await change(app);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await select(app, 'Mugs');
  await select(app, 'Flyers');
  await app.user.click(bar().getByRole('button', { name: action }));
  return findDialog(action);
}

it.each(['Clear alerts', 'Update status'])(
  'R111: %s: choices for other items are not restored; only the selected item is listed, and it is chosen',
  async (action) => {
    const dialog = await reopenForOthers(action, async ({ user }) => {
      const opened = await findDialog(action);
      await user.click(opened.getByRole('checkbox', { name: /Mugs/ }));
    });
    const boxes = dialog.getAllByRole('checkbox');
    expect(boxes).toEqual([dialog.getByRole('checkbox', { name: /Flyers/ })]);
    expect(boxes[0]).toBeChecked();
  },
);

it('the reason for rejecting some items is not restored for others', async () => {
  const dialog = await reopenForOthers('Reject items', async ({ user }) => {
    const opened = await findDialog('Reject items');
    await user.type(opened.getByRole('textbox'), 'Out of mugs');
  });
  expect(dialog.getByRole('textbox')).toHaveValue('');
});

it('an action that applies to none of the selected items says why', async () => {
  const { user } = await openSelected(anOrder().with(cards('producing'), cards('shipped', 'Flyers')), [
    'Flyers',
  ]);
  const reorder = bar().getByRole('button', { name: 'Reorder' });
  expect(reorder).toHaveAccessibleDescription(/No items can be reordered/);
  await user.click(reorder);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('R122, R170: one button selects all items or clears the selection, and a click with Shift selects a range', async () => {
  const { user } = await openSelected(three(), []);
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  expect(bar().getByRole('status')).toHaveTextContent('3 items selected');
  expect(screen.queryByRole('button', { name: 'Select all 3' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Clear selection'));
  expect(screen.queryByRole('region', { name: 'Selected items' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Select all 3' })).toHaveFocus();

  const boxes = screen.getAllByRole('checkbox', { name: /^Select / });
  await user.click(boxes[0] as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(boxes[2] as HTMLElement);
  await user.keyboard('{/Shift}');
  expect(bar().getByRole('status')).toHaveTextContent('3 items selected');
  await user.click(bar().getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selected items' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Select all 3' })).toHaveFocus();
});

it('a user with read access only cannot select anything', async () => {
  await openOrder(platform, three(), { as: 'viewer' });
  expect(screen.queryByRole('checkbox', { name: /^Select / })).not.toBeInTheDocument();
});

it('the selection survives a filter, shows how many items are hidden, and can be extended', async () => {
  const four = three().with(cards('producing', 'Bags'));
  const { user } = await openSelected(four, ['Cards']);
  const filter = screen.getByRole('searchbox', { name: 'Product or any ID' });
  await user.type(filter, 'Mugs');
  await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('1 more is hidden by the filter'));
  // Nothing that the filter shows is selected, so there is nothing to act on.
  expect(bar().queryByRole('button', { name: 'Cancel items' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Select all 1' }));
  await user.clear(filter);
  await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent(/^2 items selected$/));
});

it('R123: an item’s own menu offers the actions for selected items, for this item alone', async () => {
  const { user, record } = await openSelected(three(), []);
  const [cardsItem, flyers, mugs] = record.items;
  await user.click(screen.getByRole('button', { name: 'Actions for Flyers' }));
  for (const name of ['Reorder', 'Update status', 'Redirect to another fulfiller'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reorder' }));
  const dialog = await findDialog('Reorder');
  expect(dialog.getByText('Only 1 of 3 items will be reordered.')).toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: 'Place 1 order' }));
  await waitFor(() => {
    const placed = requests.take().filter(({ call }) => call === 'POST /v1/orders');
    expect(placed).toHaveLength(1);
    expect(JSON.stringify(placed)).toContain(flyers?.itemId);
    for (const other of [cardsItem, mugs]) expect(JSON.stringify(placed)).not.toContain(other?.itemId);
  });
});
