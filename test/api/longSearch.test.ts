import { expect, it, vi } from 'vitest';
import type { SearchPage } from '#api/orderManager.ts';
import { createPlatform } from '#api/platform.ts';
import { aScene, ended, onFakeTime } from './scene.ts';

onFakeTime();

const LETTER = 'x'.repeat(10_000);
const results = Array.from({ length: 60 }, (_, place) => ({
  order: { orderId: `order-${place}`, customerName: LETTER },
}));

/** Asks for a page whose answer is this text. */
async function ask(text: string) {
  const scene = aScene(() => new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  const onStart = vi.fn<(start: SearchPage) => void>();
  const { orderManager } = createPlatform(scene.http);
  const end = await ended(orderManager.search({ pageSize: 100, offset: 0 } as never, { onStart }));
  return { ...end, starts: onStart.mock.calls.map(([start]) => start), calls: scene.seen.length };
}

it.each([
  ['before', { totalResults: 4_711, results }],
  ['after', { results, totalResults: 4_711 }],
])('a long page tells of its beginning, once, with its total %s the orders', async (_where, page) => {
  const { value, starts, calls } = await ask(JSON.stringify(page));
  expect(calls).toBe(1);
  expect(value?.orders.map((order) => order.orderId)).toEqual(results.map(({ order }) => order.orderId));
  expect(value?.total).toBe(4_711);
  expect(starts).toHaveLength(1);
  const [start] = starts;
  expect(start?.total).toBe(4_711);
  expect(start?.orders.length).toBeGreaterThanOrEqual(20);
  expect(start?.orders.length).toBeLessThan(60);
  // The same orders, so that what is drawn of them stays.
  for (const [place, order] of (start?.orders ?? []).entries()) expect(value?.orders[place]).toBe(order);
});

it('an order of very many items is read as a whole, in its order, without what cannot be read of it', async () => {
  const items = Array.from({ length: 130 }, (_, place) =>
    place === 77 ? 'no item' : { itemId: `item-${place}` },
  );
  const large = { order: { orderId: 'large', merchantId: 'acme', items } };
  const { value } = await ask(JSON.stringify({ totalResults: 61, results: [...results, large] }));
  expect(value?.orders).toHaveLength(61);
  const order = value?.orders.at(-1);
  expect(order).toMatchObject({ orderId: 'large', merchantId: 'acme' });
  const readable = items.flatMap((item) => (typeof item === 'string' ? [] : [item.itemId]));
  expect(order?.items.map(({ itemId }) => itemId)).toEqual(readable);
});

it('a short page comes at once', async () => {
  const { value, starts } = await ask(JSON.stringify({ totalResults: 60, results: results.slice(0, 20) }));
  expect(value?.orders).toHaveLength(20);
  expect(starts).toEqual([]);
});

it('a page that is hard to divide is read whole', async () => {
  const traps = results.map(({ order }) => ({ order: { ...order, items: [{ order: 1 }, { order: 2 }] } }));
  const after = Array.from({ length: 60 }, () => ({ order: LETTER }));
  const { value } = await ask(JSON.stringify({ results: traps, totalResults: 60, after }));
  expect(value).toMatchObject({ total: 60, orders: { length: 60 } });
});

it.each([
  ['that is no JSON in its middle', (text: string) => text.replace('"order-40"', '"order-40')],
  ['that is cut off', (text: string) => text.slice(0, -500)],
  ['without a total', (text: string) => text.replace('totalResults', 'other')],
])('a long page %s is unreadable', async (_how, broken) => {
  const { failure } = await ask(broken(JSON.stringify({ totalResults: 60, results })));
  expect(failure).toMatchObject({ outcome: 'unavailable', reason: 'unreadable' });
});
