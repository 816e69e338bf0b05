import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform();
const searches = searchesOf(platform);
platform.world.addOrder(anOrder().id('order-one').with(anItem()).build());

async function open(route = '/?page=1') {
  const app = await renderApp({ platform, route });
  const link = await within(await find.table()).findByRole('link', { name: 'order-one' });
  const row = link.closest('tr');
  const cell = row?.querySelector('.col-merchant');
  if (!row || !cell) throw new Error('The order is not in the table');
  return { ...app, row, cell };
}

afterEach(() => vi.restoreAllMocks());

describe('a row of the results', () => {
  it('opens its order wherever it is clicked', async () => {
    const { user, cell, router } = await open();
    await user.click(cell);
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-one'));
  });

  it('opens in a new tab with a modifier key or the middle button', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, cell, router } = await open();
    await user.keyboard('{Control>}');
    await user.click(cell);
    await user.keyboard('{/Control}');
    await user.pointer({ keys: '[MouseMiddle]', target: cell });
    expect(opened.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual([
      '/orders/order-one',
      '/orders/order-one',
    ]);
    expect(router.state.location.pathname).toBe('/');
  });

  it('does not open after a click on its check box or button, or after selecting text', async () => {
    const { user, row, cell, router } = await open();
    await user.click(await within(row).findByRole('checkbox'));
    await user.pointer([
      { keys: '[MouseLeft>]', target: cell, offset: 0 },
      { target: cell, offset: 4 },
      { keys: '[/MouseLeft]', target: cell, offset: 4 },
    ]);
    expect(String(getSelection())).not.toBe('');
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('the names of the columns', () => {
  it('sort by created and promise date in either direction, which the URL and the form show', async () => {
    const { user, router } = await open();
    searches.lists();
    const header = (name: RegExp) => screen.getByRole('columnheader', { name });
    expect(header(/^Created/)).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(header(/^Created/)).getByRole('button'));
    await waitFor(() => expect(header(/^Created/)).toHaveAttribute('aria-sort', 'ascending'));
    expect(router.state.location.search).toBe('?sortOrder=ascending&page=1');
    expect(find.sort()).toHaveDisplayValue('Created date (oldest first)');
    await user.click(within(header(/^Promised/)).getByRole('button'));
    await waitFor(() => expect(header(/^Promised/)).toHaveAttribute('aria-sort', 'ascending'));
    expect(header(/^Created/)).not.toHaveAttribute('aria-sort');
    expect(router.state.location.search).toBe('?sortField=promiseDate&page=1');
    expect(searches.lists().map(({ sortMode }) => sortMode)).toHaveLength(2);
  });

  it('R527: sort the search that is loading, and not the one whose rows are still shown', async () => {
    const { user, router } = await open();
    platform.faults.hold({ path: /ordersearch/ }, 30);
    await user.click(screen.getByRole('tab', { name: /^Delayed/ }));
    await waitFor(() => expect(router.state.location.search).toMatch('delayedStatuses='));
    await user.click(screen.getByRole('button', { name: /^Promised/ }));
    await waitFor(() => expect(router.state.location.search).toMatch('sortField=promiseDate'));
    expect(router.state.location.search).toMatch('delayedStatuses=');
    platform.faults.clear();
  });
});
