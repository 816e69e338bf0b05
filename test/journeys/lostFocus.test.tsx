import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLostFocus } from '#app/input/lostFocus.ts';
import { messageAnnounced, messageDismissed } from '#store/console/messagesSlice.ts';
import { checkForNewOrders } from '#store/results/resultOperations.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { openFilters } from './filterDrawer.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const SEARCHES = { path: /ordersearch/ };
function addOrders(count: number, merchantId: string, id: string): void {
  for (let index = 0; index < count; index += 1)
    platform.world.addOrder(
      anOrder().id(`${id}-${index}`).of(merchantId).with(anItem().at('routing')).build(),
    );
}
addOrders(8, 'acme-print', 'order');

let stop = () => undefined as unknown;
beforeEach(() => {
  stop = watchLostFocus(window);
});
afterEach(() => stop());

/** Presses Enter on the control and waits until it is gone. */
async function press({ user }: Pick<App, 'user'>, control: HTMLElement) {
  act(() => control.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(control).not.toBeInTheDocument());
}

const focusIsOn = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
const removalOf = (text: string) => screen.findByRole('button', { name: `Remove filter “${text}”` });

describe('R286: after the control with the focus is gone, the focus is', () => {
  it('on the next filter of the list, then on the Filters button', async () => {
    const filters = 'period=30d&merchants=acme-print&merchants=studio-zeven&statuses=routing';
    const app = await renderApp({ platform, route: `/?${filters}&page=1` });
    await find.table();
    await press(app, await removalOf('Last 30 days'));
    await focusIsOn(await removalOf('Merchants: Acme Print'));
    await press(app, await removalOf('Merchants: Acme Print'));
    await focusIsOn(await removalOf('Merchants: Studio Zeven'));
    await press(app, await removalOf('Item status: Routing'));
    await focusIsOn(await removalOf('Merchants: Studio Zeven'));
    await press(app, await removalOf('Merchants: Studio Zeven'));
    await focusIsOn(find.advanced());
  });

  it('on the next filter of the drawer, then on the drawer', async () => {
    const route = '/?merchants=acme-print&statuses=routing&page=1';
    const { drawer, ...app } = await openFilters(platform, route);
    await press(app, await drawer.findByRole('button', { name: /^Remove filter “Merchants/ }));
    await focusIsOn(drawer.getByRole('button', { name: /^Remove filter “Item status/ }));
    await press(app, drawer.getByRole('button', { name: /^Remove filter “Item status/ }));
    await focusIsOn(screen.getByRole('dialog', { name: 'Advanced search' }));
  });

  it('on the rows once new orders are loaded', async () => {
    const app = await renderApp({ platform, route: '/?merchants=acme-print&page=1' });
    await find.table();
    await waitFor(() => expect(document.querySelector('.new-orders')).not.toBeNull());
    const createdDate = new Date(Date.now() + 1_000).toISOString();
    platform.world.addOrder(anOrder().id('new').having({ createdDate }).with(anItem()).build());
    act(() => void app.store.dispatch(checkForNewOrders.requested(null)));
    await press(app, await screen.findByRole('button', { name: 'Load' }));
    await focusIsOn(screen.getByRole('region', { name: 'Orders found' }));
  });

  it('on the results after a retry', async () => {
    platform.faults.next(SEARCHES, { kind: 'status', status: 400 });
    const app = await renderApp({ platform, route: '/?page=1' });
    await press(app, await screen.findByRole('button', { name: 'Try again' }));
    await find.table();
    await focusIsOn(screen.getByRole('tabpanel', { name: 'Search results' }));
  });

  it('on the results after the search was widened', async () => {
    const app = await renderApp({ platform, route: '/?statuses=delivered&page=1' });
    await press(app, await screen.findByRole('link', { name: 'Search without filters' }));
    await find.table();
    await focusIsOn(screen.getByRole('tabpanel', { name: 'Search results' }));
  });

  it('on a place nearby, also if the control had the focus before this code was loaded', async () => {
    stop();
    const app = await renderApp({ platform, route: '/?statuses=routing&page=1' });
    await find.table();
    const removal = await removalOf('Item status: Routing');
    act(() => removal.focus());
    stop = watchLostFocus(window);
    await press(app, removal);
    await focusIsOn(find.advanced());
  });

  it('on the next message after one of several was dismissed', async () => {
    const app = await renderApp({ platform, route: '/?page=1' });
    await find.table();
    const message = { severity: 'danger', textKey: 'error', values: {}, details: [], delay: 0 } as const;
    act(() => {
      app.store.dispatch(messageAnnounced({ ...message, details: ['First'] }));
      app.store.dispatch(messageAnnounced({ ...message, details: ['Second'] }));
    });
    const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (!first || !second) throw new Error('There are not two messages.');
    await press(app, first);
    await focusIsOn(second);
  });

  it('on the next message if the focus was on the link of one that disappeared', async () => {
    const { store } = await renderApp({ platform, route: '/?page=1' });
    await find.table();
    const message = { severity: 'danger', textKey: 'error', values: {}, delay: 0 } as const;
    const about = { orderId: 'order-7', items: [] };
    act(() => {
      store.dispatch(messageAnnounced({ ...message, details: [], about }));
      store.dispatch(messageAnnounced({ ...message, details: ['Second'] }));
    });
    act(() => screen.getByRole('link', { name: /^Order order-7/ }).focus());
    const [first = ''] = store.getState().messages.shown;
    act(() => void store.dispatch(messageDismissed(first)));
    await focusIsOn(await screen.findByRole('button', { name: 'Dismiss' }));
  });

  it('on the number of selected orders, or on the check box of the page', async () => {
    // The last test of the list, because it adds a page of orders.
    addOrders(101, 'kartenzauber', 'many');
    const app = await renderApp({ platform, route: '/?merchants=kartenzauber&page=1' });
    await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(100));
    const page = await screen.findByRole('checkbox', { name: /^Select all orders on this page/ });
    await app.user.click(page);
    await press(app, await screen.findByRole('button', { name: 'Select all 101 results' }));
    await focusIsOn(await screen.findByText('101 selected, 1 not shown'));
    await press(app, screen.getByRole('button', { name: 'Clear selection' }));
    await press(app, screen.getByRole('button', { name: 'Undo' }));
    await focusIsOn(screen.getByText('101 selected, 1 not shown'));
    await app.user.click(screen.getByRole('button', { name: 'Clear selection' }));
    // Orders of one millisecond have no fixed sequence, so any of them may be on the next page.
    const [first] = screen.getAllByRole('checkbox', { name: /^Select order many-/ });
    await app.user.click(first as HTMLElement);
    await press(app, screen.getByRole('button', { name: 'Clear selection' }));
    await focusIsOn(page);
  });
});

describe('R286: a part of the page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const control = (name: string) => screen.getByRole('button', { name });

  /** Removes the control with the focus. The watcher has then noticed it, but has not moved the focus yet. */
  async function remove() {
    control('Removed').focus();
    control('Removed').replaceWith();
    await act(async () => undefined);
  }

  it('does not take the focus from where other code has moved it', async () => {
    render(
      <main>
        <button type="button">Removed</button>
        <button type="button">Other</button>
      </main>,
    );
    const other = control('Other');
    await remove();
    other.focus();
    vi.runAllTimers();
    expect(other).toHaveFocus();
  });

  it('cannot have the focus any longer after it has lost it', async () => {
    render(
      <main>
        <section aria-label="Part">
          <button type="button">Removed</button>
        </section>
        <button type="button">Other</button>
      </main>,
    );
    const part = screen.getByRole('region', { name: 'Part' });
    await remove();
    vi.runAllTimers();
    expect(part).toHaveFocus();
    control('Other').focus();
    expect(part).not.toHaveAttribute('tabindex');
  });
});
