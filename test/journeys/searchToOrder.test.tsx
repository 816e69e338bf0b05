import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ordersRefreshed } from '#store/order/orderOperations.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { renderApp } from '#test/renderApp.tsx';
import { find, searchesOf } from './searchPage.ts';
import { ago, searchResultsScene } from './searchResultsScene.ts';

const platform = searchResultsScene();
const searches = searchesOf(platform);

describe('S2.37, S2.38: from the search to an order and back', () => {
  it('a single exact result opens its order, and Back does not reopen it', async () => {
    const { user, router } = await renderApp({ platform });
    await user.type(find.term(), 'rare-item');
    await user.click(find.search());
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/rare'));
    expect(router.state.location.search).toBe('?itemId=rare-item');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Perform a search' })).toBeInTheDocument();
  });

  it('S7.3: an order that is not in the index yet opens by its ID', async () => {
    platform.world.searchLagMs = 3_600_000;
    platform.world.addOrder(
      anOrder()
        .id('brand-new')
        .having({ createdDate: ago(0) })
        .with(anItem())
        .build(),
    );
    const { router } = await renderApp({
      platform,
      route: '/?searchTerm=brand-new&period=1m&merchants=none',
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/brand-new'));
    platform.world.searchLagMs = 0;
  });

  it('a search does not open an order after the user has left it', async () => {
    // Holds every search, because the queue searches as well.
    const release = platform.hold({ path: /ordersearch/ }, Infinity);
    const { user, router, store } = await renderApp({ platform });
    await user.type(find.term(), 'rare-item');
    await user.click(find.search());
    await act(() => router.navigate('/nowhere'));
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    release();
    await waitFor(() => expect(store.getState().calls.calls).toHaveLength(platform.requests.length));
    expect(router.state.location.pathname).toBe('/nowhere');
    expect(store.getState().search.status).toBe('idle');
  });

  it('remembers the opened order, and shows the results again without a request', async () => {
    const { user, router, store } = await renderApp({ platform, route: '/?merchants=kartenzauber' });
    await find.orderIds();
    searches.lists();
    await user.click(within(await find.table()).getByRole('link', { name: 'bulk-7' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/bulk-7'));
    expect(store.getState().search.openedIds[0]).toBe('bulk-7');
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(100));
    expect(searches.lists()).toEqual([]);
  });

  it.each(IS_DEEP ? [0, 7] : [0])(
    'R121: keeps every row rendered while order %i is read again',
    async (index) => {
      const { user, router, store } = await renderApp({ platform, route: '/?merchants=kartenzauber' });
      await waitFor(async () => expect(await find.orderIds()).toHaveLength(100));
      const ids = await find.orderIds();
      const rows = () => [...document.querySelectorAll('tbody tr')];
      const before = rows();
      const order = store.getState().search.results?.orders[index];
      await user.click(within(await find.table()).getByRole('link', { name: ids[index] ?? '' }));
      await waitFor(() => expect(store.getState().search.results?.orders[index]).not.toBe(order));
      await act(() => router.navigate(-1));
      await waitFor(() => expect(rows()[0]).toBeVisible());
      await waitFor(() => expect(rows()).toHaveLength(100));
      expect(rows().filter((row) => !before.includes(row))).toHaveLength(0);
    },
  );

  it('R121: returns to the last opened order of the results, even far down the list', async () => {
    const { user, router, store } = await renderApp({ platform, route: '/?merchants=kartenzauber' });
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(100));
    const ids = await find.orderIds();
    await user.click(within(await find.table()).getByRole('link', { name: ids[80] ?? '' }));
    await screen.findByRole('button', { name: 'Next order' });
    await user.keyboard('n');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${ids[81]}`));
    expect(store.getState().search.openedIds[0]).toBe(ids[81]);
    await act(() => router.navigate(-2));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-order-id', ids[81] ?? ''));
  });

  it('R121: stays where it is when its first order is refreshed, and starts at the top after a search', async () => {
    const { user, store } = await renderApp({ platform, route: '/?merchants=kartenzauber' });
    await waitFor(async () => expect(await find.orderIds()).toHaveLength(100));
    const frame = document.querySelector('.table-frame') as HTMLElement;
    frame.scrollTop = 500;
    fireEvent.scroll(frame);
    const [first] = store.getState().search.results?.orders ?? [];
    const refreshed = first ? [{ ...first, createdDate: '2020-01-01T00:00:00Z' }] : [];
    await act(async () => void store.dispatch(ordersRefreshed(refreshed)));
    await screen.findByText(/^2020-01-01/);
    expect(frame.scrollTop).toBe(500);
    await user.click(find.search());
    await waitFor(() => expect(frame.scrollTop).toBe(0));
  });
});
