import { expect, it } from 'vitest';
import { anItem } from '#test/builders.ts';
import { openBulk, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';

const { platform, open, addOrders, selectAll } = bulkScene();

it('R599: alerts that a request without a response has cleared count as cleared after a retry', async () => {
  addOrders(2, (order) => order.with(anItem().at('preparing').late('fulfillment')));
  const app = await open();
  await selectAll(app, 2);
  const dialog = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
  const clearing = { method: 'DELETE', path: /expectedCloseDate/ };
  platform.faults.next(clearing, { kind: 'networkErrorAfterApplying' }, 2);
  platform.faults.next(clearing, { kind: 'networkError' }, 4);
  const run = await startRun(app, dialog, 'Clear alerts (2)', 'Clearing alerts');
  expect(await run.findByText('2 orders failed')).toBeInTheDocument();
  await app.user.click(run.getByRole('button', { name: 'Retry 2 failed orders' }));
  await waitForRunEnd(run);
  expect(run.getByText('2 of 2 processed · alerts cleared for 2')).toBeInTheDocument();
  expect(platform.world.log.filter(({ operation }) => operation === 'clearAlert')).toHaveLength(2);
});
