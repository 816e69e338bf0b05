import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { byMenu, findDialog } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';
import { widenWindow } from './wideWindow.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const MINUTE = 60_000;

/** Three orders of one merchant and two of another, newest first. */
beforeEach(() => {
  widenWindow();
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
const row = async (index: number) =>
  within(await (await find.splitList()).findByRole('link', { name: new RegExp(`Buyer ${index}`) }));
const says = async (text: string) =>
  expect(await (await find.splitList()).findByText(text)).toBeInTheDocument();

async function cancelOrder(app: App): Promise<void> {
  await byMenu('Cancel order')(app);
  const dialog = await findDialog('Cancel order');
  await app.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Cancels the first order beside the unfiltered results; the next order then opens. */
async function oneCancelled(): Promise<App> {
  const app = await renderApp({ platform, route: beside('order-0', 'page=1') });
  await row(0);
  await cancelOrder(app);
  await says('1 of 5 orders handled');
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/orders/order-1'));
  return app;
}

describe('R100: the handled orders of a search', () => {
  it.runIf(IS_DEEP)('are counted for this search only', async () => {
    const app = await oneCancelled();
    await act(() => app.router.navigate(beside('order-3', 'merchants=kartenzauber&page=1')));
    await says('0 of 2 orders handled');
    await act(() => app.router.navigate(beside('order-1', 'merchants=acme-print&page=1')));
    await says('0 of 3 orders handled');
    expect((await row(0)).queryByText('Done')).toBeNull();
  });

  it('are dimmed until the search runs again', async () => {
    const app = await oneCancelled();
    expect((await row(0)).getByText('Done')).toBeInTheDocument();
    await app.user.click((await find.splitList()).getByRole('link', { name: 'Back to the results' }));
    await find.orderIds();
    await app.user.click(await screen.findByRole('button', { name: 'Split view' }));
    expect((await row(0)).getByText('Done')).toBeInTheDocument();
    // The split view opens the first order that was not handled.
    expect(app.router.state.location.pathname).toBe('/orders/order-1');
    await app.user.click((await find.splitList()).getByRole('link', { name: 'Back to the results' }));
    await find.orderIds();
    await app.user.click(find.search());
    await find.orderIds();
    await find.tabCounts();
    await app.user.click(await screen.findByRole('button', { name: 'Split view' }));
    await says('0 of 5 orders handled');
    expect((await row(0)).queryByText('Done')).toBeNull();
  });

  it.runIf(IS_DEEP)('still count after a search that is refused because of its dates', async () => {
    const { user, store } = await oneCancelled();
    await user.click((await find.splitList()).getByRole('link', { name: 'Back to the results' }));
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

  it.runIf(IS_DEEP)(
    'R394: Back leads to the list in one step after several orders were handled',
    async () => {
      const app = await renderApp({ platform, route: '/?page=1' });
      await find.orderIds();
      await app.user.click(await screen.findByRole('button', { name: 'Split view' }));
      for (const count of [1, 2]) {
        await cancelOrder(app);
        await says(`${count} of 5 orders handled`);
        await waitFor(() => expect(app.router.state.location.pathname).toBe(`/orders/order-${count}`));
      }
      await byMenu('Cancel order')(app);
      await findDialog('Cancel order');
      await act(() => app.router.navigate(-1));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(app.router.state.location.pathname).toBe('/orders/order-2');
      await act(() => app.router.navigate(-1));
      await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    },
  );
});
