import { expect, it } from 'vitest';
import { anItem, type OrderBuilder } from '#test/builders.ts';
import { openBulk, openBulkReorder, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';

const { platform, open, addOrders, selectAll } = bulkScene();

const late = (order: OrderBuilder) => order.with(anItem().at('preparing').late('fulfillment'));

/** The next request clears its alert, but neither it nor its repetitions get a response. */
function loseNextClearing(): void {
  const clearing = { method: 'DELETE', path: /expectedCloseDate/ };
  platform.faults.next(clearing, { kind: 'networkErrorAfterApplying' });
  platform.faults.next(clearing, { kind: 'networkError' }, 2);
}

it('R599: an alert that a request without a response has cleared counts as cleared', async () => {
  addOrders(1, late);
  const app = await open();
  await selectAll(app, 1);
  const dialog = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
  loseNextClearing();
  const run = await startRun(app, dialog, 'Clear alerts (1)', 'Clearing alerts');
  await waitForRunEnd(run);
  expect(run.getByText('1 of 1 processed · alerts cleared for 1')).toBeInTheDocument();
  expect(platform.world.log.filter(({ operation }) => operation === 'clearAlert')).toHaveLength(1);
});

it('R599: so does one of an original, which a reorder would otherwise list as not cleared', async () => {
  addOrders(1, late);
  const app = await open();
  await selectAll(app, 1);
  const dialog = await openBulkReorder(app);
  await app.user.click(dialog.getByRole('checkbox', { name: /^Request cancellation of original/ }));
  loseNextClearing();
  const run = await startRun(app, dialog);
  await waitForRunEnd(run);
  expect(run.getByText('1 of 1 processed · 1 reordered · 1 of 1 alerts cleared')).toBeInTheDocument();
});
