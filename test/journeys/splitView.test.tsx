import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { byMenu, findDialog } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';
import { widenWindow } from './wideWindow.ts';

const MINUTE = 60_000;
const SPLIT = '?split=page%3D1';

const platform = simulatedPlatform({ hasLandmarks: false });

/** Four orders, newest first, as in the list. */
beforeEach(() => {
  for (const [index, id] of ['first', 'second', 'third', 'fourth'].entries()) {
    const createdDate = new Date(Date.now() - index * MINUTE).toISOString();
    const item = anItem()
      .id(`${id}-item`)
      .having({ merchantProductName: `Mug of ${id}` })
      .late('preparing');
    platform.world.addOrder(
      anOrder()
        .id(id)
        .having({ createdDate, customerName: `Buyer ${id}` })
        .with(item)
        .build(),
    );
  }
});

const orderOpen = (id: string) => screen.findByRole('heading', { level: 1, name: id });
const rowOf = async (id: string) =>
  (await find.splitList()).findByRole('link', { name: new RegExp(`Buyer ${id}`) });

describe('R32: the split view', () => {
  it('opens the focused order beside the results by a key, and returns to the list', async () => {
    const app = await renderApp({ platform, route: '/?page=1' });
    await screen.findByRole('link', { name: 'fourth' });
    await screen.findByRole('button', { name: 'Split view' });
    await app.user.keyboard('jjs');
    await orderOpen('second');
    expect(app.router.state.location).toMatchObject({ pathname: '/orders/second', search: SPLIT });
    expect(await rowOf('second')).toHaveAttribute('aria-current', 'true');
    expect((await find.splitList()).getAllByRole('listitem')).toHaveLength(4);
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    expect(await screen.findByRole('link', { name: 'second' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Results beside the order' })).toBeNull();
  });

  it('survives a reload, from its URL only, and moves from order to order by j, k, n and p', async () => {
    const { user, router } = await renderApp({ platform, route: `/orders/third${SPLIT}` });
    await orderOpen('third');
    expect(await rowOf('third')).toHaveAttribute('aria-current', 'true');
    expect((await find.splitList()).getByText('0 of 4 orders handled')).toBeInTheDocument();
    await user.keyboard('k');
    await orderOpen('second');
    await user.keyboard('p');
    await orderOpen('first');
    await user.keyboard('j');
    await orderOpen('second');
    await user.keyboard('n');
    await orderOpen('third');
    expect(router.state.location.search).toContain(SPLIT);
  });

  it('hides and shows the results with the same key', async () => {
    const { user, router } = await renderApp({
      platform,
      route: `/orders/first?itemId=first-item&split=page%3D1`,
    });
    await rowOf('first');
    await user.keyboard('s');
    await waitFor(() => expect(router.state.location.search).toBe('?itemId=first-item'));
    await user.keyboard('s');
    expect(await rowOf('first')).toHaveAttribute('aria-current', 'true');
  });

  const cancelFirst = async () => {
    const app = await renderApp({ platform, route: `/orders/first${SPLIT}` });
    await rowOf('first');
    await byMenu('Cancel order')(app);
    const dialog = await findDialog('Cancel order');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    return app;
  };

  it('R503: stays on the order in a window that is too narrow for the list', async () => {
    const app = await cancelFirst();
    expect(await within(await rowOf('first')).findByText('Done')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.router.state.location.pathname).toBe('/orders/first');
  });

  it('opens the next order after a successful action, and counts the handled orders', async () => {
    const window = widenWindow();
    onTestFinished(() => window.mockRestore());
    const app = await cancelFirst();
    await orderOpen('second');
    expect(await (await find.splitList()).findByText('1 of 4 orders handled')).toBeInTheDocument();
    expect(within(await rowOf('first')).getByText('Done')).toBeInTheDocument();
    expect(app.router.state.location.pathname).toBe('/orders/second');
    expect(app.router.state.location.search).toContain(SPLIT);
  });

  it('R536: opens the next order even if the list arrives only after the action', async () => {
    const window = widenWindow();
    onTestFinished(() => window.mockRestore());
    platform.faults.hold({ path: /ordersearch/ }, 30);
    const app = await renderApp({ platform, route: `/orders/first${SPLIT}` });
    await byMenu('Cancel order')(app);
    const dialog = await findDialog('Cancel order');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(app.store.getState().handledOrders.handled).toHaveLength(1));
    await waitFor(() => expect(app.router.state.location.search).not.toContain('modal'));
    platform.faults.clear();
    await orderOpen('second');
    expect(await rowOf('second')).toHaveAttribute('aria-current', 'true');
  });

  it('stays on the order if the user chose that, and after an action that failed', async () => {
    const window = widenWindow();
    onTestFinished(() => window.mockRestore());
    const app = await renderApp({ platform, route: `/orders/first${SPLIT}` });
    await rowOf('first');
    const cancel = async () => {
      await byMenu('Cancel order')(app);
      const dialog = await findDialog('Cancel order');
      await app.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
      return dialog;
    };
    platform.faults.next({ method: 'POST', path: /cancel/i }, { kind: 'status', status: 422 });
    const dialog = await cancel();
    await dialog.findByRole('alert');
    expect(within(await rowOf('first')).getByText('Failed')).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await app.user.click((await find.splitList()).getByRole('checkbox', { name: /^Open the next order/ }));
    await cancel();
    expect(await within(await rowOf('first')).findByText('Done')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.router.state.location.pathname).toBe('/orders/first');
  });

  it('says that the dates of its search cannot be searched', async () => {
    const split = 'startDate=2020-01-01T00:00:00.000Z&page=1';
    await renderApp({ platform, route: `/orders/first?${new URLSearchParams({ split })}` });
    await orderOpen('first');
    expect(await (await find.splitList()).findByText('These dates cannot be searched')).toBeInTheDocument();
  });

  it('says why there are no results, and loads them again', async () => {
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 422 });
    const { user } = await renderApp({ platform, route: `/orders/first${SPLIT}` });
    await orderOpen('first');
    await user.click(await (await find.splitList()).findByRole('button', { name: /Try again|Retry/ }));
    expect(await rowOf('first')).toHaveAttribute('aria-current', 'true');
  });
});
