import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { splitPath } from '#domain/results/splitView.ts';
import { cards } from '#test/actionParts.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const NAMES = ['Cards', 'Flyers', 'Mugs', 'Bags'];
const added = () =>
  platform.world.addOrder(
    anOrder()
      .with(...NAMES.map((name) => cards('producing', name)))
      .build(),
  ).orderId;

async function openItems(route: string) {
  const app = await renderApp({ platform, route });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  const toggle = (name: string) =>
    within(screen.getByRole('article', { name })).getByRole('button', { name });
  return { ...app, toggle };
}

it('R76, R453: j and k move between items, x selects one, Enter opens it, t a leads to the actions on the selected', async () => {
  const { user, toggle } = await openItems(`/orders/${added()}`);
  await user.keyboard('jj');
  expect(toggle('Flyers')).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select Flyers' })).toBeChecked();
  await user.keyboard('k');
  expect(toggle('Cards')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeInTheDocument();
  await user.keyboard('jjjjj');
  expect(toggle('Bags')).toHaveFocus();
  const cancel = await screen.findByRole('button', { name: 'Cancel items' });
  await user.keyboard('ta');
  expect(cancel).toHaveFocus();
});

it('R66: c copies the ID of the order and says so, also beside the results', async () => {
  const orderId = added();
  for (const route of [`/orders/${orderId}`, splitPath(orderId, 'page=1')]) {
    const { user, close } = await openItems(route);
    await navigator.clipboard.writeText('');
    await user.keyboard('c');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(orderId);
    close();
  }
});

it('R520: beside the results, c copies the ID of the row that has the focus', async () => {
  const [first, second] = [added(), added()];
  const { user } = await openItems(splitPath(first, 'page=1'));
  const rows = within(await screen.findByRole('list', { name: 'Orders found' }));
  const copies = async (orderId: string) => {
    await navigator.clipboard.writeText('');
    await user.keyboard('c');
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(orderId));
  };
  const link = (await rows.findAllByRole('link')).find((row) => row.dataset.orderId === second);
  act(() => link?.focus());
  await copies(second);
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  act(() => link?.blur());
  await copies(first);
});

it('R76, R208, R223: the full stop opens the actions of an item at the first entry, as Enter and Space on their button do', async () => {
  const { user, toggle } = await openItems(`/orders/${added()}`);
  const item = within(screen.getByRole('article', { name: 'Flyers' }));
  const opener = await item.findByRole('button', { name: 'Actions for Flyers' });
  toggle('Flyers').focus();
  await user.keyboard('.');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(item.getByRole('button', { name: 'Cancel item' })).toBeInTheDocument();
  expect(document.querySelector('.menu-entry')).toHaveFocus();
  // Escape returns the focus to the item.
  await user.keyboard('{Escape}');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(toggle('Flyers')).toHaveFocus();
  await user.keyboard('..');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(toggle('Flyers')).toHaveFocus();
  for (const key of ['{Enter}', ' ']) {
    opener.focus();
    await user.keyboard(key);
    expect(document.querySelector('.menu-entry')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
  }
});

/** Runs an entry of the palette by its name. */
async function runFromPalette({ user }: Awaited<ReturnType<typeof openItems>>, name: string) {
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  await user.keyboard(name);
  await user.click(palette.getByRole('option', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('R97: the palette selects the item that last had the focus, and opens its actions', async () => {
  const app = await openItems(`/orders/${added()}`);
  await app.user.keyboard('jj');
  await runFromPalette(app, 'Select or deselect the item');
  expect(screen.getByRole('checkbox', { name: 'Select Flyers' })).toBeChecked();
  // Moves the focus out of the items.
  screen.getByRole('main').focus();
  await runFromPalette(app, 'Open the item’s actions');
  expect(screen.getByRole('button', { name: 'Actions for Flyers' })).toHaveAttribute('aria-expanded', 'true');
  await app.user.keyboard('{Escape}');
  screen.getByRole('main').focus();
  await app.user.keyboard('j');
  expect(app.toggle('Mugs')).toHaveFocus();
});

it('R97: without such an item, the shortcut applies to the open one', async () => {
  const orderId = added();
  const [, second] = platform.world.record(orderId)?.items ?? [];
  const app = await openItems(`/orders/${orderId}?itemId=${second?.itemId}`);
  await screen.findByRole('tab', { name: 'Details', selected: true });
  screen.getByRole('main').focus();
  await app.user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select Flyers' })).toBeChecked();
});

it('R31, R97: the help lists the keys of an order; the palette offers none for an item before one had the focus', async () => {
  const { user } = await openItems(`/orders/${added()}`);
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  expect(palette.getByRole('option', { name: /^Refresh the order/ })).toBeInTheDocument();
  expect(
    palette.queryByRole('option', { name: /^Select or deselect the item|the item’s actions/ }),
  ).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const table = within(help).getByRole('table', { name: 'On an order' });
  for (const name of ['Next item', 'Select or deselect the item', 'Show the events'])
    expect(within(table).getByRole('rowheader', { name })).toBeInTheDocument();
});

it('R76: the number keys show the views without adding a history entry', async () => {
  const { user, router } = await openItems(`/orders/${added()}`);
  await user.keyboard('5');
  await waitFor(() => expect(router.state.location.search).toBe('?view=raw'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByRole('link', { name: /^Raw/ })).toHaveFocus();
  await user.keyboard('1');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('R76: in the split view, j does not move between items', async () => {
  const orderId = added();
  const { user, toggle, router } = await openItems(splitPath(orderId, 'page=1'));
  await user.keyboard('j');
  // The key moves to the next order instead.
  await waitFor(() => expect(router.state.location.search).not.toContain(orderId));
  for (const name of NAMES) expect(toggle(name)).not.toHaveFocus();
});
