import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anItem } from '#test/builders.ts';
import { atPlacing, noAnswer, openBulkReorder, select, startRun, waitForRunEnd } from '#test/bulk.ts';
import { originalOf } from '#test/placedOrders.ts';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { bulkReorderScene, list } from './bulkReorderScene.ts';

const { platform, add, open } = bulkReorderScene();
const files = savedFiles();

const ITEMS = Array.from({ length: 25 }, () => anItem().at('preparing'));

describe('R149: an order whose new orders were only partly placed', () => {
  it('names the new order and the originals that are not cancelled, in the dialog and in the file', async () => {
    const orderId = add('large', (order) => order.with(...ITEMS));
    let isFirst = true;
    atPlacing(platform, () => {
      if (isFirst) {
        isFirst = false;
        return undefined;
      }
      return HttpResponse.json({ message: 'It is too late.' }, { status: 423 });
    });
    const app = await open();
    await select(app, orderId);
    const run = await startRun(app, await openBulkReorder(app));
    await waitForRunEnd(run);
    const [newOrder, ...others] = platform.world.log.filter(
      ({ operation, body }) => operation === 'placeOrder' && originalOf(body as never) === orderId,
    );
    expect(others).toEqual([]);
    const newId = newOrder?.subject ?? '';
    const failed = list(run, '1 order failed');
    expect(failed.getByText(/^1 of 3 new orders placed:/)).toBeInTheDocument();
    expect(failed.getByRole('link', { name: newId })).toHaveAttribute('href', `/orders/${newId}`);
    expect(
      failed.getByText(
        '25 original items are not cancelled. Their cancellation is requested once all new orders are placed.',
      ),
    ).toBeInTheDocument();
    expect(
      failed.getByText('Contact platform support before you place the rest another way.'),
    ).toBeInTheDocument();
    expect(run.getByText(/^1 of 1 processed · 1 failed · 1 of them partly placed/)).toBeInTheDocument();

    await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect(files.size).toBe(1));
    const [header = [], row = []] = csvRows([...files.values()][0]);
    const cell = (column: string) => row[header.indexOf(column)];
    expect(cell('New orders placed')).toBe('1 of 3');
    expect(cell('New order IDs')).toBe(newId);
    // R620: an ID can contain spaces.
    expect(cell('Items not cancelled')?.split(', ')).toHaveLength(25);
    expect(cell('Items with cancellation requested')).toBe('');
    expect(cell('Problem')).toBe('It is too late.');
  });
});

describe('R366: an order that was placed more than once', () => {
  it('lists the originals that are not cancelled, in the dialog and in the file', async () => {
    const orderId = add('doubled', (order) => order.with(anItem().at('preparing')));
    let isDoubled = false;
    platform.server.use(
      http.post('http://merchant-order.platform.test/v1/orders', async ({ request }) => {
        if (isDoubled) return undefined;
        isDoubled = true;
        const body = await request.text();
        for (const _ of [1, 2]) await fetch(request.url, { method: 'POST', body, headers: request.headers });
        return noAnswer();
      }),
    );
    const app = await open();
    await select(app, orderId);
    const run = await startRun(app, await openBulkReorder(app));
    expect(await run.findByText('1 order was placed more than once', {}, { timeout: 20_000 })).toBeVisible();
    await waitForRunEnd(run);
    await app.user.click(run.getByText('1 original item could not be cancelled'));
    expect(
      list(run, '1 original item could not be cancelled').getByText(
        'Not sent, because the new order was placed more than once.',
      ),
    ).toBeInTheDocument();
    expect(run.getByText(/processed · .*0 of 1 cancellations requested/)).toBeInTheDocument();
    expect(platform.world.log.filter(({ operation }) => operation === 'cancelItem')).toEqual([]);

    await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect(files.size).toBe(1));
    const [header = [], row = []] = csvRows([...files.values()][0]);
    const [itemId] = platform.world.record(orderId)?.items.map((item) => item.itemId) ?? [];
    expect(row[header.indexOf('Items not cancelled')]).toBe(itemId);
  }, 60_000);
});
