import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BulkSupport } from '#sagas/bulkSupport.ts';
import { anItem, anOrder, type OrderBuilder } from '#test/builders.ts';
import {
  atPlacing,
  ended,
  openBulk,
  openBulkReorder,
  placedFor,
  runDialog,
  select,
  startRun,
} from '#test/bulk.ts';
import { memoryBulkSupport } from '#test/memoryBulkSupport.ts';
import { renderApp } from '#test/renderApp.tsx';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const files = savedFiles();
let customer = '';
let serial = 0;
beforeEach(() => {
  serial += 1;
  customer = `Customer${serial}`;
});

type App = Awaited<ReturnType<typeof renderApp>>;
let apps: App[] = [];
afterEach(() => {
  for (const app of apps) app.close();
  apps = [];
  vi.restoreAllMocks();
});

async function open(bulk?: BulkSupport): Promise<App> {
  const route = `/?searchTerm=${customer}&page=1`;
  const app = await renderApp({ platform, route, ...(bulk && { bulk }) });
  apps.push(app);
  return app;
}

/** Orders of one item each that can be reordered and cancelled. */
function addOrders(
  count: number,
  change: (order: OrderBuilder) => OrderBuilder = (order) => order,
): string[] {
  return Array.from({ length: count }, (_, place) => {
    const order = anOrder().id(`order-${serial}-${place}`).having({ customerName: customer });
    return platform.world.addOrder(change(order.with(anItem().at('preparing'))).build()).orderId;
  });
}

/** Every placing waits until the test lets it through. */
function holdPlacing() {
  let letThrough = () => undefined as unknown;
  const held = new Promise<undefined>((resolve) => {
    letThrough = () => resolve(undefined);
  });
  return { asked: atPlacing(platform, () => held), letThrough };
}

async function selectAll(app: App, count: number) {
  await screen.findByRole('checkbox', { name: `Select order order-${serial}-${count - 1}` });
  await app.user.click(await screen.findByRole('checkbox', { name: /^Select all orders of this page/ }));
  await screen.findByText(`${count} selected`);
}

/** A run of so many orders, of which the first ten are on their way. */
async function startHeld(count: number, bulk?: BulkSupport) {
  const ids = addOrders(count);
  const held = holdPlacing();
  const app = await open(bulk);
  await selectAll(app, count);
  const run = await startRun(app, await openBulkReorder(app));
  await waitFor(() => expect(held.asked).toHaveLength(Math.min(10, count)));
  return { app, ids, run, ...held };
}

const inBars = () => within(screen.getByRole('region', { name: 'Runs in progress' }));
const mine = (ids: readonly string[]) =>
  placedFor(platform)
    .filter((orderId) => ids.includes(orderId))
    .sort();

