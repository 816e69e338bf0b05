import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ordersHandled } from '#store/results/handledOrdersSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';
import { widenWindow } from './wideWindow.ts';

const platform = simulatedPlatform();
const COUNT = 250;
const FILTER = 'errorStatuses=routing%2Bsuspended';
const id = (number: number) => `stuck-${number}`;

/** Orders whose routing is suspended, newest first. */
function add(first: number, last: number): void {
  for (let number = first; number <= last; number += 1) {
    const createdDate = new Date(Date.now() - number * 60_000).toISOString();
    platform.world.addOrder(
      anOrder()
        .id(id(number))
        .having({ createdDate, customerName: `Buyer ${number}.` })
        .with(anItem().at('routingSuspended').late('routing', 200))
        .build(),
    );
  }
}
beforeEach(() => {
  widenWindow();
  add(1, COUNT);
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

/** The orders with these numbers join the search, until the end of the test. */
function join(first: number, last: number): void {
  add(first, last);
  onTestFinished(() => void leave(first, last));
}

/** Finds a row by its text: a query by role would read the names of all rows at each change of the page. */
const rowOf = async (number: number) =>
  (await (await find.splitList()).findByText(`Buyer ${number}.`)).closest('a');
const orderOpen = (number: number) => screen.findByRole('heading', { level: 1, name: id(number) });
const openBeside = (number: number, page = 1) =>
  renderApp({
    platform,
    route: `/orders/${id(number)}?${new URLSearchParams({ split: `${FILTER}&page=${page}` })}`,
  });

/** The user has handled the orders with these numbers beside the results. */
async function handle(app: App, first: number, last: number): Promise<void> {
  const ids = leave(first, last);
  const resultsAt = app.store.getState().search.resultSet?.at;
  const handled = ids.map((orderId) => ({ orderId, outcome: 'done' as const, at: Date.now(), resultsAt }));
  act(() => void app.store.dispatch(ordersHandled(handled)));
  await (await find.splitList()).findByText(`${ids.length} of ${COUNT} orders handled`);
}

// `test/domain/nextOrder.test.ts` tests which page follows. Only the deep run tells each story with both keys.
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
    expect(await (await find.splitList()).findByText(`100 of ${COUNT} orders handled`)).toBeInTheDocument();
    await app.user.keyboard('j');
    await orderOpen(102);
    await app.user.keyboard('k');
    await orderOpen(101);
  });

  it.each(IS_DEEP ? ['j', 'n'] : ['n'])('lead to the first order that was not shown yet: %s', async (key) => {
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

  it.each(IS_DEEP ? ['j', 'n'] : ['j'])(
    'lead to the next order even if as many have joined: %s',
    async (key) => {
      const app = await openBeside(100);
      await rowOf(100);
      await handle(app, 50, 50);
      join(COUNT + 1, COUNT + 1);
      await screen.findByRole('button', { name: 'Next order' });
      await app.user.keyboard(key);
      await orderOpen(101);
      expect(await rowOf(101)).toHaveAttribute('aria-current', 'true');
      expect((await find.splitList()).getByText('1 of 3')).toBeInTheDocument();
    },
  );

  it.runIf(IS_DEEP).each(['j', 'n'])(
    'do not lead back if more than a page of them was further down: %s',
    async (key) => {
      join(COUNT + 1, 400);
      const { user } = await openBeside(200, 2);
      await rowOf(200);
      leave(251, 400);
      await screen.findByRole('button', { name: 'Next order' });
      await user.keyboard(key);
      await orderOpen(201);
      expect(await rowOf(201)).toHaveAttribute('aria-current', 'true');
      expect((await find.splitList()).getByText('3 of 3')).toBeInTheDocument();
    },
  );

  it.runIf(IS_DEEP)('lead to the next page if others handled orders further down', async () => {
    const app = await openBeside(100);
    await rowOf(100);
    leave(221, 250);
    await app.user.keyboard('j');
    await orderOpen(101);
    expect(await rowOf(101)).toHaveAttribute('aria-current', 'true');
    expect((await find.splitList()).getByText('2 of 3')).toBeInTheDocument();
  });

  it.runIf(IS_DEEP)('do not end the steps of an order that is open alone', async () => {
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
    await user.click(await (await find.splitList()).findByRole('button', { name: /^Previous/ }));
    await orderOpen(40);
    expect(await rowOf(40)).toHaveAttribute('aria-current', 'true');
  });
});
