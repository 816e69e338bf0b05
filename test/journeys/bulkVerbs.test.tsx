import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Dialog } from '#test/actions.ts';
import { anItem, type OrderBuilder } from '#test/builders.ts';
import { openBulk, select, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { CONFIGURATION } from '#test/renderApp.tsx';
import { csvRows, savedFiles } from '#test/savedFiles.ts';

const { platform, open, addOrders, selectAll } = bulkScene();
const files = savedFiles();

/** The items and the request of the order name the mock callback from now on. */
function toMockCallback(orderId: string): void {
  const record = platform.world.record(orderId);
  if (!record?.request) throw new Error(`There is no order ${orderId}`);
  const eventCallbackUrl = `${CONFIGURATION.mockCallbackUrl}/1`;
  const items = record.items.map((item) => ({ ...item, eventCallbackUrl }));
  platform.world.save({ ...record, items, request: { ...record.request, eventCallbackUrl } });
}

/** The rows of the plan's table, header first, with the columns of this verb. */
async function plannedOrders(dialog: Dialog): Promise<string[][]> {
  const rows = await dialog.findAllByRole<HTMLTableRowElement>('row');
  return rows.map((row) => Array.from(row.cells, (cell) => cell.textContent.trim()));
}

const late = (order: OrderBuilder) => order.with(anItem().at('preparing').late('fulfillment'));
const unheard = (order: OrderBuilder) => {
  const attempt = { attemptId: 'a-1', success: false, attemptedDate: new Date().toISOString() };
  return order.event('productionAccepted', { attempts: [attempt] as never });
};

const FILE_COLUMNS = ['Original order ID', 'Original merchant order ID', 'Merchant ID', 'Outcome', 'Problem'];

describe('R22: the other bulk actions, on the same engine', () => {
  it.each([
    {
      entry: 'Request cancellation…',
      title: 'Request cancellation of the selected orders',
      about: /We will ask the fulfillers to cancel these orders/,
      start: 'Request cancellation (2)',
      run: 'Bulk cancellation',
      change: (order: OrderBuilder) => order,
      done: 'Cancellation of 2 orders requested',
      operation: 'requestCancellation',
      columns: ['Order', 'Merchant', 'Status', 'Items'],
      facts: ['Acme Print', 'Awaiting order preparation', '1'],
      file: 'bulk-cancel-results.csv',
      fileColumns: [],
      outcome: 'cancellation requested',
    },
    {
      entry: 'Clear alerts…',
      title: 'Clear the alerts of the selected orders',
      about: /The platform removes the expected close date of every alert/,
      start: 'Clear alerts (2)',
      run: 'Clearing alerts',
      change: late,
      done: 'Alerts of 2 orders cleared',
      operation: 'clearAlert',
      columns: ['Order', 'Merchant', 'Status', 'Items', 'Alerts'],
      facts: ['Acme Print', 'Awaiting order preparation', '2', '1'],
      file: 'bulk-clear-alerts-results.csv',
      fileColumns: ['Alerts cleared', 'Alerts not cleared', 'Alerts that no longer existed'],
      outcome: 'alerts cleared',
    },
    {
      entry: 'Resend failed events…',
      title: 'Resend failed events of the selected orders',
      about: /All events whose delivery to the merchant’s callback failed/,
      start: 'Resend for 2 orders',
      run: 'Resending events',
      change: unheard,
      done: 'Events resent for 2 orders',
      operation: 'resendEvents',
      columns: ['Order', 'Merchant', 'Status', 'Items', 'Failed events'],
      facts: ['Acme Print', 'Awaiting order preparation', '1', '1'],
      file: 'bulk-resend-events-results.csv',
      fileColumns: [],
      outcome: 'events resent',
    },
  ])(
    '$start',
    async ({ entry, title, about, start, run: runTitle, change, done, operation, ...expected }) => {
      const ids = addOrders(2, change);
      const before = platform.world.log.length;
      const app = await open();
      await select(app, ...ids);
      const dialog = await openBulk(app, entry, title);
      expect(dialog.getByText(about)).toBeInTheDocument();
      const [columns, ...planned] = await plannedOrders(dialog);
      expect(dialog.queryAllByRole('checkbox')).toHaveLength(operation === 'clearAlert' ? 1 : 0);
      expect(columns).toEqual(expected.columns);
      expect(planned.toSorted()).toEqual(
        ids.map((id) => [expect.stringMatching(new RegExp(`^${id} `)), ...expected.facts]),
      );
      const run = await startRun(app, dialog, start, runTitle);
      expect(await run.findByText(done)).toBeInTheDocument();
      expect(platform.world.log.slice(before).map((write) => write.operation)).toEqual([
        operation,
        operation,
      ]);
      await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
      await waitFor(() => expect([...files.keys()]).toEqual([expected.file]));
      const [header, ...rows] = csvRows(files.get(expected.file));
      expect(header).toEqual([...FILE_COLUMNS, ...expected.fileColumns]);
      expect(rows.map((row) => row[3])).toEqual([expected.outcome, expected.outcome]);
      await app.user.click(run.getByRole('button', { name: 'Close' }));
      await app.user.click(screen.getByRole('button', { name: 'Notifications' }));
      const session = within(await screen.findByRole('dialog', { name: 'Notifications' }));
      expect(session.getByText(`${runTitle}: 2 of 2 succeeded`)).toBeInTheDocument();
    },
  );

  it('R196: the file of cleared alerts names statuses as the screen does', async () => {
    const ids = addOrders(2, late);
    const app = await open();
    await select(app, ...ids);
    const dialog = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
    const run = await startRun(app, dialog, 'Clear alerts (2)', 'Clearing alerts');
    await run.findByText('Alerts of 2 orders cleared');
    await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect(files.size).toBe(1));
    const [header = [], ...rows] = csvRows([...files.values()][0]);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row[header.indexOf('Alerts cleared')]).toMatch(/^\S+ Awaiting fulfillment$/);
      expect(row[header.indexOf('Alerts not cleared')]).toBe('');
    }
  });

  it('R195: the button that resends events counts orders, which may have several failed events', async () => {
    const [id = ''] = addOrders(1, (order) =>
      unheard(unheard(order)).event('readyToRoute', { attempts: [] }),
    );
    const app = await open();
    await select(app, id);
    const dialog = await openBulk(
      app,
      'Resend failed events…',
      'Resend failed events of the selected orders',
    );
    const [, planned = []] = await plannedOrders(dialog);
    expect(planned.at(-1)).toBe('2');
    expect(dialog.getByRole('button', { name: 'Resend for 1 order' })).toBeInTheDocument();
  });

  it('skip orders without failed events in the plan', async () => {
    const [heard = ''] = addOrders(1);
    const app = await open();
    await select(app, heard);
    await app.user.click(screen.getByRole('button', { name: 'Bulk actions' }));
    expect(screen.getByRole('button', { name: 'Resend failed events…' })).toHaveAccessibleDescription(
      'The next step checks which orders have failed events.',
    );
    await app.user.click(screen.getByRole('button', { name: 'Resend failed events…' }));
    expect(await screen.findByText('The order has no failed events. (1 order)')).toBeInTheDocument();
  });

  it('S5.36: skip orders whose events go to the mock callback', async () => {
    const [test = '', real = ''] = [...addOrders(1, unheard, 'test'), ...addOrders(1, unheard, 'real')];
    toMockCallback(test);
    const app = await open();
    await select(app, test, real);
    const dialog = await openBulk(
      app,
      'Resend failed events…',
      'Resend failed events of the selected orders',
    );
    expect(await dialog.findByText('The order has no failed events. (1 order)')).toBeInTheDocument();
    const [, ...planned] = await plannedOrders(dialog);
    expect(planned).toEqual([
      [expect.stringMatching(new RegExp(`^${real} `)), ...Array(4).fill(expect.anything())],
    ]);
  });

  it('S5.36: send nothing for an order that has the mock callback since the plan', async () => {
    const [id = ''] = addOrders(1, unheard);
    const before = platform.world.log.length;
    const app = await open();
    await select(app, id);
    const dialog = await openBulk(
      app,
      'Resend failed events…',
      'Resend failed events of the selected orders',
    );
    await dialog.findByRole('button', { name: 'Resend for 1 order' });
    toMockCallback(id);
    const run = await startRun(app, dialog, 'Resend for 1 order', 'Resending events');
    await waitForRunEnd(run);
    expect(platform.world.log.slice(before)).toEqual([]);
  });
});

