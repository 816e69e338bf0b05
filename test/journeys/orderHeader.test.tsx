import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recallState } from '#app/persistState.ts';
import { writeStored } from '#app/storage.ts';
import { STORED_STATE } from '#app/storedState.ts';
import { PEOPLE } from '#mocks/people.ts';
import { resultsRecalled } from '#store/search/searchSlice.ts';
import { findOrderHeading } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const { sub } = PEOPLE.staff;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Adds orders of one customer. Returns their IDs, newest first, as the search lists them. */
function addOrders(customerName: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const order = anOrder()
      .having({ customerName, createdDate: hoursAgo(index + 1) })
      .with(
        anItem()
          .at('producing')
          .having({ merchantProductName: `${customerName} ${index + 1}` }),
      );
    return platform.world.addOrder(order.build()).orderId;
  });
}

const heading = findOrderHeading;

/** Searches for the customer, newest orders first, and opens one of the orders found. */
async function openFound(customer: string, orderId: string, options: { page?: number } = {}) {
  const query = `searchTerm=${customer}&sortField=createdDate&sortOrder=descending&page=${options.page ?? 1}`;
  const app = await renderApp({ platform, route: `/?${query}` });
  // Finds the order by text, because querying a hundred rows by role takes seconds.
  await app.user.click(await screen.findByText(orderId));
  await heading(orderId);
  return app;
}

