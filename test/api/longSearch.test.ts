import { expect, it } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { aScene, ended, onFakeTime } from './scene.ts';

onFakeTime();

const LETTER = 'x'.repeat(10_000);
const results = Array.from({ length: 60 }, (_, index) => ({
  order: { orderId: `order-${index}`, customerName: LETTER },
}));

/** Requests a page whose response is this text. */
async function ask(text: string) {
  const scene = aScene(() => new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  const { orderManager } = createPlatform(scene.http);
  return ended(orderManager.search({ criteria: aSearch(), range: { start: '', end: '' } }));
}

it('a long page is read completely, in its order', async () => {
  const { value } = await ask(JSON.stringify({ totalResults: 4_711, results }));
  expect(value?.orders.map((order) => order.orderId)).toEqual(results.map(({ order }) => order.orderId));
  expect(value?.total).toBe(4_711);
});

it('an order with very many items is read completely, in its order, without unreadable parts', async () => {
  const items = Array.from({ length: 130 }, (_, index) =>
    index === 77 ? 'no item' : { itemId: `item-${index}` },
  );
  const large = { order: { orderId: 'large', merchantId: 'acme', items } };
  const { value } = await ask(JSON.stringify({ totalResults: 61, results: [...results, large] }));
  expect(value?.orders).toHaveLength(61);
  const order = value?.orders.at(-1);
  expect(order).toMatchObject({ orderId: 'large', merchantId: 'acme' });
  const readable = items.flatMap((item) => (typeof item === 'string' ? [] : [item.itemId]));
  expect(order?.items.map(({ itemId }) => itemId)).toEqual(readable);
});

it.each([
  ['with invalid JSON in its middle', (text: string) => text.replace('"order-40"', '"order-40')],
  ['that is incomplete', (text: string) => text.slice(0, -500)],
  ['without a total', (text: string) => text.replace('totalResults', 'other')],
])('a long page %s is unreadable', async (_how, broken) => {
  const { failure } = await ask(broken(JSON.stringify({ totalResults: 60, results })));
  expect(failure).toMatchObject({ outcome: 'unavailable', reason: 'unreadable' });
});
