import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lookUp } from '#domain/byKey.ts';
import { findDialog } from '#test/actions.ts';
import { openBulk, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';

const { platform, open, addOrders, selectAll } = bulkScene();

const row = async (orderId: string) => within(await screen.findByRole('row', { name: new RegExp(orderId) }));

it('an order changed on its own screen shows its new state in the list', async () => {
  const [orderId = ''] = addOrders(1);
  const app = await open();
  expect((await row(orderId)).getByText('Awaiting order preparation')).toBeInTheDocument();
  await app.user.click(await screen.findByRole('link', { name: orderId }));
  await app.user.click(await screen.findByRole('button', { name: 'Order actions' }));
  await app.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = await findDialog('Cancel order');
  await app.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(
      lookUp(app.store.getState().search.results?.orders[0]?.items[0]?.statuses ?? {}, 'cancelled'),
    ).toBeDefined(),
  );
  await app.user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'));
  expect(await (await row(orderId)).findByText('Cancelled')).toBeInTheDocument();
});

it('orders of a run show their new states in the list and in the selection after the run', async () => {
  const [first = '', second = ''] = addOrders(2);
  const app = await open();
  await selectAll(app, 2);
  const dialog = await openBulk(app, 'Request cancellation…', 'Request cancellation of the selected orders');
  const run = await startRun(app, dialog, 'Request cancellation (2)', 'Bulk cancellation');
  await waitForRunEnd(run);
  await app.user.click(await run.findByRole('button', { name: 'Close' }));
  for (const orderId of [first, second]) {
    expect(await (await row(orderId)).findByText('Cancelled')).toBeInTheDocument();
  }
  expect(
    platform.world.log.filter(({ operation }) => operation === 'requestCancellation').length,
  ).toBeGreaterThan(1);
});
