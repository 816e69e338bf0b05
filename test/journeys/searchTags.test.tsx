import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '#test/heard.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { goOnline } from './faultWalkWrites.ts';
import { findNothing, openFilters, openGroup } from './filterDrawer.ts';
import { find } from './searchPage.ts';
import { widenWindow } from './wideWindow.ts';

const platform = simulatedPlatform({ orders: 600, hasLandmarks: false });

describe('S2.23: the selected filters as removable tags', () => {
  beforeEach(() => findNothing(platform));

  it('in the drawer, removing a tag removes its filter from the draft', async () => {
    const { user, drawer, router } = await openFilters(
      platform,
      '/?merchants=acme-print&merchants=kartenzauber&page=1',
    );
    await user.click(await drawer.findByRole('button', { name: 'Remove filter “Merchants: Acme Print”' }));
    const merchants = await openGroup({ user }, drawer, 'Merchants');
    expect(await merchants.findByRole('checkbox', { name: 'Acme Print' })).not.toBeChecked();
    expect(merchants.getByRole('checkbox', { name: 'Kartenzauber' })).toBeChecked();
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?merchants=kartenzauber&page=1');
  });

  it('in the drawer, the search text and the dates have tags too', async () => {
    const since = new Date(Date.now() - 9 * 86_400_000).toISOString();
    const until = new Date(Date.now() - 86_400_000).toISOString();
    const route = `/?searchTerm=ana&startDate=${since}&endDate=${until}&merchants=acme-print&page=1`;
    const { user, drawer, router } = await openFilters(platform, route);
    await user.click(await drawer.findByRole('button', { name: 'Remove filter “Search text: ana”' }));
    await user.click(drawer.getByRole('button', { name: /^Remove filter “Dates: \d{4}-\d\d-\d\d to / }));
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?merchants=acme-print&page=1');
  });

  it('outside the drawer, a removed tag applies immediately, from page 1', async () => {
    const { user, router } = await renderApp({
      platform,
      route: '/?merchants=acme-print&statuses=routing&statuses=brandNew&period=24h&page=2',
    });
    await screen.findByRole('list', { name: 'Selected filters' });
    const texts = await waitFor(() => {
      const shown = find
        .tags()
        .getAllByRole('listitem')
        .map((tag) => tag.textContent);
      expect(shown[1]).toBe('Merchants: Acme Print');
      return shown;
    });
    expect(texts).toEqual(['Last 24 hours', 'Merchants: Acme Print', 'Item status: Routing or brandNew']);
    await user.click(find.tags().getByRole('button', { name: 'Remove filter “Item status: Routing”' }));
    expect(router.state.location.search).toBe('?period=24h&merchants=acme-print&statuses=brandNew&page=1');
    await user.click(find.tags().getByRole('button', { name: 'Remove filter “Last 24 hours”' }));
    expect(router.state.location.search).toBe('?merchants=acme-print&statuses=brandNew&page=1');
  });
});

it('R500: one tag shows that the platform joins the three status filters by "or"', async () => {
  const route = '/?statuses=routing&errorStatuses=rejected&delayedStatuses=preparing&orderTypes=ship&page=1';
  const { user, router } = await renderApp({ platform, route });
  const last = 'Delayed status: Awaiting order preparation';
  const remove = await screen.findByRole('button', { name: `Remove filter “${last}”` });
  const tags = find.tags().getAllByRole('listitem');
  expect(tags).toHaveLength(2);
  expect(tags[0]).toHaveTextContent(`Item status: Routing or Error status: Rejected or ${last}`);
  await user.click(remove);
  expect(router.state.location.search).toBe(
    '?statuses=routing&errorStatuses=rejected&orderTypes=ship&page=1',
  );
});

it('R180: one tag stands for both statuses in production, and removes both', async () => {
  const route = '/?statuses=productionAccepted&statuses=production&merchants=acme-print&page=1';
  const { user, router } = await renderApp({ platform, route });
  await user.click(await screen.findByRole('button', { name: 'Remove filter “Item status: In production”' }));
  await waitFor(() => expect(router.state.location.search).toBe('?merchants=acme-print&page=1'));
});

