import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { simulatedPlatform } from '#test/simulated.ts';
import { type Drawer, findNothing, openFilters, openGroup } from './filterDrawer.ts';
import { find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform({ orders: 600, hasLandmarks: false });
const searches = searchesOf(platform);
beforeEach(() => findNothing(platform));

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

const names = (group: Awaited<ReturnType<typeof openGroup>>) =>
  group.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.trim());

describe('S2.17, S2.25: the Advanced Search drawer', () => {
  it('S2.26: hides the first four if they have at most one value', async () => {
    const { drawer } = await openFilters(platform, '/', { as: 'fulfillerOperator' });
    await drawer.findByRole('button', { name: 'Merchants' });
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Fulfillers' })).not.toBeInTheDocument());
    expect(drawer.getByRole('button', { name: 'Item status' })).toBeInTheDocument();
  });

  it('S2.27: lists eleven filters, with twenty values at a time; values that look like UUIDs come last', async () => {
    const { user, drawer } = await openFilters(platform);
    await waitFor(() => {
      const titles = drawer.getAllByRole('heading', { level: 3 }).map((title) => title.textContent?.trim());
      expect(titles).toEqual(GROUPS);
    });
    const merchants = await openGroup({ user }, drawer, 'Merchants');
    expect(await merchants.findByRole('checkbox', { name: 'Acme Print' })).toBeInTheDocument();
    expect(merchants.getAllByRole('checkbox')).toHaveLength(20);
    await user.click(merchants.getByRole('button', { name: 'Click for more (5 left)' }));
    expect(names(merchants)).toHaveLength(25);
    expect(names(merchants).at(-1)).toBe('7c0f4d52-93ae-4f0b-8a51-d20b6f1c7e34');
    expect(merchants.queryByRole('button', { name: /Click for more/ })).not.toBeInTheDocument();
  });

  it('S2.18, S2.27, R88: one box searches all groups, also by other names: exact, then prefix, then other matches', async () => {
    const { user, drawer } = await openFilters(platform);
    const box = drawer.getByRole('searchbox', { name: 'Find filter values' });
    await user.type(box, 'Print');
    const merchants = within(await drawer.findByRole('region', { name: 'Merchants' }));
    await waitFor(() => expect(names(merchants)).toEqual(['Acme Print', 'The Print Pantry']));
    expect(drawer.queryByRole('region', { name: 'Claim type' })).not.toBeInTheDocument();
    await user.clear(box);
    await user.type(box, 'reject');
    const errors = within(await drawer.findByRole('region', { name: 'Error status' }));
    await waitFor(() =>
      expect(names(errors)).toEqual(['Rejected', 'Document review rejected', 'Inventory check rejected']),
    );
    await user.type(box, 'zzz');
    expect(await drawer.findByText('No filter value matches “rejectzzz”.')).toBeInTheDocument();
    for (const [word, name, group] of [
      ['processing', 'Awaiting order preparation', 'Item status'],
      ['fulfiller response', 'Awaiting supplier response', 'Item status'],
      ['supplier', 'Awaiting supplier response', 'Delayed status'],
      ['fulfilled', 'Shipped', 'Item status'],
      ['document review', 'Awaiting document review completion', 'Delayed status'],
      ['suspended in', 'Routing suspended', 'Error status'],
    ] as const) {
      await user.clear(box);
      await user.paste(word);
      await waitFor(() => {
        const options = within(drawer.getByRole('region', { name: group }));
        expect({ word, first: names(options)[0] }).toEqual({ word, first: name });
      });
    }
  });

  it("S2.28: 'In production' selects its two children, and shows if only one is selected", async () => {
    const { user, drawer, router } = await openFilters(platform);
    const statuses = await openGroup({ user }, drawer, 'Item status');
    await user.click(statuses.getByRole('button', { name: /Click for more/ }));
    const box = (name: string) => statuses.getByRole('checkbox', { name });
    await user.click(box('In production'));
    expect(box('Production')).toBeChecked();
    expect(box('Production accepted')).toBeChecked();
    await user.click(box('Production'));
    expect(box('In production')).toBePartiallyChecked();
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?statuses=productionAccepted&page=1');
  });

  it('S2.25: a product category selects its descendants, and shows if only some are', async () => {
    const { user, drawer, router } = await openFilters(platform);
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

  it('keeps a selection that was not applied until it is applied or discarded, or the filters change', async () => {
    const app = await openFilters(platform);
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

  it('S2.22: changes nothing before Apply, which opens page 1 and includes the typed text', async () => {
    const { user, drawer, router } = await openFilters(platform, '/?searchTerm=ana&page=3');
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

  it('S2.22: clears every filter with Clear all', async () => {
    const { user, drawer, router } = await openFilters(
      platform,
      '/?merchants=acme-print&errorStatuses=rejected&page=2',
    );
    expect(await drawer.findByText('Merchants: Acme Print')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Clear all' }));
    expect(drawer.queryByRole('list', { name: 'Selected filters' })).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?page=1');
  });
});
