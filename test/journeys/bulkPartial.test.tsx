import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { anItem } from '#test/builders.ts';
import { atPlacing, openBulkReorder, select, startRun, waitForRunEnd } from '#test/bulk.ts';
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
    expect(run.getByText(/1 of 1 processed · 1 failed · 1 of them partly placed/)).toBeInTheDocument();

    await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect(files.size).toBe(1));
    const [header = [], row = []] = csvRows([...files.values()][0]);
    const cell = (column: string) => row[header.indexOf(column)];
    expect(cell('New orders placed')).toBe('1 of 3');
    expect(cell('New order IDs')).toBe(newId);
    expect(cell('Items not cancelled')?.split(' ')).toHaveLength(25);
    expect(cell('Items with cancellation requested')).toBe('');
  });
});
