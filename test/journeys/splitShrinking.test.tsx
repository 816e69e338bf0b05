import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ordersHandled } from '#store/results/triageSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const COUNT = 250;
const FILTER = 'errorStatuses=routing%2Bsuspended';
const id = (number: number) => `stuck-${number}`;

/** Orders whose routing is suspended, newest first: more than two pages of them. */
beforeEach(() => {
  for (let number = 1; number <= COUNT; number += 1) {
    const createdDate = new Date(Date.now() - number * 60_000).toISOString();
    platform.world.addOrder(
      anOrder()
        .id(id(number))
        .having({ createdDate, customerName: `Buyer ${number}.` })
        .with(anItem().at('routingSuspended').late('routing', 200))
        .build(),
    );
  }
});

/** The orders with these numbers leave the search, as if their routing had been retried. */
function leave(first: number, last: number): string[] {
  const ids = Array.from({ length: last - first + 1 }, (_, index) => id(first + index));
  for (const orderId of ids) {
    const record = platform.world.record(orderId);
    if (!record) throw new Error(`There is no order ${orderId}`);
    const items = record.items.map(({ statuses: { suspended: _suspended, ...statuses } = {}, ...item }) => ({
      ...item,
      statuses,
    }));
    platform.world.save({ ...record, items });
  }
  return ids;
}

const beside = async () =>
  within(await screen.findByRole('complementary', { name: 'Results beside the order' }));
const rowOf = async (number: number) =>
  (await beside()).findByRole('link', { name: new RegExp(`Buyer ${number}\\.`) });
const orderOpen = (number: number) => screen.findByRole('heading', { level: 1, name: id(number) });
const openBeside = (number: number, page = 1) =>
  renderApp({
    platform,
    route: `/orders/${id(number)}?${new URLSearchParams({ split: `${FILTER}&page=${page}` })}`,
  });

type App = Awaited<ReturnType<typeof renderApp>>;

/** The user has handled the orders with these numbers beside the results. */
async function handle(app: App, first: number, last: number): Promise<void> {
  const ids = leave(first, last);
  const handled = ids.map((orderId) => ({ orderId, outcome: 'done' as const, at: Date.now() }));
  act(() => void app.store.dispatch(ordersHandled(handled)));
  await (await beside()).findByText(`${ids.length} of ${COUNT} orders handled`);
}

describe('R280: orders that leave the results while the user goes through them', () => {
  it('do not make the step to the next page skip any, also by automatic advance and back', async () => {
    const app = await openBeside(100);
    await rowOf(100);
    await handle(app, 1, 99);
    await screen.findByRole('button', { name: /^Retry routing/ });
    await app.user.keyboard('f');
    await screen.findByRole('dialog', { name: 'Retry routing' });
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await orderOpen(101);
    expect(await rowOf(101)).toHaveAttribute('aria-current', 'true');
    expect(await (await beside()).findByText(`100 of ${COUNT} orders handled`)).toBeInTheDocument();
    await app.user.keyboard('j');
    await orderOpen(102);
    await app.user.keyboard('k');
    await orderOpen(101);
  });

  it.each(['j', 'n'])('lead to the first order that was not shown yet: %s', async (key) => {
    const app = await openBeside(100);
    await rowOf(100);
    await handle(app, 31, 60);
    await app.user.keyboard(key);
    await orderOpen(101);
    expect(await rowOf(101)).toHaveAttribute('aria-current', 'true');
    await app.user.keyboard(key);
    await orderOpen(102);
    expect(await rowOf(102)).toHaveAttribute('aria-current', 'true');
  });

  it('lead to the next page if others handled orders further down', async () => {
    const app = await openBeside(100);
    await rowOf(100);
    leave(221, 250);
    await app.user.keyboard('j');
    await orderOpen(101);
    expect(await rowOf(101)).toHaveAttribute('aria-current', 'true');
    expect((await beside()).getByText('2 of 3')).toBeInTheDocument();
  });

  it('do not end the steps of an order that is open alone', async () => {
    const { user } = await renderApp({ platform, route: `/?${FILTER}&page=1` });
    const last = await screen.findByRole('link', { name: id(100) });
    leave(1, 200);
    await user.click(last);
    await screen.findByRole('button', { name: 'Next order' });
    await user.keyboard('n');
    await orderOpen(201);
  });

  it('leave a page without rows, from which the pager leads back', async () => {
    leave(41, 250);
    const { user } = await openBeside(1, 3);
    await orderOpen(1);
    await user.click(await (await beside()).findByRole('button', { name: /^Previous/ }));
    await orderOpen(40);
    expect(await rowOf(40)).toHaveAttribute('aria-current', 'true');
  });
});
