import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Dialog } from '#test/actions.ts';
import { anItem, type OrderBuilder } from '#test/builders.ts';
import { openBulk, select, startRun } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { csvRows, savedFiles } from '#test/savedFiles.ts';

const { platform, open, addOrders } = bulkScene();
const files = savedFiles();

/** The rows of the plan's table, header first, with the columns of this verb. */
async function plannedOrders(dialog: Dialog): Promise<string[][]> {
  const rows = await dialog.findAllByRole<HTMLTableRowElement>('row');
  return rows.map((row) => Array.from(row.cells, (cell) => cell.textContent.trim()));
}

describe('R22: the other verbs, on the same engine', () => {
  const late = (order: OrderBuilder) => order.with(anItem().at('preparing').late('fulfillment'));
  const unheard = (order: OrderBuilder) => {
    const attempt = { attemptId: 'a-1', success: false, attemptedDate: new Date().toISOString() };
    return order.event('productionAccepted', { attempts: [attempt] as never });
  };

  it.each([
    {
      entry: 'Request cancellation…',
      title: 'Request cancellation of the selected orders',
      about: /We will ask the fulfillers to cancel these orders/,
      start: 'Request cancellation',
      run: 'Bulk cancellation',
      change: (order: OrderBuilder) => order,
      done: 'Cancellation of 2 orders requested',
      operation: 'requestCancellation',
      columns: ['Order', 'Merchant', 'Status', 'Items'],
      facts: ['Acme Print', 'Awaiting order preparation', '1'],
      file: 'bulk-cancel-results.csv',
    },
    {
      entry: 'Clear alerts…',
      title: 'Clear the alerts of the selected orders',
      about: /The platform removes the expected close date of every alert/,
      start: 'Clear alerts',
      run: 'Clearing alerts',
      change: late,
      done: 'Alerts of 2 orders cleared',
      operation: 'clearAlert',
      columns: ['Order', 'Merchant', 'Status', 'Items', 'Alerts'],
      facts: ['Acme Print', 'Awaiting order preparation', '2', '1'],
      file: 'bulk-clear-alerts-results.csv',
    },
    {
      entry: 'Resend failed events…',
      title: 'Resend failed events of the selected orders',
      about: /All events that the merchant’s callback has not received/,
      start: 'Resend events',
      run: 'Resending events',
      change: unheard,
      done: 'Events resent for 2 orders',
      operation: 'resendEvents',
      columns: ['Order', 'Merchant', 'Status', 'Items', 'Failed events'],
      facts: ['Acme Print', 'Awaiting order preparation', '1', '1'],
      file: 'bulk-resend-events-results.csv',
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
      expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
      const [columns, ...planned] = await plannedOrders(dialog);
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
      expect(
        csvRows(files.get(expected.file))
          .slice(1)
          .map((row) => row[3]),
      ).toEqual(['done', 'done']);
      await app.user.click(run.getByRole('button', { name: 'Close' }));
      await app.user.click(screen.getByRole('button', { name: 'Notifications' }));
      const session = within(await screen.findByRole('dialog', { name: 'Notifications' }));
      expect(session.getByText(`${runTitle}: 2 of 2 succeeded`)).toBeInTheDocument();
    },
  );

  it('skip orders that they have nothing to do with, and say why', async () => {
    const [withAlert = ''] = addOrders(1, late);
    const [none = ''] = addOrders(1, undefined, 'none');
    const app = await open();
    await select(app, withAlert, none);
    const dialog = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
    expect(await dialog.findByText('1 order is included.')).toBeInTheDocument();
    expect(dialog.getByText('1 order will be skipped').closest('details')).toHaveTextContent(
      `${none} – The order has no alerts that can be cleared.`,
    );
  });
});
