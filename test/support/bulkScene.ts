import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { anItem, anOrder, type OrderBuilder } from './builders.ts';
import { atPlacing, openBulkReorder, reorderedOriginalIds, startRun } from './bulk.ts';
import type { MemoryBrowser } from './memoryIntentSupport.ts';
import { type App, renderApp } from './renderApp.tsx';
import { simulatedPlatform } from './simulated.ts';

/** The setup of tests about runs. Each test has its own customer, whose orders it finds and selects. */
export function bulkScene() {
  const platform = simulatedPlatform();
  let serial = 0;
  let apps: App[] = [];
  beforeEach(() => {
    serial += 1;
  });
  afterEach(() => {
    for (const app of apps) app.close();
    apps = [];
  });
  const customer = () => `Customer${serial}`;

  /**
   * Opens the search for this test's orders. Two calls with the same `browser` open two tabs of that browser.
   */
  async function open(browser?: MemoryBrowser): Promise<App> {
    const route = `/?searchTerm=${customer()}&page=1`;
    const app = await renderApp({ platform, route, ...(browser && { browser }) });
    apps.push(app);
    return app;
  }

  /** Adds orders with one item each, which can be reordered and cancelled. Returns their IDs. */
  function addOrders(
    count: number,
    change: (order: OrderBuilder) => OrderBuilder = (order) => order,
    name = 'order',
  ): string[] {
    return Array.from({ length: count }, (_, index) => {
      const order = anOrder().id(`${name}-${serial}-${index}`).having({ customerName: customer() });
      return platform.world.addOrder(change(order.with(anItem().at('preparing'))).build()).orderId;
    });
  }

  /** Delays the responses to all requests for new orders until the test calls `letThrough`. */
  function holdPlacing() {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    return { asked: atPlacing(platform, () => promise), letThrough: () => resolve(undefined) };
  }

  async function selectAll(app: App, count: number) {
    await screen.findByRole('checkbox', { name: `Select order order-${serial}-${count - 1}` });
    await app.user.click(await screen.findByRole('checkbox', { name: /^Select all orders on this page/ }));
    await screen.findByText(`${count} selected`);
  }

  /** Starts a run of this many orders, and waits until its first requests (up to ten) are pending. */
  async function startHeld(count: number, browser?: MemoryBrowser) {
    const ids = addOrders(count);
    const held = holdPlacing();
    const app = await open(browser);
    await selectAll(app, count);
    const run = await startRun(app, await openBulkReorder(app));
    await waitFor(() => expect(held.asked).toHaveLength(Math.min(10, count)));
    return { app, ids, run, ...held };
  }

  /** Returns those of the given order IDs for which the platform has placed a new order. */
  const mine = (ids: readonly string[]) =>
    reorderedOriginalIds(platform)
      .filter((orderId) => ids.includes(orderId))
      .sort();

  /** The IDs of all items of the given orders, and of those items whose cancellation was requested. */
  function originalsOf(ids: readonly string[]) {
    const all = ids.flatMap(
      (orderId) => platform.world.record(orderId)?.items.map((item) => item.itemId) ?? [],
    );
    const cancelled = platform.world.log
      .filter(({ operation }) => operation === 'requestCancellation')
      .flatMap(({ subject }) => (all.includes(subject) ? [subject] : []));
    return { all: all.sort(), cancelled: cancelled.sort() };
  }

  return { platform, open, addOrders, holdPlacing, selectAll, startHeld, mine, originalsOf };
}