it('R22: closing the dialog stops the reads for its plan', async () => {
  addOrders(12, (order) => unheard(late(order)));
  const release = platform.hold({ path: /eventquery/ }, Infinity);
  const asked = () => platform.requests.filter((request) => request.includes('eventquery'));
  const app = await open();
  await selectAll(app, 12);
  const dialog = await openBulk(app, 'Resend failed events…', 'Resend failed events of the selected orders');
  await waitFor(() => expect(asked()).toHaveLength(10));
  await app.user.click(dialog.getByRole('button', { name: 'Close' }));
  release();
  const other = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
  expect(await other.findByText('12 orders are included.')).toBeInTheDocument();
  expect(asked()).toHaveLength(10);
});

it('R155: the plan names an order by the short form of its ID, with the whole ID as its title', async () => {
  const uuid = '0b1f8a10-7c1e-4b0a-9f35-0c8e6f1a2b3c';
  const merchantOrderId = '91c2d3e4-7c1e-4b0a-9f35-0c8e6f1a2b3c';
  addOrders(1, (order) => late(order).id(uuid).having({ merchantOrderId }));
  const app = await open();
  await select(app, uuid);
  const dialog = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
  expect(await dialog.findByText('0b1f8a10')).toHaveAttribute('title', uuid);
  expect(dialog.getByText('91c2d3e4')).toHaveAttribute('title', merchantOrderId);
});

it('R468: the tabs count again after a run, although they stay on screen', async () => {
  const ids = addOrders(2, late);
  const app = await open();
  const delayed = () => screen.getByRole('tab', { name: /^Delayed/ });
  await waitFor(() => expect(delayed()).toHaveTextContent('Delayed 2'));
  await select(app, ...ids);
  const dialog = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
  const run = await startRun(app, dialog, 'Clear alerts (2)', 'Clearing alerts');
  await waitForRunEnd(run);
  await waitFor(() => expect(delayed()).toHaveTextContent('Delayed 0'));
});
