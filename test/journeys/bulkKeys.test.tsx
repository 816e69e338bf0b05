import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem } from '#test/builders.ts';
import { openBulk, openBulkReorder, runDialog, START_REORDER, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';

const { platform, open, addOrders, selectAll, mine } = bulkScene();

const SEND = '{Control>}{Enter}{/Control}';

describe('R381: Ctrl+Enter confirms the dialog of a bulk action', () => {
  it('shows the plan, and then starts the run', async () => {
    const ids = addOrders(1);
    const app = await open();
    await selectAll(app, 1);
    const dialog = await openBulkReorder(app);
    await app.user.keyboard(SEND);
    await dialog.findByRole('button', { name: START_REORDER });
    expect(mine(ids)).toEqual([]);
    await app.user.keyboard(SEND);
    await waitForRunEnd(await runDialog());
    expect(mine(ids)).toEqual(ids);
  });

  it('does nothing while there is nothing to start', async () => {
    addOrders(1, (order) => order.with(anItem().at('preparing').late('fulfillment')));
    const app = await open();
    await selectAll(app, 1);
    const title = 'Clear the alerts of the selected orders';
    const dialog = await openBulk(app, 'Clear alerts…', title);
    await dialog.findByRole('button', { name: 'Clear alerts (1)' });
    await app.user.click(dialog.getByRole('checkbox', { checked: true }));
    await app.user.keyboard(SEND);
    expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
    expect(platform.world.log.filter(({ operation }) => operation === 'clearAlert')).toEqual([]);
  });
});
