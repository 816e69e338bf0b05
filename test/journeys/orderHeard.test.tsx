import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findOrderHeading, openOrder } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { listen } from '#test/heard.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });
const READS = { service: 'order-service', method: 'GET' } as const;

const producing = () => anOrder().of('acme-print').with(anItem().at('producing'));

/** Adds orders of one customer, newest first as in the results, and opens the first of them from the list. */
async function openFirst(customerName: string, count: number) {
  const ids = Array.from({ length: count }, (_, index) => {
    const createdDate = new Date(Date.now() - (index + 1) * 3_600_000).toISOString();
    return platform.world.addOrder(producing().having({ customerName, createdDate }).build()).orderId;
  });
  const query = `searchTerm=${customerName}&sortField=createdDate&sortOrder=descending&page=1`;
  const app = await renderApp({ platform, route: `/?${query}` });
  const heard = listen();
  await app.user.click(await screen.findByText(ids[0] ?? ''));
  await findOrderHeading(ids[0] ?? '');
  return { app, ids, heard };
}

const announcement = (orderId: string | undefined, position: string) =>
  expect.stringMatching(new RegExp(`^Order ${orderId}, Acme Print, In production, .+, ${position}$`));

it('R423: announces the order that opened, and the last one of several steps', async () => {
  const { app, ids, heard } = await openFirst('Heard', 3);
  await waitFor(() => expect(heard.at(-1)).toEqual(announcement(ids[0], '1 of 3')));
  await app.user.keyboard('nn');
  await waitFor(() => expect(heard.at(-1)).toEqual(announcement(ids[2], '3 of 3')));
  expect(heard).not.toContainEqual(announcement(ids[1], '2 of 3'));
});

it('R423: removes what was announced, because its facts may change', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const orderId = platform.world.addOrder(producing().build()).orderId;
  await renderApp({ platform, route: `/orders/${orderId}` });
  const said = () => screen.queryByText(/^Order .*, Acme Print, In production/);
  await waitFor(() => expect(said()).toBeInTheDocument());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(said()).not.toBeInTheDocument();
});

it('R423: announces an order without a merchant without a gap', async () => {
  const order = anOrder().having({ merchantId: '' }).with(anItem().at('producing')).build();
  const { orderId } = platform.world.addOrder(order);
  await renderApp({ platform, route: `/orders/${orderId}` });
  const heard = listen();
  await waitFor(() => expect(heard.at(-1)).toMatch(/^Order \S+, In production/));
});

it('R423: announces that no order has the ID', async () => {
  await renderApp({ platform, route: '/orders/unknown' });
  const heard = listen();
  await waitFor(() => expect(heard).toContain('No order with this ID'));
});

it('R424: announces the end of a reload that the user asked for, with the status', async () => {
  const { app } = await openOrder(platform, producing());
  await screen.findByRole('button', { name: /Updated/ });
  const heard = listen();
  await app.user.keyboard('r');
  await waitFor(() =>
    expect(heard).toContainEqual(expect.stringMatching(/^Order updated, In production, .+/)),
  );
});

it('R424: announces the end of a reload after one that failed', async () => {
  const { app } = await openOrder(platform, producing());
  await screen.findByRole('button', { name: /Updated/ });
  platform.faults.next(READS, { kind: 'status', status: 500 }, 3);
  await app.user.keyboard('r');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const heard = listen();
  await app.user.click(retry);
  await waitFor(() => expect(heard).toContainEqual(expect.stringMatching(/^Order updated, /)));
});
