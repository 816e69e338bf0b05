import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { findOrderHeading, openOrder } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

/**
 * Checks that texts abbreviated in rows and headings are available in full by keyboard and to screen readers.
 */

const ORDER_ID = '3f1c1f5a-9a0e-4f0b-8c37-2d1f6f5f0b11';
const ITEM_ID = '7a2b9c4d-1111-4222-8333-444455556666';
/** The status, the time to the second, and the zone. */
const EXACT = /^Awaiting order preparation: was due \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/;

const platform = simulatedPlatform({ hasLandmarks: false });
const lateItem = (name = 'Cards') => cards('preparing', name).late('preparing', 5);
const lateOrder = () => anOrder().id(ORDER_ID).with(lateItem());

/** Presses Tab until the control has the focus. */
async function reach(control: HTMLElement, user: { tab: () => Promise<void> }): Promise<void> {
  for (let presses = 0; document.activeElement !== control && presses < 80; presses += 1) await user.tab();
  expect(control).toHaveFocus();
}

describe('R89: the exact time of a due fact', () => {
  it('is the description of the row’s link in the list, and Escape hides it', async () => {
    platform.world.addOrder(lateOrder().build());
    const { user } = await renderApp({ platform, route: '/?page=1' });
    const link = await screen.findByRole('link', { name: '3f1c1f5a' });
    const row = within(link.closest('tr') as HTMLElement);
    expect(row.getByText(/^\(Awaiting order preparation: was due .* UTC\)$/)).toBeInTheDocument();
    await reach(link, user);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(EXACT);
    expect(link).toHaveAccessibleDescription(EXACT);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it.runIf(IS_DEEP)('disappears with its row, whose removal ends the focus without an event', async () => {
    platform.world.addOrder(lateOrder().having({ customerName: 'Former' }).build());
    platform.world.addOrder(
      lateOrder().id('4e2d2f6b-9a0e-4f0b-8c37-2d1f6f5f0b12').having({ customerName: 'Later' }).build(),
    );
    const { user, router } = await renderApp({ platform, route: '/?searchTerm=Former&page=1' });
    await screen.findByRole('link', { name: '3f1c1f5a' });
    await user.keyboard('j');
    expect(await screen.findByRole('tooltip')).toHaveTextContent(EXACT);
    await act(() => router.navigate('/?searchTerm=Later&page=1'));
    await screen.findByRole('link', { name: '4e2d2f6b' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('R174: does not appear while the keys move through the rows', async () => {
    platform.world.addOrder(lateOrder().build());
    platform.world.addOrder(lateOrder().id('4e2d2f6b-9a0e-4f0b-8c37-2d1f6f5f0b12').build());
    const { user } = await renderApp({ platform, route: '/?page=1' });
    await screen.findByRole('link', { name: '4e2d2f6b' });
    // The code of the tip loads with the first one.
    await user.keyboard('j');
    expect(await screen.findByRole('tooltip')).toHaveTextContent(EXACT);
    for (const key of ['j', 'k', 'j']) {
      await user.keyboard(key);
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    }
    expect(await screen.findByRole('tooltip')).toHaveTextContent(EXACT);
    expect(document.activeElement).toHaveAccessibleDescription(EXACT);
  });

  it.runIf(IS_DEEP)('shows for the focused item row without an extra tab stop', async () => {
    const items = ['One', 'Two', 'Three', 'Four'].map(lateItem);
    const { user } = (await openOrder(platform, anOrder().with(...items))).app;
    const row = await screen.findByRole('article', { name: 'Two' });
    const toggle = within(row).getByRole('button', { name: 'Two' });
    toggle.focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(EXACT);
    expect(toggle).toHaveAccessibleDescription(expect.stringMatching(/was due/));
    await user.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it.runIf(IS_DEEP)('shows for the focused due fact of a card', async () => {
    const items = ['One', 'Two'].map((name) => cards('producing', name));
    const { user } = (
      await openOrder(
        platform,
        anOrder()
          .with(...items)
          .promised('2025-03-04'),
      )
    ).app;
    const card = await screen.findByRole('article', { name: 'Two' });
    await reach(within(card).getByRole('button', { name: /late/ }), user);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/2025-03-04/);
  });

  it.runIf(IS_DEEP)('describes the due fact in the header of an order, which can be focused', async () => {
    const { user } = (await openOrder(platform, lateOrder())).app;
    const header = within(await screen.findByRole('region', { name: 'Order overview' }));
    const fact = header.getByRole('button', { name: '5 hr late' });
    expect(fact).toHaveAccessibleDescription(EXACT);
    await reach(fact, user);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(EXACT);
  });
});

describe('R90: a shortened ID', () => {
  it('is complete in the description of the heading and when copied', async () => {
    const { user } = (await openOrder(platform, lateOrder())).app;
    expect(await findOrderHeading(ORDER_ID)).toHaveTextContent('3f1c1f5a');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: `Copy ${ORDER_ID}` }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(ORDER_ID));
  });

  it('names an item in its row and its problem by its short ID, or else by its first eight characters', async () => {
    const otherId = '8b2b9c4d-1111-4222-8333-444455556666';
    const items = [
      lateItem('Posters').id(ITEM_ID).having({ shortItemId: '' }),
      // Another problem than that of the posters, which would otherwise be shown together with it.
      cards('producing', 'Banners').late('fulfillment', 5).id(otherId).having({ shortItemId: 'MXKYAY8NVA' }),
    ];
    const others = ['One', 'Two'].map((name) => cards('producing', name));
    await openOrder(platform, anOrder().with(...items, ...others));
    for (const [name, id, shown] of [
      ['Posters', ITEM_ID, '7a2b9c4d'],
      ['Banners', otherId, 'MXKYAY8NVA'],
    ] as const) {
      const row = within(await screen.findByRole('article', { name }));
      expect(row.getByText(shown)).toHaveAttribute('title', id);
      const problem = screen.getByRole('button', { name: `${name} ${shown}` });
      expect(within(problem).getByText(shown)).toHaveAttribute('title', id);
    }
  });

  it('stands for a merchant and a fulfiller without a name in the list, with the whole as the title', async () => {
    const fulfillerId = '9b8a7c6d-1111-4222-8333-444455556666';
    const merchantId = '7c0f4d52-93ae-4f0b-8a51-d20b6f1c7e34';
    const item = anItem().at('producing').by(fulfillerId);
    platform.world.addOrder(anOrder().id(ORDER_ID).of(merchantId).with(item).build());
    platform.world.addOrder(lateOrder().id('5d3e3a7c-9a0e-4f0b-8c37-2d1f6f5f0b13').build());
    await renderApp({ platform, route: '/?page=1' });
    const row = (await screen.findByRole('link', { name: '3f1c1f5a' })).closest('tr');
    const cell = (column: string) => row?.querySelector(`.col-${column}`);
    await waitFor(() => expect(cell('merchant')).toHaveTextContent(/^7c0f4d52$/));
    expect(cell('merchant')).toHaveAttribute('title', merchantId);
    expect(cell('fulfiller')).toHaveTextContent(/^9b8a7c6d$/);
    expect(cell('fulfiller')).toHaveAttribute('title', fulfillerId);
    // A name has no title.
    const named = (await screen.findByRole('link', { name: '5d3e3a7c' })).closest('tr');
    await waitFor(() => expect(named?.querySelector('.col-merchant')).toHaveTextContent('Acme Print'));
    expect(named?.querySelector('.col-merchant')).not.toHaveAttribute('title');
  });
});
