import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { HANDLED_ORDERS } from '#app/handledOrders.ts';
import { persistState, recallState } from '#app/persistState.ts';
import { PEOPLE } from '#mocks/people.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { ordersHandled } from '#store/results/handledOrdersSlice.ts';
import { type App, byMenu, findDialog } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform();
const { sub } = PEOPLE.staff;
const MINUTE = 60_000;

/** Three orders of one merchant and two of another, newest first. */
beforeEach(() => {
  const merchants = ['acme-print', 'acme-print', 'acme-print', 'kartenzauber', 'kartenzauber'];
  for (const [index, merchantId] of merchants.entries()) {
    const createdDate = new Date(Date.now() - index * MINUTE).toISOString();
    platform.world.addOrder(
      anOrder()
        .id(`order-${index}`)
        .of(merchantId)
        .having({ createdDate, customerName: `Buyer ${index}` })
        .with(anItem().id(`item-${index}`).late('preparing'))
        .build(),
    );
  }
});

const beside = (orderId: string, search: string) =>
  `/orders/${orderId}?${new URLSearchParams({ split: search })}`;
const list = async () =>
  within(await screen.findByRole('complementary', { name: 'Results beside the order' }));
const row = async (index: number) =>
  within(await (await list()).findByRole('link', { name: new RegExp(`Buyer ${index}`) }));
const says = async (text: string) => expect(await (await list()).findByText(text)).toBeInTheDocument();

async function cancelOrder(app: App): Promise<void> {
  await byMenu('Cancel order')(app);
  const dialog = await findDialog('Cancel order');
  await app.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Cancels the first order beside the unfiltered results. */
async function oneCancelled(): Promise<App> {
  const app = await renderApp({ platform, route: beside('order-0', 'page=1') });
  await row(0);
  await cancelOrder(app);
  await says('1 of 5 orders handled');
  return app;
}

describe('R100: the handled orders of a search', () => {
  it('are counted for this search only', async () => {
    const app = await oneCancelled();
    await act(() => app.router.navigate(beside('order-3', 'merchants=kartenzauber&page=1')));
    await says('0 of 2 orders handled');
    await act(() => app.router.navigate(beside('order-1', 'merchants=acme-print&page=1')));
    await says('0 of 3 orders handled');
    expect((await row(0)).queryByText('Done')).toBeNull();
    await app.user.click((await list()).getByRole('button', { name: 'View list' }));
    expect((await list()).getByRole('link', { name: 'order-0' })).toBeInTheDocument();
  });

  it('are dimmed until the search runs again', async () => {
    const app = await oneCancelled();
    expect((await row(0)).getByText('Done')).toBeInTheDocument();
    await app.user.click((await list()).getByRole('link', { name: 'Back to the results' }));
    await find.orderIds();
    await app.user.click(await screen.findByRole('button', { name: 'Split view' }));
    expect((await row(0)).getByText('Done')).toBeInTheDocument();
    // The split view opens the first order that was not handled.
    expect(app.router.state.location.pathname).toBe('/orders/order-1');
    await app.user.click((await list()).getByRole('link', { name: 'Back to the results' }));
    await find.orderIds();
    await app.user.click(find.search());
    await find.orderIds();
    await find.tabCounts();
    await app.user.click(await screen.findByRole('button', { name: 'Split view' }));
    await says('0 of 5 orders handled');
    expect((await row(0)).queryByText('Done')).toBeNull();
  });

  it('still count after a search that is refused because of its dates', async () => {
    const { user, store } = await oneCancelled();
    await user.click((await list()).getByRole('link', { name: 'Back to the results' }));
    await find.orderIds();
    await user.clear(find.start());
    await user.click(find.search());
    expect(find.start()).toHaveAccessibleDescription('Please enter start date');
    expect(store.getState().search.resultSet).toMatchObject({ hasEnded: false });
  });
});

describe('R104: n and p in the split view', () => {
  it('add one step to the history: Back leads to the list', async () => {
    const app = await renderApp({ platform, route: '/?page=1' });
    await find.orderIds();
    await app.user.click(await screen.findByRole('button', { name: 'Split view' }));
    await screen.findByRole('button', { name: 'Next order' });
    await app.user.keyboard('n');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/orders/order-1'));
    await act(() => app.router.navigate(-1));
    expect(app.router.state.location.pathname).toBe('/');
  });
});

describe('R101: the list of the orders that this tab has handled', () => {
  it('survives a reload while the search runs again', async () => {
    const before = await renderApp({ platform, route: beside('order-0', 'page=1') });
    persistState(before.store, HANDLED_ORDERS);
    await row(0);
    await cancelOrder(before);
    await says('1 of 5 orders handled');
    before.close();
    expect(recallState(HANDLED_ORDERS, 'auth0|somebody else')).toBeNull();
    const handled = recallState(HANDLED_ORDERS, sub) ?? [];
    const { user, store } = await renderApp({ platform, route: beside('order-1', 'page=1') });
    act(() => void store.dispatch(ordersHandled(handled)));
    await says('0 of 5 orders handled');
    await user.click((await list()).getByRole('button', { name: 'View list' }));
    const entry = (await list()).getByRole('link', { name: 'order-0' }).closest('li');
    expect(entry).toHaveTextContent('Done');
    act(() => void store.dispatch(signedOut()));
    expect(store.getState().handledOrders.handled).toEqual([]);
  });

  it('has the order that was handled last first, also if it had been handled before', async () => {
    const { user, store } = await renderApp({ platform, route: beside('order-0', 'page=1') });
    const entry = (orderId: string, at: number) => ({ orderId, outcome: 'done' as const, at });
    const again = { ...entry('order-1', 3), outcome: 'failed' as const };
    act(() => void store.dispatch(ordersHandled([entry('order-1', 1), entry('order-2', 2), again])));
    await row(0);
    await user.click((await list()).getByRole('button', { name: 'View list' }));
    const link = (await list()).getByRole('link', { name: 'order-1' });
    const entries = within(link.closest('ul') as HTMLElement).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['order-1 Failed', 'order-2 Done']);
  });

  it('keeps the last outcome of each order', () => {
    const entry = (orderId: string, at: number) => ({ orderId, outcome: 'done' as const, at });
    const all = [entry('a', 1), entry('b', 2), { ...entry('a', 3), outcome: 'failed' as const }];
    expect(HANDLED_ORDERS.toStored(all, sub, null)).toEqual([
      entry('b', 2),
      { ...entry('a', 3), outcome: 'failed' },
    ]);
  });

  it('is empty if the storage contains something else', () => {
    for (const stored of ['not json', '{"a":1}', '[{"orderId":1}]', 'null']) {
      sessionStorage.setItem(HANDLED_ORDERS.keyOf(sub), stored);
      expect(recallState(HANDLED_ORDERS, sub)).toBeNull();
    }
  });
});
