import { expect, test } from 'vitest';
import { readFoundOrders } from '#api/services/orderSearch.ts';

const order = (orderId: string) => ({ order: { orderId } });

test('R310: a page contains each order once, and counts the results that repeat one', async () => {
  const { orders, repeated } = await readFoundOrders([order('a'), order('a'), { order: null }, order('b')]);
  expect({ ids: orders.map(({ orderId }) => orderId), repeated }).toEqual({ ids: ['a', 'b'], repeated: 1 });
});