describe('S2.65: the header of an order', () => {
  it('S2.66: returns to the previous results', async () => {
    const [orderId = ''] = addOrders('Breadcrumb', 1);
    const { user, router } = await openFound('Breadcrumb', orderId);
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await user.click(within(crumbs).getByRole('link', { name: 'Search results' }));
    expect(router.state.location.search).toContain('searchTerm=Breadcrumb');
  });

  it('S2.66: names the results after a reload, too, because it leads to them', async () => {
    const [orderId = ''] = addOrders('Reloaded', 1);
    const preloaded = { lastSearch: { query: 'searchTerm=Reloaded' } };
    await renderApp({ platform, route: `/orders/${orderId}`, preloaded });
    const link = await screen.findByRole('link', { name: 'Search results' });
    expect(link).toHaveAttribute('href', expect.stringContaining('searchTerm=Reloaded'));
  });

  it('S2.67: steps from order to order through the results, by button and by key', async () => {
    const [first = '', second = '', third = ''] = addOrders('Stepper', 3);
    const { user } = await openFound('Stepper', first);
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    const previous = () => screen.getByRole('button', { name: /^Previous order/ });
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    expect(previous()).toHaveAccessibleName('Previous order: This is the first result.');
    await user.click(screen.getByRole('button', { name: 'Next order' }));
    await heading(second);
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    await user.keyboard('n');
    await heading(third);
    expect(screen.getByRole('button', { name: 'Next order: This is the last result.' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('p');
    await heading(second);
    expect(await screen.findByRole('article', { name: 'Stepper 2' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Stepper 3' })).not.toBeInTheDocument();
  });

  it('S2.67: steps to the next page of results', async () => {
    const ids = addOrders('Border', 101);
    const [last = '', beyond = ''] = ids.slice(99);
    const { user } = await openFound('Border', last);
    expect(screen.getByText('100 of 101')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next order' }));
    await heading(beyond);
    expect(screen.getByText('101 of 101')).toBeInTheDocument();
  });

  it('S2.67: keeps the position after a reload and in a new tab, and continues from there', async () => {
    const ids = addOrders('Reload', 3);
    const [first = '', second = ''] = ids;
    const before = await openFound('Reload', first);
    const { lastResults } = STORED_STATE;
    const key = lastResults.keyOf(sub);
    writeStored(localStorage, key, lastResults.toStored(before.store.getState().search.snapshot, sub));
    before.close();
    expect(localStorage.getItem(key)).not.toContain('merchantProductName');

    const { store, user } = await renderApp({ platform, route: `/orders/${first}` });
    const snapshot = recallState(lastResults, sub);
    if (!snapshot) throw new Error('Nothing was remembered');
    act(() => void store.dispatch(resultsRecalled(snapshot)));
    expect(await screen.findByText('1 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next order' }));
    await heading(second);
  });

  it('S2.67: steps back to a page that has not been loaded', async () => {
    const ids = addOrders('Backwards', 101);
    const [last = '', beyond = ''] = ids.slice(99);
    const { user } = await openFound('Backwards', beyond, { page: 2 });
    await user.click(await screen.findByRole('button', { name: 'Previous order' }));
    await heading(last);
    expect(screen.getByText('100 of 101')).toBeInTheDocument();
  });

  it('S2.67: says that the neighboring page could not be loaded, and the next step requests it again', async () => {
    const ids = addOrders('Lost', 101);
    const [last = '', beyond = ''] = ids.slice(99);
    const { user } = await renderApp({ platform, route: '/?searchTerm=Lost&sortField=createdDate&page=2' });
    const link = await screen.findByText(beyond);
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 500 }, 30);
    await user.click(link);
    const previous = await screen.findByRole('button', { name: /^Previous order: .* could not be loaded/ });
    platform.faults.clear();
    await user.click(previous);
    await heading(last);
  });

  it('S2.67: a step that waits for its page is cancelled when another order opens', async () => {
    const [beyond = '', , last = ''] = addOrders('Waiting', 103).slice(100);
    const { user, router } = await renderApp({
      platform,
      route: '/?searchTerm=Waiting&sortField=createdDate&page=2',
    });
    const link = await screen.findByText(beyond);
    platform.faults.next({ path: /ordersearch/ }, { kind: 'neverAnswers' }, 30);
    await user.click(link);
    await heading(beyond);
    await user.click(await screen.findByRole('button', { name: 'Previous order' }));
    await act(() => router.navigate(`/orders/${last}`));
    await heading(last);
    expect(await screen.findByText('103 of 103')).toBeInTheDocument();
    platform.faults.clear();
    expect(router.state.location.pathname).toBe(`/orders/${last}`);
  });

  it('shows the neighbor immediately with the data from the results', async () => {
    const [first = '', second = ''] = addOrders('Neighbor', 2);
    const { user } = await openFound('Neighbor', first);
    await screen.findByRole('article', { name: 'Neighbor 1' });
    platform.faults.next({ path: new RegExp(second) }, { kind: 'neverAnswers' }, 3);
    await user.click(screen.getByRole('button', { name: 'Next order' }));
    await heading(second);
    expect(screen.getByRole('article', { name: 'Neighbor 2' })).toBeInTheDocument();
    expect(screen.getByLabelText('Order summary')).toHaveAttribute('aria-busy', 'true');
  });

  it('has no neighbors for an order that is not in the results', async () => {
    const [orderId = ''] = addOrders('Alone', 1);
    await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: /Next order/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order search' })).toHaveAttribute('href', '/');
  });
});

describe('the tools of the header', () => {
  it('S2.69: shows when the order was read, and reads it and its details again', async () => {
    const [orderId = ''] = addOrders('Refresh', 1);
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    expect(await screen.findByRole('button', { name: /Updated/ })).toBeInTheDocument();
    const record = platform.world.record(orderId);
    if (!record?.order) throw new Error('The order is gone');
    const changed = { ...record, order: { ...record.order, customerName: 'Refreshed by hand' } };
    platform.world.write({ person: '', service: '', operation: '', subject: '', body: null }, changed);
    await user.keyboard('r');
    const summary = within(screen.getByLabelText('Order summary'));
    expect(await summary.findByText('Refreshed by hand')).toBeInTheDocument();
  });

  it('S2.70: the watch button opens the watch options', async () => {
    const [orderId = ''] = addOrders('Watch', 1);
    const { user, router } = await renderApp({ platform, route: `/orders/${orderId}` });
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

  it('R169: the ticket text says how late routing is, which is a delay without an SLA', async () => {
    const order = anOrder().with(anItem().at('routing').late('routing', 72));
    const { orderId } = platform.world.addOrder(order.build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/Problem: Routing – .*3 days late$/m);
  });

  it('the ticket text calls no problem late that has no date', async () => {
    const order = anOrder().with(anItem().at('preparing').current('rejected', { detail: 'No stock' }));
    const { orderId } = platform.world.addOrder(order.build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/Problem: Rejected – No stock$/m);
  });

  it('R131: the ticket text shortens a long text of the platform', async () => {
    const detail = 'Out of stock. '.repeat(300);
    const order = anOrder().with(anItem().at('preparing').current('rejected', { detail }));
    const { orderId } = platform.world.addOrder(order.build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
    const problem = (await navigator.clipboard.readText()).match(/Problem: Rejected – (.*)$/m)?.[1] ?? '';
    expect(problem).toHaveLength(240);
    expect(problem).toMatch(/^Out of stock\..*…$/);
  });

  it('S2.71: the actions of an order without items say that it has none', async () => {
    const { orderId } = platform.world.addOrder(anOrder().build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    expect(await screen.findByText('This order has no items.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Order actions' }));
    for (const name of ['Reorder', 'Redirect to another fulfiller', 'Cancel order', 'Clear alerts'])
      expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(
        /This order has no items\./,
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
