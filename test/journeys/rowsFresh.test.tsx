import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lookUp } from '#domain/byKey.ts';
import { byMenu, findDialog } from '#test/actions.ts';
import { openBulk, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { widenWindow } from './wideWindow.ts';

const { platform, open, addOrders, selectAll } = bulkScene();

const row = async (orderId: string) => within(await screen.findByRole('row', { name: new RegExp(orderId) }));

it('an order changed on its own screen shows its new state in the list', async () => {
  const [orderId = ''] = addOrders(1);
  const app = await open();
  expect((await row(orderId)).getByText('Awaiting order preparation')).toBeInTheDocument();
  await app.user.click(await screen.findByRole('link', { name: orderId }));
  await byMenu('Cancel order')(app);
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

it.each(['next to it', 'in the list'])(
  'an order that is left before it was read again shows its new state %s',
  async (where) => {
    // The next order opens only where the list beside it is visible (R503).
    widenWindow();
    const ids = addOrders(3);
    const app = await open();
    // The next order is read in advance, so this must not be the one after the next.
    await row(ids[0] ?? '');
    const { orderId: first = '' } = app.store.getState().search.results?.orders[0] ?? {};
    expect(ids).toContain(first);
    await app.user.click(await screen.findByRole('link', { name: first }));
    if (where === 'next to it') await act(() => app.router.navigate(`/orders/${first}?split=page%3D1`));
    await byMenu('Cancel order')(app);
    const dialog = await findDialog('Cancel order');
    const release = platform.hold({ path: new RegExp(`/v1/orders/${first}$`) }, Infinity);
    await app.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    if (where === 'in the list')
      await app.user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(first));
    release();
    await waitFor(() =>
      expect(
        lookUp(
          app.store.getState().search.results?.orders.find(({ orderId }) => orderId === first)?.items[0]
            ?.statuses ?? {},
          'cancelled',
        ),
      ).toBeDefined(),
    );
  },
);

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
