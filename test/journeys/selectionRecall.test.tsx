import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { persistState, recallState } from '#app/storage/persistState.ts';
import { STORED_STATE } from '#app/storage/storedState.ts';
import { PEOPLE } from '#mocks/people.ts';
import { selectionRecalled } from '#store/results/selectionSlice.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform({ orders: 12, hasLandmarks: false });
const { sub } = PEOPLE.staff;
const SEARCH = { path: /ordersearch/ };
const recalled = () => recallState(STORED_STATE.selection, sub) ?? [];

/** Waits until all results are loaded, no request is pending, and there are rows. */
async function rowsDrawn(): Promise<void> {
  await screen.findByRole('table');
  await find.tabCounts();
  await find.orderIds();
}

describe('a selection', () => {
  it('survives a reload and a new sign-in, by order IDs only', async () => {
    const before = await renderApp({ platform, route: '/?page=1' });
    persistState(before.store, STORED_STATE.selection);
    await rowsDrawn();
    await before.user.keyboard('jxjx');
    const picked = Object.keys(before.store.getState().selection.orders);
    expect(picked).toHaveLength(2);
    before.close();
    expect(recalled().sort()).toEqual(picked.sort());
    expect(sessionStorage.getItem(STORED_STATE.selection.keyOf(sub))).not.toContain('customerName');

    const after = await renderApp({ platform, route: '/?page=1' });
    after.store.dispatch(selectionRecalled({ orderIds: recalled() }));
    await waitFor(() =>
      expect(Object.keys(after.store.getState().selection.orders).sort()).toEqual(picked.sort()),
    );
  });

  /**
   * Restores six orders with the first request and six with the second one, which gets no response until
   * `release` is called. Waits until the first six are selected.
   */
  async function restoring() {
    const app = await renderApp({ platform, route: '/?page=1' });
    await rowsDrawn();
    const known = (app.store.getState().search.results?.orders ?? []).map((order) => order.orderId);
    const gone = Array.from({ length: 94 }, (_, index) => `gone-${index}`);
    const orderIds = [...known.slice(0, 6), ...gone, ...known.slice(6)];
    const selected = () => Object.keys(app.store.getState().selection.orders);
    const [releaseFirst, release] = [platform.hold(SEARCH), platform.hold(SEARCH)];
    act(() => void app.store.dispatch(selectionRecalled({ orderIds })));
    releaseFirst();
    await screen.findByRole('button', { name: 'Clear selection' });
    expect(selected()).toHaveLength(6);
    return { ...app, selected, release };
  }

  it('cannot be used in part while it is being restored', async () => {
    const { user, selected, release } = await restoring();
    const bulk = screen.getByRole('button', { name: 'Bulk actions' });
    await user.click(bulk);
    expect(screen.getByText('The selected orders are being loaded again.')).toBeInTheDocument();
    release();
    await waitFor(() => expect(bulk).not.toHaveAttribute('aria-disabled', 'true'));
    expect(selected()).toHaveLength(12);
  });

  it('stays cleared if it is cleared while being restored', async () => {
    const { user, selected, store, release } = await restoring();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    release();
    await waitFor(() => expect(store.getState().calls.calls).toHaveLength(platform.requests.length));
    expect(selected()).toEqual([]);
    expect(store.getState().selection.unrestoredIds).toEqual([]);
  });

  it('R529: does not select orders again that are deselected while it is being restored', async () => {
    const { user, selected, store, release } = await restoring();
    const page = screen.getByRole('checkbox', { name: /^Select all orders on this page/ });
    await user.click(page);
    expect(selected()).toHaveLength(12);
    await user.click(page);
    release();
    await waitFor(() => expect(store.getState().selection.isRestoring).toBe(false));
    expect(selected()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('loses only orders that no longer exist', async () => {
    const { store } = await renderApp({ platform, route: '/?page=1' });
    await rowsDrawn();
    const known = store.getState().search.results?.orders[0]?.orderId ?? '';
    store.dispatch(selectionRecalled({ orderIds: ['gone', known] }));
    await waitFor(() => expect(Object.keys(store.getState().selection.orders)).toEqual([known]));
  });

  it('shows a message for unreadable orders, and remembers them after other changes', async () => {
    const { store, user } = await renderApp({ platform, route: '/?page=1' });
    persistState(store, STORED_STATE.selection);
    await rowsDrawn();
    const [first, , last] = store.getState().search.results?.orders ?? [];
    const others = Array.from({ length: 99 }, (_, index) => `gone-${index}`);
    const orderIds = [...others, first?.orderId ?? '', last?.orderId ?? ''];
    // The first hundred cannot be read, the last one can.
    platform.faults.next(SEARCH, { kind: 'status', status: 403 });
    store.dispatch(selectionRecalled({ orderIds }));
    expect(
      await screen.findByText('100 selected orders could not be loaded. Reload the page to try again.'),
    ).toBeInTheDocument();
    expect(Object.keys(store.getState().selection.orders)).toEqual([last?.orderId]);
    await user.keyboard('jjx');
    expect(Object.keys(store.getState().selection.orders)).toHaveLength(2);
    expect(recalled()).toEqual(expect.arrayContaining(orderIds));
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(recalled()).toEqual([]);
  });

  it('is empty if the storage cannot be read', () => {
    for (const stored of ['not json', '{"a":1}', '[1,2]']) {
      sessionStorage.setItem(STORED_STATE.selection.keyOf(sub), stored);
      expect(recalled()).toEqual([]);
    }
  });
});
