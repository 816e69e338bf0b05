import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findOrderHeading } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 12, hasLandmarks: false });

describe('R31: the command palette on an order', () => {
  it('R194: prefers the start of a word to a part of a word', async () => {
    const orderId = 'palette-late';
    platform.world.addOrder(anOrder().id(orderId).with(anItem()).build());
    const { user, router } = await renderApp({ platform, route: `/orders/${orderId}` });
    await findOrderHeading(orderId);
    await user.keyboard('{Control>}k{/Control}late');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    expect(await palette.findByRole('option', { name: /^Show related orders/ })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toMatch(/delayedStatuses=/);
  });

  it('offers the actions that the open order allows', async () => {
    const { store, user, router } = await renderApp({ platform, route: '/?page=1' });
    await waitFor(() => expect(store.getState().search.status).toBe('succeeded'));
    const [link] = await within(await screen.findByRole('table')).findAllByRole('link');
    const orderId = store.getState().search.results?.orders[0]?.orderId ?? '';
    await user.click(link ?? document.body);
    await findOrderHeading(orderId);
    expect(router.state.location.pathname).toBe(`/orders/${orderId}`);
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    const group = within(palette.getByRole('group', { name: 'This order' }));
    expect(group.getByRole('option', { name: /Refresh the order/ })).toBeInTheDocument();
  });

  it('R402: offers to watch the open order and to copy it for a ticket', async () => {
    const { orderId } = platform.world.addOrder(anOrder().with(anItem()).build());
    const { user, router } = await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findByRole('article');
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    expect(await palette.findByRole('option', { name: 'Copy for ticket' })).toBeInTheDocument();
    await user.keyboard('watch');
    await user.click(await palette.findByRole('option', { name: 'Watch order' }));
    await waitFor(() => expect(router.state.location.search).toContain('modal=watch'));
    // The dialog that shows its loading is replaced by the loaded one.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Watch order' })).toBeInTheDocument());
  });

  it('R469: tells the actions on items with the same name apart, as their check boxes and menus do', async () => {
    const twin = (itemId: string) =>
      anItem()
        .id(itemId)
        .at('producing')
        .having({ merchantProductName: 'Cards', shortItemId: `M-${itemId}` });
    const { orderId } = platform.world.addOrder(anOrder().with(twin('one'), twin('two')).build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    const names = ['Cards (M-one)', 'Cards (M-two)'];
    for (const name of names) {
      expect(await screen.findByRole('checkbox', { name: `Select ${name}` })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: `Actions for ${name}` })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: `Show details ${name}` }));
    }
    await user.keyboard('{Control>}k{/Control}cancel item');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    const options = await palette.findAllByRole('option', { name: /^Cancel item/ });
    for (const [index, name] of names.entries()) expect(options[index]).toHaveTextContent(name);
  });
});