describe('a run while it goes on', () => {
  it('is paused, continued and stopped; what is left is sent when the person says so', async () => {
    const { app, ids, run, asked, letThrough } = await startHeld(13);
    expect(run.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '0');
    await app.user.click(run.getByRole('button', { name: 'Pause' }));
    expect(run.getByText('Paused. Nothing is sent until you continue.')).toBeInTheDocument();
    letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));
    expect(asked).toHaveLength(10);

    const again = holdPlacing();
    await app.user.click(run.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(run.getByText(/10 of 13 done · (less than a minute|about \d+ minutes?) left/)).toBeVisible(),
    );
    await waitFor(() => expect(again.asked).toHaveLength(3));
    await app.user.click(run.getByRole('button', { name: 'Stop' }));
    expect(
      run.getByText('Stopping: what is on its way is waited for, nothing new is sent.'),
    ).toBeInTheDocument();
    again.letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(13));
    await run.findByRole('button', { name: /^Go on with the remaining/ });
    expect(inBars().getByText('Bulk reorder was stopped: 10 of 13 done')).toBeInTheDocument();
    expect(
      run.getByText('3 originals are still to be cancelled or their alerts to be cleared.'),
    ).toBeInTheDocument();
    await app.user.click(await run.findByRole('button', { name: /^Go on with the remaining \d+ orders?$/ }));
    expect(await run.findByText('13 orders reordered')).toBeInTheDocument();
    expect(mine(ids)).toEqual(ids.toSorted());
    await ended(run);
    const items = ids.map((orderId) => platform.world.record(orderId)?.items[0]);
    expect(items.every((item) => item?.statuses?.cancelled?.state === 'current')).toBe(true);
    await app.user.click(run.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/Bulk reorder/)).not.toBeInTheDocument());
  });

  it('stays in sight on other pages, asks before the first leaves, and is one at a time', async () => {
    const { app, ids, run, letThrough } = await startHeld(2);
    await app.user.click(run.getByRole('button', { name: 'Hide' }));
    expect(inBars().getByText('Bulk reorder: 0 of 2 done')).toBeInTheDocument();
    const menu = screen.getByRole('button', { name: 'Bulk actions' });
    expect(menu).toHaveAttribute('title', 'A run is in progress: wait until it ends, or stop it.');
    await act(() => app.router.navigate('/support'));
    const question = within(
      await screen.findByRole('dialog', { name: 'Leave this page while the run is going on?' }),
    );
    await app.user.click(question.getByRole('button', { name: 'Leave the page' }));
    await screen.findByRole('heading', { level: 1, name: 'Report a problem' });
    letThrough();
    await app.user.click(await inBars().findByRole('button', { name: 'Show' }));
    const shown = await runDialog();
    expect(await shown.findByText('2 orders reordered')).toBeInTheDocument();
    await ended(shown);
    expect(mine(ids)).toHaveLength(2);
  });

  it('waits when the network is gone, and goes on with what was not sent', async () => {
    const ids = addOrders(3);
    const app = await open();
    await selectAll(app, 3);
    const dialog = await openBulkReorder(app);
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    await dialog.findByText('3 orders take part.');
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await app.user.click(dialog.getByRole('button', { name: 'Place new orders' }));
    const run = await runDialog();
    expect(
      await run.findByText('Paused: there is no network. Nothing is sent until you continue.'),
    ).toBeInTheDocument();
    expect(mine(ids)).toEqual([]);
    network.mockReturnValue(true);
    await app.user.click(run.getByRole('button', { name: 'Continue' }));
    expect(await run.findByText('3 orders reordered')).toBeInTheDocument();
    await ended(run);
    expect(mine(ids)).toEqual(ids.toSorted());
  });

  it('is not begun where the browser keeps no record of it', async () => {
    const ids = addOrders(1);
    const support = memoryBulkSupport();
    const app = await open({
      ...support,
      journal: { ...support.journal, create: () => Promise.reject(new Error('Full')) },
    });
    await selectAll(app, 1);
    const run = await startRun(app, await openBulkReorder(app));
    expect(
      await run.findByText(/^The run cannot be started: this browser cannot keep the record/),
    ).toBeInTheDocument();
    expect(mine(ids)).toEqual([]);
  });
});

describe('a run that was cut off', () => {
  it('is offered at the next visit, and resumed without a doubled or a lost order', async () => {
    const bulk = memoryBulkSupport();
    const { app, ids, letThrough } = await startHeld(14, bulk);
    app.close();
    letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));

    const again = await open(bulk);
    const bar = await screen.findByText(/^Bulk reorder of .+: 0 of 14 done · 10 of unknown outcome$/);
    expect(mine(ids)).toHaveLength(10);
    await again.user.click(inBars().getByRole('button', { name: 'Review' }));
    const run = await runDialog();
    expect(run.getByText('10 orders of unknown outcome')).toBeInTheDocument();
    expect(run.getByText('4 orders not sent')).toBeInTheDocument();
    await again.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect(files.size).toBe(1));
    expect(csvRows(files.get('bulk-reorder-results.csv'))).toHaveLength(15);
    await again.user.click(run.getByRole('button', { name: 'Decide later' }));
    expect(bar).toBeInTheDocument();
    await again.user.click(inBars().getByRole('button', { name: 'Resume' }));
    const resumed = await runDialog();
    expect(await resumed.findByText('14 orders reordered')).toBeInTheDocument();
    await ended(resumed);
    expect(mine(ids)).toEqual(ids.toSorted());
    const cancelled = platform.world.log
      .filter(({ operation }) => operation === 'requestCancellation')
      .map(({ subject }) => subject);
    const originals = ids.flatMap(
      (orderId) => platform.world.record(orderId)?.items.map((item) => item.itemId) ?? [],
    );
    expect(cancelled.filter((itemId) => originals.includes(itemId)).sort()).toEqual(originals.sort());
  });

  it('on another day it says that the dates differ from what was shown, before anything is sent', async () => {
    const bulk = memoryBulkSupport();
    const { app, ids, letThrough } = await startHeld(11, bulk);
    app.close();
    letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));
    const [job] = await bulk.journal.openJobs('auth0|5f1e9a3c0b7d42006e1c8a01');
    if (!job) throw new Error('The journal has no run');
    await bulk.journal.saveJob({ ...job, today: '2026-01-05' });
    const again = await open(bulk);
    await again.user.click(await screen.findByRole('button', { name: 'Resume' }));
    const run = await runDialog();
    expect(
      await run.findByText(/^This run was planned on 2026-01-05\. What is still to be sent is promised for /),
    ).toBeInTheDocument();
    expect(mine(ids)).toHaveLength(10);
    await again.user.click(run.getByRole('button', { name: 'Go on with the remaining 1 order' }));
    expect(await run.findByText('11 orders reordered')).toBeInTheDocument();
    await ended(run);
    const last = platform.world.log.findLast(({ operation }) => operation === 'placeOrder');
    expect(JSON.stringify(last?.body)).toContain(`"localPromisedArrivalDate":"${job.today}`);
  });

  it('can be given up, after being told what is given up with it', async () => {
    const bulk = memoryBulkSupport();
    const { app, ids, letThrough } = await startHeld(11, bulk);
    app.close();
    letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));
    const again = await open(bulk);
    await again.user.click(await screen.findByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard this run?' }));
    expect(question.getByText('1 order has not been sent and will not be.')).toBeInTheDocument();
    expect(
      question.getByText(/^10 orders may have been created without the console knowing/),
    ).toBeInTheDocument();
    await again.user.click(question.getByRole('button', { name: 'Discard run' }));
    await waitFor(() => expect(screen.queryByText(/^Bulk reorder of/)).not.toBeInTheDocument());
    expect(await bulk.journal.openJobs('auth0|5f1e9a3c0b7d42006e1c8a01')).toEqual([]);
    expect(mine(ids)).toHaveLength(10);
  });

  it('one tab works on it: another says so, and offers what is left once that one is gone', async () => {
    const bulk = memoryBulkSupport();
    const { app, ids, letThrough } = await startHeld(12, bulk);
    const other = await open(bulk);
    await waitFor(() => expect(Object.keys(other.store.getState().bulk.runs)).toHaveLength(0));
    app.close();
    letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));
    await other.user.click(await screen.findByRole('button', { name: 'Resume' }));
    const resumed = await runDialog();
    expect(await resumed.findByText('12 orders reordered')).toBeInTheDocument();
    await ended(resumed);
    expect(mine(ids)).toEqual(ids.toSorted());
  });
});