describe('S8.7: filter values that cannot be loaded', () => {
  beforeEach(() => findNothing(platform));

  it('R505: show the reason in their own group only, and load again on request', async () => {
    platform.faults.next({ service: 'product-categories' }, { kind: 'status', status: 404 });
    const { user, drawer } = await openFilters(platform);
    const categories = await openGroup({ user }, drawer, 'Product categories');
    expect(await categories.findByRole('alert')).toHaveTextContent(
      'Could not load filter values. 404 Not Found',
    );
    expect(drawer.getAllByRole('alert')).toHaveLength(1);
    const merchants = await openGroup({ user }, drawer, 'Merchants');
    expect(await merchants.findByRole('checkbox', { name: 'Acme Print' })).toBeInTheDocument();
    await user.click(categories.getByRole('button', { name: 'Try again' }));
    expect(await categories.findByRole('checkbox', { name: 'Marketing materials' })).toBeInTheDocument();
    expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leave merchants selectable by their IDs if only the names are missing', async () => {
    platform.faults.next({ service: 'merchant-config' }, { kind: 'status', status: 403 });
    const { user, drawer } = await openFilters(platform);
    const merchants = await openGroup({ user }, drawer, 'Merchants');
    expect(await merchants.findByRole('checkbox', { name: 'acme-print' })).toBeInTheDocument();
    expect(merchants.getByRole('alert')).toHaveTextContent(/Failed to load/);
    const fulfillers = await openGroup({ user }, drawer, 'Fulfillers');
    expect(fulfillers.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('affect the four lists from the platform, not the seven others', async () => {
    platform.faults.next({ path: /available-filters/ }, { kind: 'status', status: 403 });
    const { user, drawer } = await openFilters(platform);
    for (const name of ['Merchants', 'Fulfillers', 'Sales channels', 'Product categories']) {
      const group = await openGroup({ user }, drawer, name);
      expect(await group.findByRole('alert')).toHaveTextContent(/Failed to load/);
    }
    const claims = await openGroup({ user }, drawer, 'Claim type');
    expect(claims.getByRole('checkbox', { name: 'Claim reorder' })).toBeInTheDocument();
  });

  it('R142, R424: load again when the browser is online again, which is announced once', async () => {
    platform.faults.next({ path: /available-filters/ }, { kind: 'networkError' }, 30);
    platform.faults.next({ service: 'product-categories' }, { kind: 'networkError' }, 30);
    onTestFinished(() => void vi.restoreAllMocks());
    const { user, drawer } = await openFilters(platform);
    for (const name of ['Fulfillers', 'Sales channels', 'Product categories'])
      await (await openGroup({ user }, drawer, name)).findByRole('alert');
    const heard = listen();
    goOnline(false);
    platform.faults.clear();
    goOnline(true);
    await waitFor(() => expect(heard).toContain('Loaded.'));
    expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
    expect(heard.filter((text) => text === 'Loaded.')).toHaveLength(1);
  });
});

describe('R67: filters beside the list', () => {
  it('R197: leave the list usable, and stay open after Apply; Escape and their button close them', async () => {
    const matchMedia = widenWindow();
    const app = await renderApp({ platform, route: '/?page=1' });
    await find.orderIds();
    expect(find.advanced()).toHaveAttribute('aria-expanded', 'false');
    expect(find.advanced()).not.toHaveAttribute('aria-haspopup');
    await app.user.click(find.advanced());
    const panel = within(await screen.findByRole('region', { name: 'Advanced search' }));
    expect(panel.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const group = await openGroup(app, panel, 'Item status');
    await app.user.click(group.getByRole('checkbox', { name: 'Routing' }));
    await app.user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(app.router.state.location.search).toMatch(/statuses=routing/));
    expect(screen.getByRole('region', { name: 'Advanced search' })).toBeInTheDocument();
    await app.user.click(panel.getByRole('searchbox'));
    await app.user.keyboard('{Escape}');
    const shown = () => screen.queryByRole('region', { name: 'Advanced search' });
    expect(shown()).not.toBeInTheDocument();
    expect(find.advanced()).toHaveFocus();

    await app.user.click(find.advanced());
    await waitFor(() => expect(shown()).toBeInTheDocument());
    expect(find.advanced()).toHaveAttribute('aria-expanded', 'true');
    await app.user.click(find.advanced());
    expect(shown()).not.toBeInTheDocument();
    expect(find.advanced()).toHaveAttribute('aria-expanded', 'false');
    expect(find.advanced()).toHaveFocus();
    matchMedia.mockRestore();
  });

  it('R197: the button of the drawer announces a dialog', async () => {
    await renderApp({ platform, route: '/?page=1' });
    await find.orderIds();
    expect(find.advanced()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(find.advanced()).not.toHaveAttribute('aria-expanded');
  });

  it('open at the filter of the clicked tag', async () => {
    const matchMedia = widenWindow();
    const app = await renderApp({ platform, route: '/?statuses=routing&errorStatuses=rejected&page=1' });
    await app.user.click(await screen.findByRole('button', { name: 'Error status: Rejected' }));
    const panel = within(await screen.findByRole('region', { name: 'Advanced search' }));
    const group = await panel.findByRole('button', { name: /^Error status(?!:)/ });
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toHaveAttribute('aria-expanded', 'true');

    // A text that hides the group does not keep a tag from opening it.
    const finder = panel.getByRole('searchbox', { name: 'Find filter values' });
    await app.user.type(finder, 'zzz');
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Error status(?!:)/ })).toBeNull());
    await app.user.click(screen.getAllByRole('button', { name: 'Error status: Rejected' })[0] ?? finder);
    await waitFor(() => expect(panel.getByRole('button', { name: /^Error status(?!:)/ })).toHaveFocus());
    expect(finder).toHaveValue('');
    matchMedia.mockRestore();
  });

  it('say that status filters are combined if more than one of them is set', async () => {
    const { drawer } = await openFilters(platform, '/?statuses=routing&errorStatuses=rejected&page=1');
    expect(drawer.getByText(/^Item, error and delayed status filters are combined/)).toBeInTheDocument();
  });
});
