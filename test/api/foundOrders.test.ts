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

test('R310: news that the channel repeats counts once, because it would be unread twice', async () => {
  const news = (id: string) => ({ id, title: `News ${id}` });
  const found = await readAs(
    ({ notifications }) => notifications.list('https://news.example/channel.json'),
    [news('a'), news('b'), news('a')],
  );
  expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
});
