import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

describe('S2.65: the tools of the header', () => {
  it('S2.69, S2.70: shows when the order was read, reads it again with its details, and opens the watch options', async () => {
    const { orderId } = platform.world.addOrder(anOrder().with(anItem()).build());
    const { user, router } = await renderApp({ platform, route: `/orders/${orderId}` });
    expect(await screen.findByRole('button', { name: /Updated/ })).toBeInTheDocument();
    const record = platform.world.record(orderId);
    if (!record?.order) throw new Error('The order is gone');
    const changed = { ...record, order: { ...record.order, customerName: 'Refreshed by hand' } };
    platform.world.write({ person: '', service: '', operation: '', subject: '', body: null }, changed);
    await user.keyboard('r');
    const summary = within(screen.getByLabelText('Order summary'));
    expect(await summary.findByText('Refreshed by hand')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Watch' }));
    expect(router.state.location.search).toContain('modal=watch');
  });

  it('copies the order for a ticket with IDs, status and problems, but no names or prices', async () => {
    const order = anOrder()
      .having({ customerName: 'Private Person' })
      .with(anItem().at('producing').late('preparing', 5).priced(87.65));
    const { orderId, items } = platform.world.addOrder(order.build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
    const text = await navigator.clipboard.readText();
    expect(text).toContain(`Order ${orderId}`);
    expect(text).toContain('Merchant: Acme Print');
    expect(text).toContain(`Item ${items[0]?.itemId}`);
    expect(text).toContain('Problem: Awaiting order preparation – preparing is late – 5 hr late');
    expect(text).not.toContain('Private Person');
    // IDs are whole numbers, which a price with cents cannot be a part of.
    expect(text).not.toMatch(/87[.,]65|€/);
  });

  it('R169, R498: the ticket text says how late routing, a delay without an SLA, and the missed promise are', async () => {
    const promised = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 19);
    const order = anOrder().with(anItem().at('routing').late('routing', 72)).promised(promised);
    const { orderId } = platform.world.addOrder(order.build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/Problem: Routing – .*3 days late$/m);
    expect(await navigator.clipboard.readText()).toMatch(/^Promised: .*\) – 6 days late$/m);
  });

  it('R131: the ticket text shortens a long text of the platform, and calls nothing late that has no date', async () => {
    const detail = 'Out of stock. '.repeat(300);
    const rejected = (reason: string) => anItem().at('preparing').current('rejected', { detail: reason });
    const order = anOrder().with(rejected(detail), rejected('No stock'));
    const { orderId } = platform.world.addOrder(order.build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/Problem: Rejected – No stock$/m);
    const problem = (await navigator.clipboard.readText()).match(/Problem: Rejected – (.*)$/m)?.[1] ?? '';
    expect(problem).toHaveLength(240);
    expect(problem).toMatch(/^Out of stock\..*…$/);
  });

  it('R401, S2.71: an order without items has the status of the results, and its actions say that it has none', async () => {
    const { orderId } = platform.world.addOrder(anOrder().build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    expect(await screen.findByText('This order has no items.')).toBeInTheDocument();
    const summary = within(screen.getByLabelText('Order summary'));
    expect(summary.getByText('Status').parentElement).toHaveTextContent(/^Status ?Unknown$/);
    expect(within(screen.getByRole('region', { name: 'Order overview' })).getByText('Unknown')).toBeVisible();
    const announced = new RegExp(`^Order ${orderId}, Acme Print, Unknown, promised`);
    await waitFor(() => expect(screen.getByText(announced)).toHaveRole('status'));
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/^Status: Unknown – promised/m);
    await user.click(screen.getByRole('button', { name: 'Order actions' }));
    for (const name of ['Reorder', 'Redirect to another fulfiller', 'Cancel order', 'Clear alerts'])
      expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(
        /This order has no items\./,
      );
  });

  it('S7.10, R14: a refused request for the allowed actions does not deny a permission that the user has', async () => {
    const { orderId } = platform.world.addOrder(anOrder().with(anItem().at('producing')).build());
    const refused = { service: 'merchant-order' as const, path: /\/actions$/ };
    platform.faults.next(refused, { kind: 'status', status: 403 });
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await user.click(await screen.findByRole('button', { name: 'Order actions' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveAccessibleDescription(
        'Available actions could not be loaded. Refresh the order.',
      ),
    );
  });

  it('S2.71: an action that does not apply says why, and does nothing', async () => {
    const { orderId } = platform.world.addOrder(anOrder().with(anItem().at('cancelled')).build());
    const { user, router } = await renderApp({ platform, route: `/orders/${orderId}` });
    await user.click(await screen.findByRole('button', { name: 'Order actions' }));
    const entry = await screen.findByRole('button', { name: 'Reorder' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription(/No items can be reordered/);
    await user.click(entry);
    expect(router.state.location.search).not.toContain('modal');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Order actions' })).toHaveFocus();
  });
});
