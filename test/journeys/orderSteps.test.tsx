import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recallState } from '#app/storage/persistState.ts';
import { STORED_STATE } from '#app/storage/storedState.ts';
import { writeStored } from '#app/storage/storedValue.ts';
import { PEOPLE } from '#mocks/people.ts';
import { resultsRecalled } from '#store/search/searchSlice.ts';
import { findOrderHeading } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { lastSearched } from '#test/lastResults.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
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

describe('S2.66, S2.67: the way through the results', () => {
  it('S2.66, S2.67, R121: steps to the next page of results, and returns to it and to the row of the order', async () => {
    const [last = '', next = '', beyond = ''] = addOrders('Returned', 103).slice(99);
    const { user, router } = await openFound('Returned', last);
    expect(await screen.findByText('100 of 103')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next order' }));
    await heading(next);
    expect(screen.getByText('101 of 103')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next order' }));
    await screen.findByText('102 of 103');
    await user.keyboard('u');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-order-id', beyond));
    expect(router.state.location.search).toContain('page=2');
  });

  it.runIf(IS_DEEP)(
    'R121: returns to that row although a newer order has moved the orders of the page before onto it',
    async () => {
      const [last = '', , beyond = ''] = addOrders('Grown', 103).slice(99);
      const { user } = await openFound('Grown', last);
      for (const position of ['101 of 103', '102 of 103']) {
        await user.click(await screen.findByRole('button', { name: 'Next order' }));
        await screen.findByText(position);
      }
      platform.world.addOrder(
        anOrder()
          .having({ customerName: 'Grown', createdDate: hoursAgo(0) })
          .build(),
      );
      await user.keyboard('u');
      await waitFor(() => expect(screen.getAllByText(/^Rows 101–104 of 104/)).not.toHaveLength(0));
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-order-id', beyond));
    },
  );

  it.runIf(IS_DEEP)(
    'R121: returns to the row of the last opened order of each page, and opens a new page at its top',
    async () => {
      const [last = '', beyond = ''] = addOrders('Paged', 103).slice(99);
      const query = 'searchTerm=Paged&sortField=createdDate&sortOrder=descending&page=1';
      const { user, router } = await renderApp({ platform, route: `/?${query}` });
      const link = await screen.findByText(last);
      const frame = document.querySelector('.table-frame') as HTMLElement;
      frame.scrollTop = 500;
      fireEvent.scroll(frame);
      await user.click(link);
      await screen.findByText('100 of 103');
      await user.keyboard('n');
      await screen.findByText('101 of 103');
      frame.scrollTop = 0;
      await act(() => router.navigate(-2));
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-order-id', last));
      expect(frame.scrollTop).toBe(500);
      await user.click(screen.getByRole('link', { name: 'Page 2' }));
      await screen.findByText(beyond);
      expect(frame.scrollTop).toBe(0);
    },
  );

  it('S2.66: names the results after a reload, too, because it leads to them', async () => {
    const [orderId = ''] = addOrders('Reloaded', 1);
    const preloaded = lastSearched('searchTerm=Reloaded');
    await renderApp({ platform, route: `/orders/${orderId}`, preloaded });
    const link = await screen.findByRole('link', { name: 'Search results' });
    expect(link).toHaveAttribute('href', expect.stringContaining('searchTerm=Reloaded'));
  });

  it('S2.66, S2.67: steps from order to order through the results, by button and by key, and returns to them', async () => {
    const [first = '', second = '', third = ''] = addOrders('Stepper', 3);
    const { user, router } = await openFound('Stepper', first);
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
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await user.click(within(crumbs).getByRole('link', { name: 'Search results' }));
    expect(router.state.location.search).toContain('searchTerm=Stepper');
  });

  it('S2.67: keeps the position after a reload and in a new tab, and continues from there', async () => {
    const ids = addOrders('Reload', 3);
    const [first = '', second = ''] = ids;
    const before = await openFound('Reload', first);
    const { lastResults } = STORED_STATE;
    const key = lastResults.keyOf(sub);
    writeStored(localStorage, key, lastResults.toStored(before.store.getState().search.snapshot, sub, null));
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

  it('R525: a step that waits for its page is cancelled when a dialog opens', async () => {
    const [beyond = ''] = addOrders('Asked', 103).slice(100);
    const { user, router, store } = await renderApp({
      platform,
      route: '/?searchTerm=Asked&sortField=createdDate&page=2',
    });
    const link = await screen.findByText(beyond);
    platform.faults.hold({ path: /ordersearch/ }, 30);
    await user.click(link);
    await heading(beyond);
    await user.click(await screen.findByRole('button', { name: 'Previous order' }));
    await act(() => router.navigate(`/orders/${beyond}?modal=orderJson`));
    const dialog = within(await screen.findByRole('dialog'));
    platform.faults.clear();
    await waitFor(() => expect(store.getState().search.snapshot?.pages).toHaveProperty('1'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await heading(beyond)).toBeInTheDocument();
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
