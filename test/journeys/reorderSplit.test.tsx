import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, test } from 'vitest';
import { atPlacing } from '#test/bulk.ts';
import { items, mode, originalsOf, placed, plan, reorderScene, run, submit } from './reorderScene.ts';

const { platform, open, sent } = reorderScene();

describe('S9.11, R154: the reorder dialog of an order of more than 20 items', () => {
  it('splits by ten at first, group by group; the size can be changed and is validated', async () => {
    const { dialog, user, orderId } = await open(
      placed(2)
        .with(...items(15))
        .with(...items(11)),
    );
    expect(mode(dialog, 'Split')).toBeChecked();
    expect(
      dialog.getByText('This is a large order. Several smaller orders are easier to handle.'),
    ).toBeVisible();
    const size = dialog.getByRole('textbox', { name: 'Items per order' });
    expect(size).toHaveValue('10');
    const counts = () => plan(dialog).map(([, text]) => /^(\d+) item/.exec(text ?? '')?.[1]);
    expect(counts()).toEqual(['10', '5', '10', '1']);
    for (const wrong of ['0', '101', '2.5', 'ten']) {
      await user.clear(size);
      await user.type(size, wrong);
      expect(size).toBeInvalid();
      expect(size).toHaveAccessibleDescription('Enter a whole number from 1 to 100.');
      expect(submit(dialog)).toHaveAccessibleDescription('Enter a valid number of items per order.');
    }
    await user.clear(size);
    await user.type(size, '8');
    expect(counts()).toEqual(['8', '7', '8', '3']);
    await user.click(mode(dialog, 'Quick'));
    expect(counts()).toEqual(['26']);
    await user.click(mode(dialog, 'Split'));
    expect(submit(dialog)).toHaveAccessibleName('Place 4 orders');

    await user.click(submit(dialog));
    const result = await run();
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    expect(result.getByText(/^4 of 4 new orders placed/)).toBeInTheDocument();
    const itemIds = platform.world.record(orderId)?.items.map((item) => item.itemId) ?? [];
    expect(sent(orderId).map(originalsOf)).toEqual([
      itemIds.slice(0, 8),
      itemIds.slice(8, 15),
      itemIds.slice(15, 23),
      itemIds.slice(23),
    ]);
    expect(new Set(sent(orderId).map((request) => request.merchantOrderId)).size).toBe(4);
  });

  it('S5.52: recommends smaller batches above 100 items', async () => {
    const { dialog } = await open(placed(2).with(...items(101)));
    expect(
      dialog.getByText('This order has more than 100 items. Cancel it and reorder it in smaller batches.'),
    ).toBeVisible();
    expect(dialog.queryByText(/^This is a large order/)).not.toBeInTheDocument();
    expect(submit(dialog)).toHaveAccessibleName('Place 11 orders');
  });
});

test('R368: an order of which only some new orders were placed is read again', async () => {
  const { dialog, user, orderId } = await open(placed(2).with(...items(21)));
  let placings = 0;
  let reads = 0;
  atPlacing(platform, () => {
    placings += 1;
    return placings === 1 ? undefined : HttpResponse.json({ message: 'It is too late.' }, { status: 422 });
  });
  platform.server.use(
    http.get(`http://order-service.platform.test/v1/orders/${orderId}`, () => {
      reads += placings >= 3 ? 1 : 0;
    }),
  );
  await user.click(submit(dialog));
  expect(await (await run()).findByText('1 order failed')).toBeInTheDocument();
  await waitFor(() => expect(reads).toBe(1));
});
