import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { itemSchema } from '#api/wire/itemWire.ts';
import { orderSchema } from '#api/wire/orderWire.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import type { OrderRecord } from '#mocks/records.ts';
import { createWorld } from '#mocks/world.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const world = createWorld({ now: NOW, clock: () => NOW, orders: 2000 });
const HOSTILE: readonly string[] = [
  LANDMARKS.hostile,
  LANDMARKS.hostileLinks,
  LANDMARKS.halfEmpty,
  LANDMARKS.wrongTypes,
  LANDMARKS.noItems,
];
const records = world
  .summaries()
  .filter((one, index) => one.hasPlatformOrder && (index % 20 === 0 || one.orderId.startsWith('10000000')))
  .filter((one) => !HOSTILE.includes(one.orderId))
  .flatMap((one) => world.record(one.orderId) ?? []);

/** Fields that the console does not use, and those that repeat another field. */
const UNUSED = ['attributeSubclass', 'listPrice', 'middleName', 'deliveryConfigurations.destinationAddress'];

function leaves(value: unknown, name = '', parent = ''): string[] {
  const isUnused = UNUSED.includes(name) || UNUSED.includes(`${parent}.${name}`);
  if (isUnused || value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([key, one]) =>
    Array.isArray(value) ? leaves(one, name, parent) : leaves(one, key, name),
  );
}

/** The values of a document that the console's schema does not keep. */
function lost(wire: unknown, read: unknown): string[] {
  const kept = new Set(leaves(read));
  return leaves(wire).filter((leaf) => !kept.has(leaf));
}

test('all orders under test have items', () => {
  expect(records.length).toBeGreaterThan(100);
  expect(records.filter(({ items }) => items.length === 0)).toEqual([]);
});

describe.each(records.map((record): [string, OrderRecord] => [record.orderId, record]))(
  'order %s',
  (_id, record) => {
    test('is read by the edge without losing anything', () => {
      expect(lost(record.order, v.parse(orderSchema, record.order))).toEqual([]);
      for (const item of record.items) expect(lost(item, v.parse(itemSchema, item))).toEqual([]);
    });
  },
);

test.each(HOSTILE)('hostile order %s can still be read', (id) => {
  const record = world.record(id);
  expect(() => v.parse(orderSchema, record?.order)).not.toThrow();
  const items = record?.items ?? [];
  expect(items.length > 0).toBe(id !== LANDMARKS.noItems);
  for (const item of items) expect(() => v.parse(itemSchema, item)).not.toThrow();
});
