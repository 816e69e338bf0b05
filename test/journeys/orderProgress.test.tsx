import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { summaryScene } from './summaryScene.ts';

const { added, openOrder } = summaryScene();

describe('S2.73: problems and progress', () => {
  it('lists each problem with its item, its start and its delay, and links to the item', async () => {
    const order = anOrder().with(
      anItem().at('producing').having({ merchantProductName: 'Fine mugs' }),
      anItem().at('preparing').late('preparing', 3).having({ merchantProductName: 'Late mugs' }),
      anItem()
        .at('preparing')
        .current('rejected', { detail: 'No stock' })
        .having({ merchantProductName: 'Bad mugs' }),
    );
    const { user, router } = await openOrder(added(order));
    const panel = await screen.findByRole('region', { name: /2 items need attention/ });
    const entries = within(panel).getAllByRole('button', { name: /^\w+ mugs/ });
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('Bad mugs'),
      expect.stringContaining('Late mugs'),
    ]);
    expect(panel).toHaveTextContent('Error: Rejected No stock');
    expect(panel).toHaveTextContent(/Missed SLA: Awaiting order preparation.*3 hr late/);
    await user.click(entries[1] as HTMLElement);
    expect(router.state.location.search).toMatch(/itemId=item-\d+/);
    const card = await screen.findByRole('article', { name: 'Late mugs' });
    expect(await within(card).findByRole('tablist')).toBeInTheDocument();
  });

  it('has no panel for an order in good health', async () => {
    await openOrder(added(anOrder().with(anItem().at('producing'))));
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: /attention/ })).not.toBeInTheDocument();
  });

  it('shows a bar with counts per status; one above 100 % is cut and marked', async () => {
    const order = anOrder().with(
      anItem().quantity(100).current('fulfilled', { quantity: 150 }),
      anItem().quantity(20).at('producing'),
    );
    await openOrder(added(order));
    const panel = await screen.findByRole('region', { name: 'Progress' });
    // R227
    for (const name of ['Pieces', 'Items'])
      expect(within(panel).getByRole('columnheader', { name })).toBeInTheDocument();
    const shipped = within(panel).getByRole('progressbar', { name: 'Shipped: 150 of 120 pieces' });
    expect(shipped).toHaveAttribute('value', '1');
    expect(within(panel).getByText('more than ordered')).toBeInTheDocument();
    expect(within(panel).getByRole('progressbar', { name: 'In production: 20 of 120 pieces' })).toHaveValue(
      20 / 120,
    );
  });

  it.each([
    ['of an unfinished order', 'producing', /^Promised .*\) · 6 days late$/],
    ['but not that of a shipped order', 'shipped', /^Promised .* at the destination\)$/],
  ] as const)('R498: says how late the missed promise is, %s', async (_which, stage, expected) => {
    const promised = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 19);
    await openOrder(added(anOrder().with(anItem().at(stage)).promised(promised)));
    const panel = await screen.findByRole('region', { name: 'Progress' });
    expect(within(panel).getByText(expected)).toBeInTheDocument();
  });

  it('R74: a stage of the pipeline filters its items, and shows all of them again', async () => {
    const items = [
      anItem().at('producing'),
      anItem().at('producing'),
      anItem().at('preparing').late('preparing'),
    ];
    const { user, router } = await openOrder(added(anOrder().with(...items, anItem().at('shipped'))));
    const table = within(await screen.findByRole('region', { name: 'Progress' })).getByRole('table');
    expect(within(table).getAllByRole('rowheader')).toHaveLength(8);
    expect(
      within(table).getByRole('row', { name: /^Awaiting order preparation .*1 overdue$/ }),
    ).toBeInTheDocument();
    await user.click(within(table).getByRole('button', { name: 'In production', pressed: false }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(router.state.location.search).toContain('itemStatus=production');
    expect(router.state.historyAction).toBe('REPLACE');
    await user.click(within(table).getByRole('button', { name: 'In production', pressed: true }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  });

  it('R207: a stage chosen in another view scrolls to the items after they have appeared', async () => {
    const seen: boolean[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      if (this.id === 'items-title')
        seen.push(getComputedStyle(this.closest('section') as Element).display !== 'none');
    });
    const orderId = added(anOrder().with(anItem().at('producing'), anItem().at('shipped')));
    const { user } = await openOrder(orderId, { route: `/orders/${orderId}?view=raw` });
    await user.click(await screen.findByRole('button', { name: 'In production', pressed: false }));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(seen).toEqual([true]);
    vi.restoreAllMocks();
  });
});
