import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anItem, type OrderBuilder } from '#test/builders.ts';
import { openBulk, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { csvRows, savedFiles } from '#test/savedFiles.ts';

const { platform, open, addOrders, selectAll } = bulkScene();
const files = savedFiles();

const late = () => anItem().at('preparing').late('fulfillment');
const twiceLate = (order: OrderBuilder) => order.with(late(), late());

/** Somebody else clears the alert of one of the order's items, which is returned first. */
function clearElsewhere(orderId: string): [cleared: string, other: string] {
  const record = platform.world.record(orderId);
  const [first, ...others] = (record?.items ?? []).filter(({ statuses }) => statuses?.fulfillment);
  if (!record || !first) throw new Error(`${orderId} has no alert`);
  const { fulfillment: _, ...statuses } = first.statuses ?? {};
  const items = record.items.map((item) => (item === first ? { ...item, statuses } : item));
  platform.world.save({ ...record, items });
  return [first.itemId, others[0]?.itemId ?? ''];
}

/** The cells of the file's columns about alerts, one list per order. */
async function alertCells(): Promise<Record<string, string | undefined>[]> {
  await waitFor(() => expect(files.size).toBe(1));
  const [header = [], ...rows] = csvRows([...files.values()][0]);
  const columns = header.filter((title) => title.startsWith('Alerts'));
  return rows.map((row) => Object.fromEntries(columns.map((title) => [title, row[header.indexOf(title)]])));
}

it('R619: an alert that somebody else cleared meanwhile does not count as cleared by the run', async () => {
  const [orderId = ''] = addOrders(1, twiceLate);
  const app = await open();
  await selectAll(app, 1);
  const dialog = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
  await dialog.findByRole('button', { name: 'Clear alerts (2)' });
  const [gone, cleared] = clearElsewhere(orderId);
  const run = await startRun(app, dialog, 'Clear alerts (2)', 'Clearing alerts');
  await waitForRunEnd(run);
  expect(run.getByText('Cleared: Awaiting fulfillment (1)')).toBeInTheDocument();
  expect(run.getByText('1 alert no longer existed. Nothing was sent for it.')).toBeInTheDocument();
  await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
  expect(await alertCells()).toEqual([
    {
      'Alerts cleared': `${cleared} Awaiting fulfillment`,
      'Alerts not cleared': '',
      'Alerts that no longer existed': `${gone} Awaiting fulfillment`,
    },
  ]);
});
