import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findOrderHeading } from '#test/actions.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { openResults } from './openResults.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });

afterEach(() => vi.restoreAllMocks());

const openList = () => openResults(platform);

describe('R31: keyboard shortcuts in the list', () => {
  it('j and k move between the rows, x selects one, o opens it in a new tab, and Enter in this one', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, table, links, router } = await openList();
    await user.keyboard('j');
    expect(links[0]).toHaveFocus();
    await user.keyboard('jj');
    expect(links[2]).toHaveFocus();
    await user.keyboard('k');
    expect(links[1]).toHaveFocus();
    await user.keyboard('x');
    const boxes = within(table).getAllByRole('checkbox', { checked: true });
    expect(boxes).toHaveLength(1);
    expect(boxes[0]?.closest('tr')).toBe(links[1]?.closest('tr'));
    await user.keyboard('x');
    expect(within(table).queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await user.keyboard('o');
    // The new tab has no opener.
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining(links[1]?.getAttribute('href') ?? '?'),
      '_blank',
      'noopener,noreferrer',
    );
    await user.keyboard('{Enter}');
    expect(await findOrderHeading(links[1]?.dataset.orderId ?? '?')).toBeVisible();
    expect(router.state.location.pathname).toMatch(/^\/orders\//);
  });

  it('k in the first row and j in the last row stay there', async () => {
    const { user, links, table, store } = await openList();
    await user.keyboard('jk');
    expect(links[0]).toHaveFocus();
    const rows = store.getState().search.results?.orders.length ?? 0;
    await user.keyboard('j'.repeat(rows + 3));
    expect(within(table).getAllByRole('link').at(-1)).toHaveFocus();
  });
});

describe('keyboard shortcuts in an order', () => {
  it('n and p step through the results, u returns to them', async () => {
    const { user, store, router } = await openList();
    const [first = '', second = ''] =
      store.getState().search.results?.orders.map((order) => order.orderId) ?? [];
    await user.keyboard('j{Enter}');
    await findOrderHeading(first);
    await user.keyboard('n');
    await findOrderHeading(second);
    await user.keyboard('p');
    await findOrderHeading(first);
    await user.keyboard('u');
    expect(router.state.location.search).toBe('?page=1');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});

describe('no shortcut fires', () => {
  it('while the user types', async () => {
    const { user, router } = await openList();
    const box = screen.getByRole('searchbox', { name: 'Search text' });
    await user.type(box, 'gs?zjxn/');
    expect(box).toHaveValue('gs?zjxn/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.search).toBe('?page=1');
  });

  it('for keys reserved by the browser, in a dialog, or for single letters once they are switched off', async () => {
    const { user, store, router } = await openList();
    const before = store.getState().settings.displayZone;
    await user.keyboard('{Alt>}z{/Alt}{Control>}z{/Control}');
    expect(store.getState().settings.displayZone).toBe(before);
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('gr');
    expect(router.state.location.pathname).toBe('/');
    await user.click(await screen.findByRole('checkbox', { name: 'Use single letters as shortcuts' }));
    await user.keyboard('{Escape}gr');
    expect(router.state.location.pathname).toBe('/');
    // Ctrl combinations still work.
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInTheDocument();
  });

  it('R594: for single letters that were switched off while the browser’s storage is full, which is said', async () => {
    const { user, store } = await openList();
    const storing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.keyboard('?');
    const letters = await screen.findByRole('checkbox', { name: 'Use single letters as shortcuts' });
    await user.click(letters);
    expect(letters).not.toBeChecked();
    expect(screen.getByText(/could not save your choice/)).toHaveAttribute('role', 'status');
    await user.keyboard('{Escape}z');
    expect(store.getState().settings.displayZone).toBe('user');
    storing.mockRestore();
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('button', { name: /Keyboard shortcuts/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Use single letters as shortcuts' }));
    expect(screen.queryByText(/could not save your choice/)).toBeNull();
    await user.keyboard('{Escape}z');
    expect(store.getState().settings.displayZone).toBe('utc');
  });

  it('R554: for single letters that were switched off in another tab', async () => {
    const { user, store } = await openList();
    localStorage.setItem('console.letterKeys', 'false');
    await user.keyboard('z');
    expect(store.getState().settings.displayZone).toBe('user');
  });
});

describe('everywhere', () => {
  it('R580: also while an extension of the browser has added a hidden dialog to the page', async () => {
    const { user, store } = await openList();
    const foreign = document.createElement('div');
    foreign.setAttribute('role', 'dialog');
    foreign.hidden = true;
    document.body.append(foreign);
    await user.keyboard('z');
    foreign.remove();
    expect(store.getState().settings.displayZone).toBe('utc');
  });

  it('? shows every shortcut in words and keys, z switches the time zone, / moves the focus to the text', async () => {
    const { user, store } = await openList();
    await user.keyboard('z');
    expect(store.getState().settings.displayZone).toBe('utc');
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getAllByRole('table')).toHaveLength(3);
    const row = dialog.getByRole('row', { name: /Go to the reports/ });
    expect(row).toHaveTextContent(/g then r/);
    expect(dialog.queryByRole('row', { name: /platform calls/ })).toBeNull();
    await user.keyboard('{Escape}/');
    expect(screen.getByRole('searchbox', { name: 'Search text' })).toHaveFocus();
  });

  it('R418: ? shows no keys that select orders to people who can change none', async () => {
    const { user } = await renderApp({ platform, route: '/?page=1', as: 'viewer' });
    await screen.findByRole('table');
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByRole('row', { name: /Open the item’s actions/ })).toBeInTheDocument();
    expect(dialog.queryByRole('row', { name: /Select|selection|bulk/ })).toBeNull();
  });

  it('R418: ? shows no keys for orders to people who cannot search', async () => {
    const { user } = await renderApp({ platform, route: '/?page=1', as: 'nobody' });
    await screen.findByRole('heading', { name: 'No access' });
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getAllByRole('table')).toHaveLength(1);
    expect(dialog.queryByRole('row', { name: /search box|split view/ })).toBeNull();
    expect(dialog.getByRole('row', { name: /Open the settings/ })).toBeInTheDocument();
  });

  it('gr goes to the reports, gh to the support page, and gs to the search', async () => {
    const { user, router } = await renderApp({ platform, route: '/nowhere' });
    await screen.findByRole('heading', { level: 1 });
    for (const [keys, path] of [
      ['gr', '/reports'],
      ['gh', '/support'],
      ['gs', '/'],
    ] as const) {
      await user.keyboard(keys);
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
    }
  });

  it('nothing works without a signed-in user', async () => {
    const { user, router } = await renderApp({ platform, as: null });
    await screen.findByRole('heading', { name: 'Sign in to order operations' });
    await user.keyboard('gr?{Control>}k{/Control}');
    await user.click(screen.getByRole('main'));
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