describe('the other verbs, on the same engine', () => {
  const late = (order: OrderBuilder) => order.with(anItem().at('preparing').late('fulfillment'));
  const unheard = (order: OrderBuilder) => {
    const attempt = { attemptId: 'a-1', success: false, attemptedDate: new Date().toISOString() };
    return order.event('productionAccepted', { attempts: [attempt] as never });
  };

  it.each([
    {
      entry: 'Request cancellation…',
      title: 'Request cancellation of the selected orders',
      about: /The fulfillers are asked to cancel each of these orders/,
      start: 'Request cancellation',
      run: 'Bulk cancellation',
      change: (order: OrderBuilder) => order,
      done: 'Cancellation of 2 orders requested',
      operation: 'requestCancellation',
      file: 'bulk-cancel-results.csv',
    },
    {
      entry: 'Clear alerts…',
      title: 'Clear the alerts of the selected orders',
      about: /The expected close date of every alert is removed/,
      start: 'Clear alerts',
      run: 'Bulk clearing of alerts',
      change: late,
      done: 'Alerts of 2 orders cleared',
      operation: 'clearAlert',
      file: 'bulk-clear-alerts-results.csv',
    },
    {
      entry: 'Resend failed events…',
      title: 'Resend failed events of the selected orders',
      about: /Every event that never reached the merchant/,
      start: 'Resend events',
      run: 'Bulk resending of events',
      change: unheard,
      done: 'Events of 2 orders resent',
      operation: 'resendEvents',
      file: 'bulk-resend-events-results.csv',
    },
  ])('$start', async ({ entry, title, about, start, run: runTitle, change, done, operation, file }) => {
    const ids = addOrders(2, change);
    const before = platform.world.log.length;
    const app = await open();
    await select(app, ...ids);
    const dialog = await openBulk(app, entry, title);
    expect(dialog.getByText(about)).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    const run = await startRun(app, dialog, start, runTitle);
    expect(await run.findByText(done)).toBeInTheDocument();
    expect(platform.world.log.slice(before).map((write) => write.operation)).toEqual([operation, operation]);
    await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect([...files.keys()]).toEqual([file]));
    expect(
      csvRows(files.get(file))
        .slice(1)
        .map((row) => row[3]),
    ).toEqual(['done', 'done']);
  });

  it('skip orders that they have nothing to do with, and say why', async () => {
    const [withAlert = ''] = addOrders(1, late);
    const none = platform.world.addOrder(
      anOrder()
        .id(`none-${serial}`)
        .having({ customerName: customer })
        .with(anItem().at('preparing'))
        .build(),
    ).orderId;
    const app = await open();
    await select(app, withAlert, none);
    const dialog = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    expect(await dialog.findByText('1 order takes part.')).toBeInTheDocument();
    expect(dialog.getByText('1 order is skipped').closest('details')).toHaveTextContent(
      `${none} – It has no alert that can be cleared.`,
    );
  });
});
