import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBulk, openBulkReorder, select, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';

const { platform, open, addOrders, mine } = bulkScene();

/** Makes the search write the IDs of items in capitals, and all services accept an ID in any letter case. */
function writeItemIdsInCapitals(): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    const response = await send(
      url.replace(/ITEM-/, (id) => id.toLowerCase()),
      init,
    );
    if (!url.includes('/ordersearch')) return response;
    const text = (await response.text()).replace(/(?<="itemId":")[^"]+/g, (id) => id.toUpperCase());
    return new Response(text, response);
  });
}

describe('R433: the search writes the IDs of items in another letter case', () => {
  beforeEach(writeItemIdsInCapitals);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('and a bulk reorder places each order and cancels its original', async () => {
    const ids = addOrders(2);
    const app = await open();
    await select(app, ...ids);
    const run = await startRun(app, await openBulkReorder(app));
    await waitForRunEnd(run);
    expect(mine(ids).toSorted()).toEqual(ids);
    const cancelled = platform.world.log.filter(({ operation }) => operation === 'requestCancellation');
    expect(cancelled).toHaveLength(2);
  });

  it('and a bulk cancellation is requested', async () => {
    const ids = addOrders(1);
    const app = await open();
    await select(app, ...ids);
    const dialog = await openBulk(
      app,
      'Request cancellation…',
      'Request cancellation of the selected orders',
    );
    const run = await startRun(app, dialog, 'Request cancellation (1)', 'Bulk cancellation');
    expect(await run.findByText('Cancellation of 1 order requested')).toBeInTheDocument();
  });
});
