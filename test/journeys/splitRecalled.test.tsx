import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ordersHandled } from '#store/results/handledOrdersSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

it('R104: only a write that has just succeeded opens the next order, not one that is restored after a reload', async () => {
  for (const [index, id] of ['first', 'second'].entries()) {
    const createdDate = new Date(Date.now() - index * 60_000).toISOString();
    const order = anOrder()
      .id(id)
      .having({ createdDate, customerName: `Buyer ${id}` });
    platform.world.addOrder(order.with(anItem()).build());
  }
  const app = await renderApp({ platform, route: '/orders/first?split=page%3D1' });
  const list = await screen.findByRole('complementary', { name: 'Results beside the order' });
  await within(list).findByRole('link', { name: /Buyer second/ });
  const handled = (resultsAt: number | undefined) =>
    act(async () => {
      app.store.dispatch(ordersHandled([{ orderId: 'first', outcome: 'done', at: Date.now(), resultsAt }]));
    });
  const opensNext = (timeout = 10_000) =>
    waitFor(() => expect(app.router.state.location.pathname).toBe('/orders/second'), { timeout });
  await handled(5);
  await expect(opensNext(1_500)).rejects.toThrow();
  await handled(app.store.getState().search.resultSet?.at);
  await opensNext();
});
