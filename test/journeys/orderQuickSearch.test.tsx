import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectOperation } from '#store/operation.ts';
import { ORDER_SCREEN_SUBJECT, quickSearch } from '#store/search/quickSearch.ts';
import { findOrderHeading as heading } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

/** Adds orders of one customer, and returns their IDs. */
function addOrders(customerName: string, count: number): string[] {
  const add = () =>
    platform.world.addOrder(anOrder().having({ customerName }).with(anItem()).build()).orderId;
  return Array.from({ length: count }, add);
}

describe('S2.68, S7.40: the quick search', () => {
  const box = () => screen.getByRole('searchbox', { name: 'Find another order' });

  it('opens the only order that the text finds', async () => {
    const [from = ''] = addOrders('QuickFrom', 1);
    const [target = ''] = addOrders('QuickTarget', 1);
    const { user } = await renderApp({ platform, route: `/orders/${from}` });
    await heading(from);
    await user.type(box(), 'QuickTarget{Enter}');
    await heading(target);
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it('R604: opens the order of a link that somebody sent', async () => {
    const [from = ''] = addOrders('QuickLink', 1);
    const target = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    platform.world.addOrder(anOrder().id(target).with(anItem()).build());
    const { user } = await renderApp({ platform, route: `/orders/${from}` });
    await heading(from);
    await user.click(box());
    await user.paste(`see https://orders.example/orders/${target}?view=events.`);
    await user.keyboard('{Enter}');
    await heading(target);
  });

  it('R507: keeps text that is typed while it looks for an order', async () => {
    const [from = ''] = addOrders('QuickTyping', 1);
    const [target = ''] = addOrders('QuickFound', 1);
    const { user, store } = await renderApp({ platform, route: `/orders/${from}` });
    await heading(from);
    platform.faults.hold({ path: /ordersearch/ }, 1);
    await user.type(box(), 'QuickFound{Enter}');
    await user.type(box(), '2');
    platform.faults.clear();
    await heading(target);
    expect(selectOperation(store.getState(), quickSearch, ORDER_SCREEN_SUBJECT).status).toBe('idle');
    expect(box()).toHaveValue('QuickFound2');
  });

  it('opens the search page for several results', async () => {
    const [from = ''] = addOrders('QuickMany', 3);
    const { user, router } = await renderApp({ platform, route: `/orders/${from}` });
    await heading(from);
    await user.type(box(), 'QuickMany{Enter}');
    // The order's progress is also a table.
    await waitFor(() => expect(router.state.location.search).toContain('searchTerm=QuickMany'));
    expect(await screen.findAllByText(/^Rows 1–3 of 3 /)).not.toHaveLength(0);
  });

  it('does nothing for a character of its syntax alone, which would find all orders', async () => {
    const [from = ''] = addOrders('QuickNothing', 1);
    const { user, store } = await renderApp({ platform, route: `/orders/${from}` });
    await heading(from);
    for (const text of ['\\', '+', '"']) {
      await user.clear(box());
      await user.paste(text);
      expect(box()).toHaveValue(text);
      await user.keyboard('{Enter}');
      expect(selectOperation(store.getState(), quickSearch, ORDER_SCREEN_SUBJECT).status).toBe('idle');
    }
  });

  it('says that it failed, and leads to the search page instead', async () => {
    const [from = ''] = addOrders('QuickFails', 1);
    const { user } = await renderApp({ platform, route: `/orders/${from}` });
    await heading(from);
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 500 }, 3);
    await user.type(box(), 'anything{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The quick search failed.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/?searchTerm=anything&page=1');
    expect(box()).toHaveValue('anything');
  });

  it('R260: stops when the user opens another order or a dialog', async () => {
    const [from = '', other = ''] = addOrders('QuickLeft', 2);
    const { user, store, router } = await renderApp({ platform, route: `/orders/${from}` });
    const status = () => selectOperation(store.getState(), quickSearch, ORDER_SCREEN_SUBJECT).status;
    await heading(from);
    platform.faults.next({ path: /ordersearch/ }, { kind: 'neverAnswers' }, 30);
    await user.type(box(), 'anything{Enter}');
    expect(status()).toBe('running');
    await act(() => router.navigate(`/orders/${other}`));
    await heading(other);
    expect(status()).toBe('idle');
    await user.type(box(), '{Enter}');
    expect(status()).toBe('running');
    await user.click(await screen.findByRole('button', { name: 'Watch' }));
    await screen.findByRole('dialog');
    expect(status()).toBe('idle');
    platform.faults.clear();
  });
});
