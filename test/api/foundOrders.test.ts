import { expect, test } from 'vitest';
import { readFoundOrders } from '#api/services/orderSearch.ts';
import { readAs } from './readAs.ts';
import { onFakeTime } from './scene.ts';

onFakeTime();

const order = (orderId: string) => ({ order: { orderId } });

test('R310: a page contains each order once, and counts the results that repeat one', async () => {
  const { orders, repeated } = await readFoundOrders([order('a'), order('a'), { order: null }, order('b')]);
  expect({ ids: orders.map(({ orderId }) => orderId), repeated }).toEqual({ ids: ['a', 'b'], repeated: 1 });
});

test('R310: news is read from newest to oldest, without a date last, and counts once if it is repeated', async () => {
  const news = (id: string, publishedAt: string | null) => ({ id, publishedAt });
  const found = await readAs(
    ({ notifications }) => notifications.list('https://news.example/channel.json'),
    [
      news('old', '2026-11-01T00:00:00.000Z'),
      news('undated', null),
      news('new', '2026-11-20T00:00:00.000Z'),
      news('undated', null),
    ],
  );
  expect(found.map(({ id }) => id)).toEqual(['new', 'old', 'undated']);
});
