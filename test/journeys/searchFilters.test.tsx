import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform({ orders: 600 });
const searches = searchesOf(platform);

const GROUPS = [
  'Merchants',
  'Fulfillers',
  'Sales channels',
  'Product categories',
  'Item status',
  'Error status',
  'Delayed status',
  'Order type',
  'Claim type',
  'Complaint type',
  'Change request type',
];

type App = Awaited<ReturnType<typeof renderApp>>;
type Drawer = Awaited<ReturnType<typeof find.drawer>>;

async function openDrawer(route = '/', options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({ platform, route, ...options });
  await app.user.click(find.advanced());
  const drawer = await find.drawer();
  return { ...app, drawer };
}

/** A group's values, opened. */
async function openGroup(app: Pick<App, 'user'>, drawer: Drawer, name: string) {
  const button = await drawer.findByRole('button', { name: new RegExp(`^${name}(?!:)`) });
  if (button.getAttribute('aria-expanded') === 'false') await app.user.click(button);
  return within(drawer.getByRole('region', { name: new RegExp(`^${name}`) }));
}

const names = (group: Awaited<ReturnType<typeof openGroup>>) =>
  group.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.trim());

describe('S2.17, S2.25: the Advanced Search drawer', () => {
  it('holds the eleven filters in their order', async () => {
    const { drawer } = await openDrawer();
    await waitFor(() => {
      const titles = drawer.getAllByRole('heading', { level: 3 }).map((title) => title.textContent?.trim());
      expect(titles).toEqual(GROUPS);
    });
  });

  it('S2.26: hides the first four where there is at most one value to choose from', async () => {
    const { drawer } = await openDrawer('/', { as: 'fulfillerOperator' });
    await drawer.findByRole('button', { name: 'Merchants' });
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Fulfillers' })).not.toBeInTheDocument());
    expect(drawer.getByRole('button', { name: 'Item status' })).toBeInTheDocument();
  });

  it('S2.27: shows twenty values and twenty more at a time; what looks like a UUID comes last', async () => {
    const { user, drawer } = await openDrawer();
    const merchants = await openGroup({ user }, drawer, 'Merchants');
    expect(await merchants.findByRole('checkbox', { name: 'Acme Print' })).toBeInTheDocument();
    expect(merchants.getAllByRole('checkbox')).toHaveLength(20);
    await user.click(merchants.getByRole('button', { name: 'Show more (5 left)' }));
    expect(names(merchants)).toHaveLength(25);
    expect(names(merchants).at(-1)).toBe('7c0f4d52-93ae-4f0b-8a51-d20b6f1c7e34');
    expect(merchants.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
  });

  it('S2.18, S2.27: one box searches all groups: exact, then prefix, then other', async () => {
    const { user, drawer } = await openDrawer();
    await user.type(drawer.getByRole('searchbox', { name: 'Find filter values' }), 'Print');
    const merchants = within(await drawer.findByRole('region', { name: 'Merchants' }));
    await waitFor(() => expect(names(merchants)).toEqual(['Acme Print', 'The Print Pantry']));
    expect(drawer.queryByRole('region', { name: 'Claim type' })).not.toBeInTheDocument();
    await user.clear(drawer.getByRole('searchbox', { name: 'Find filter values' }));
    await user.type(drawer.getByRole('searchbox', { name: 'Find filter values' }), 'reject');
    const errors = within(await drawer.findByRole('region', { name: 'Error status' }));
    await waitFor(() =>
      expect(names(errors)).toEqual(['Rejected', 'Document review rejected', 'Inventory check rejected']),
    );
    await user.type(drawer.getByRole('searchbox', { name: 'Find filter values' }), 'zzz');
    expect(await drawer.findByText('No filter value matches “rejectzzz”.')).toBeInTheDocument();
  });

  it.each([
    ['processing', 'Awaiting order preparation', 'Item status'],
    ['fulfiller response', 'Awaiting supplier response', 'Item status'],
    ['supplier', 'Awaiting supplier response', 'Delayed status'],
    ['fulfilled', 'Shipped', 'Item status'],
    ['document review', 'Awaiting document review completion', 'Delayed status'],
    ['suspended in', 'Routing suspended', 'Error status'],
  ])('R88: "%s" finds the state "%s", whose name it is not', async (word, name, group) => {
    const { user, drawer } = await openDrawer();
    await user.type(drawer.getByRole('searchbox', { name: 'Find filter values' }), word);
    const options = within(await drawer.findByRole('region', { name: group }));
    await waitFor(() => expect(names(options)[0]).toBe(name));
  });

  it("S2.28: 'In production' stands for its two children, and shows when only one is chosen", async () => {
    const { user, drawer, router } = await openDrawer();
    const statuses = await openGroup({ user }, drawer, 'Item status');
    await user.click(statuses.getByRole('button', { name: /Show more/ }));
    const box = (name: string) => statuses.getByRole('checkbox', { name });
    await user.click(box('In production'));
    expect(box('Production')).toBeChecked();
    expect(box('Production accepted')).toBeChecked();
    await user.click(box('Production'));
    expect(box('In production')).toBePartiallyChecked();
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?statuses=productionAccepted&page=1');
  });

  it('S2.25: a product category picks all below it, and says when only some are picked', async () => {
    const { user, drawer, router } = await openDrawer();
    const categories = await openGroup({ user }, drawer, 'Product categories');
    await user.click(await categories.findByRole('button', { name: 'Expand “Marketing materials”' }));
    await user.click(categories.getByRole('button', { name: 'Expand “Business cards”' }));
    const box = (name: string) => categories.getByRole('checkbox', { name });
    await user.click(box('Business cards'));
    expect(box('Standard cards')).toBeChecked();
    expect(box('Marketing materials')).toBePartiallyChecked();
    await user.click(box('Marketing materials'));
    expect(box('Standard cards')).toBeChecked();
    await user.click(box('Standard cards'));
    expect(box('Business cards')).toBePartiallyChecked();
    await user.click(box('Business cards'));
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?productCategories=marketing-materials&page=1');
  });

  it('keeps what was selected and not applied, until it is applied, given up or the filters are others', async () => {
    const app = await openDrawer();
    const firstBox = async (drawer: Drawer) =>
      (await openGroup(app, drawer, 'Order type')).getAllByRole('checkbox')[0] as HTMLElement;
    await app.user.click(await firstBox(app.drawer));
    await app.user.keyboard('{Escape}');
    expect(app.router.state.location.search).toBe('');
    await app.user.click(find.advanced());
    const again = await find.drawer();
    expect(await firstBox(again)).toBeChecked();
    await app.user.click(again.getByRole('button', { name: 'Start over' }));
    expect(await firstBox(again)).not.toBeChecked();
    await app.user.click(await firstBox(again));
    await app.user.keyboard('{Escape}');
    await act(() => app.router.navigate('/?merchants=somebody'));
    await app.user.click(find.advanced());
    const other = await find.drawer();
    expect(await firstBox(other)).not.toBeChecked();
    expect(other.queryByRole('button', { name: 'Start over' })).toBeNull();
  });

  it('S2.22: nothing happens before Apply, which sets page 1 and takes along what is typed', async () => {
    const { user, drawer, router } = await openDrawer('/?searchTerm=ana&page=3');
    await user.click(drawer.getByRole('button', { name: 'Close without applying' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(find.advanced()).toHaveFocus();
    await user.type(find.term(), ' ruiz');
    await user.click(find.advanced());
    const again = await find.drawer();
    const claims = await openGroup({ user }, again, 'Claim type');
    await user.click(claims.getByRole('checkbox', { name: 'Claim' }));
    expect(router.state.location.search).toBe('?searchTerm=ana&page=3');
    searches.lists();
    await user.click(again.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?searchTerm=ana+ruiz&claimTypes=claims&page=1');
    await waitFor(() =>
      expect(searches.lists()).toMatchObject([{ queryString: '"ana" "ruiz"', linkedRelations: ['claims'] }]),
    );
  });

  it('S2.22: Clear all empties every filter', async () => {
    const { user, drawer, router } = await openDrawer('/?merchants=acme-print&errorStatuses=rejected&page=2');
    expect(await drawer.findByText('Merchants: Acme Print')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Clear all' }));
    expect(drawer.queryByRole('list', { name: 'Selected filters' })).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?page=1');
  });
});

describe('S2.23: the selected filters as removable tags', () => {
  it('in the drawer a tag takes its filter out of the draft', async () => {
    const { user, drawer, router } = await openDrawer('/?merchants=acme-print&merchants=kartenzauber&page=1');
    await user.click(await drawer.findByRole('button', { name: 'Remove filter “Merchants: Acme Print”' }));
    const merchants = await openGroup({ user }, drawer, 'Merchants');
    expect(await merchants.findByRole('checkbox', { name: 'Acme Print' })).not.toBeChecked();
    expect(merchants.getByRole('checkbox', { name: 'Kartenzauber' })).toBeChecked();
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?merchants=kartenzauber&page=1');
  });

  it('outside the drawer a tag is removed at once, from page 1', async () => {
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

describe('S8.7: a filter whose values cannot be loaded', () => {
  it('says so in its own group only, and loads when asked again', async () => {
    platform.faults.next({ service: 'product-categories' }, { kind: 'status', status: 404 });
    const { user, drawer } = await openDrawer();
    const categories = await openGroup({ user }, drawer, 'Product categories');
    expect(await categories.findByRole('alert')).toHaveTextContent(/Failed to load/);
    expect(drawer.getAllByRole('alert')).toHaveLength(1);
    const merchants = await openGroup({ user }, drawer, 'Merchants');
    expect(await merchants.findByRole('checkbox', { name: 'Acme Print' })).toBeInTheDocument();
    await user.click(categories.getByRole('button', { name: 'Try again' }));
    expect(await categories.findByRole('checkbox', { name: 'Marketing materials' })).toBeInTheDocument();
    expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('costs the names of merchants only: their ids can still be chosen', async () => {
    platform.faults.next({ service: 'merchant-config' }, { kind: 'status', status: 403 });
    const { user, drawer } = await openDrawer();
    const merchants = await openGroup({ user }, drawer, 'Merchants');
    expect(await merchants.findByRole('checkbox', { name: 'acme-print' })).toBeInTheDocument();
    expect(merchants.getByRole('alert')).toHaveTextContent(/Failed to load/);
    const fulfillers = await openGroup({ user }, drawer, 'Fulfillers');
    expect(fulfillers.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('costs the four lists that come from the platform, not the seven others', async () => {
    platform.faults.next({ path: /available-filters/ }, { kind: 'status', status: 403 });
    const { user, drawer } = await openDrawer();
    for (const name of ['Merchants', 'Fulfillers', 'Sales channels', 'Product categories']) {
      const group = await openGroup({ user }, drawer, name);
      expect(await group.findByRole('alert')).toHaveTextContent(/Failed to load/);
    }
    const claims = await openGroup({ user }, drawer, 'Claim type');
    expect(claims.getByRole('checkbox', { name: 'Claim reorder' })).toBeInTheDocument();
  });
});

describe('R67: filters beside the list', () => {
  const wide = () =>
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('75rem'),
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );

  it('leave the list usable, and stay open when they are applied; Escape closes them and returns the focus', async () => {
    const matchMedia = wide();
    const app = await renderApp({ platform, route: '/?page=1' });
    await find.orderIds();
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
    expect(screen.queryByRole('region', { name: 'Advanced search' })).not.toBeInTheDocument();
    expect(find.advanced()).toHaveFocus();
    matchMedia.mockRestore();
  });

  it('open at the filter of the tag that is clicked', async () => {
    const matchMedia = wide();
    const app = await renderApp({ platform, route: '/?statuses=routing&errorStatuses=rejected&page=1' });
    await app.user.click(await screen.findByRole('button', { name: 'Error status: Rejected' }));
    const panel = within(await screen.findByRole('region', { name: 'Advanced search' }));
    const group = await panel.findByRole('button', { name: /^Error status(?!:)/ });
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toHaveAttribute('aria-expanded', 'true');
    matchMedia.mockRestore();
  });

  it('say that status filters add up where more than one of them is set', async () => {
    const { drawer } = await openDrawer('/?statuses=routing&errorStatuses=rejected&page=1');
    expect(drawer.getByText(/^Item, error and delayed status are combined/)).toBeInTheDocument();
  });
});
