import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { orderSchema } from '#api/wire/orderWire.ts';
import type { Order } from '#domain/order/order.ts';
import { WIRE_ADDRESS, WIRE_ITEM, WIRE_ORDER } from './wireSamples.ts';

const read = (wire: unknown): Order => v.parse(orderSchema, wire);
const changed = (over: Record<string, unknown>) => read({ ...WIRE_ORDER, ...over });
const WHOLE = read(WIRE_ORDER);

test('S3.1 to S3.8, S3.10: every field of an order is read', () => {
  const { _links, fulfillmentGroups, items, ...same } = WIRE_ORDER;
  expect({ ...WHOLE, items: WHOLE.items.map(({ itemId }) => itemId) }).toEqual({
    ...same,
    createdDate: '2026-11-18T09:12:44.000Z',
    fulfillmentGroups: [
      {
        fulfillmentGroupId: 'group-1',
        shortFulfillmentGroupId: 'F8K2M4P6Q1',
        itemIds: ['item-1'],
        promisedArrivalDate: '2026-11-24T17:00:00.000Z',
        localPromisedArrivalDate: '2026-11-24T18:00:00',
        destinationAddress: null,
      },
    ],
    items: ['item-1'],
    links: { claims: [{ href: 'https://claims.example/19', name: 'C-19' }] },
  });
});

test('requires only the ID', () => {
  expect(read({ orderId: 'order-1' })).toEqual({
    orderId: 'order-1',
    merchantOrderId: '',
    merchantId: '',
    merchantSalesChannel: '',
    customerName: '',
    createdDate: null,
    localPromisedArrivalDate: null,
    totalPrice: null,
    currencyCode: '',
    customerPrices: {},
    merchantPrices: {},
    testingConfiguration: '',
    fakeOrder: false,
    fulfillmentGroups: [],
    items: [],
    links: {},
  });
});

test.each([undefined, null, '', 7.5])('an order with the ID %j is not an order', (orderId) => {
  expect(v.safeParse(orderSchema, { ...WIRE_ORDER, orderId }).success).toBe(false);
});

describe('a null or wrongly typed field affects that field, never the order', () => {
  test.each(Object.keys(WIRE_ORDER).filter((field) => field !== 'orderId'))('%s', (field) => {
    const own = field === '_links' ? 'links' : field;
    for (const wrong of [null, undefined, 7, 'x', true, [], {}, [null, 7, {}]]) {
      const found = changed({ [field]: wrong });
      const others = (Object.keys(WHOLE) as (keyof Order)[]).filter((name) => name !== own);
      expect(others.filter((name) => JSON.stringify(found[name]) !== JSON.stringify(WHOLE[name]))).toEqual(
        [],
      );
    }
  });
});

test('items without an ID are dropped, the others stay', () => {
  const items = [{ ...WIRE_ITEM, itemId: null }, WIRE_ITEM, null, { ...WIRE_ITEM, itemId: 'item-2' }];
  expect(changed({ items }).items.map(({ itemId }) => itemId)).toEqual(['item-1', 'item-2']);
});

test('R277: an item without the IDs of its order and merchant has those of the order that contains it', () => {
  const bare = { ...WIRE_ITEM, orderId: null, merchantId: undefined };
  const other = { ...WIRE_ITEM, itemId: 'item-2', orderId: 'order-2', merchantId: 'studio-zeven' };
  const { items } = changed({ items: [bare, other] });
  expect(items.map(({ orderId, merchantId }) => [orderId, merchantId])).toEqual([
    [WIRE_ORDER.orderId, WIRE_ORDER.merchantId],
    ['order-2', 'studio-zeven'],
  ]);
  expect(items.every(Object.isFrozen)).toBe(true);
});

test('amounts by currency keep the readable ones', () => {
  const customerPrices = { EUR: 41.5, USD: null, GBP: 'seven' };
  expect(changed({ customerPrices }).customerPrices).toEqual({ EUR: 41.5 });
});

test('the local promise stays unchanged: it has no zone and is no instant', () => {
  expect(changed({ localPromisedArrivalDate: '2026-11-24T18:00:00' }).localPromisedArrivalDate).toBe(
    '2026-11-24T18:00:00',
  );
});

test('docs/platform/order-service.md: the groups of order-service include their address', () => {
  const [group] = changed({ fulfillmentGroups: [{ destinationAddress: WIRE_ADDRESS }] }).fulfillmentGroups;
  expect(group?.destinationAddress).toEqual({ ...WIRE_ADDRESS, country: 'NL' });
});

test('invalid item IDs of a group are dropped', () => {
  const [group] = changed({ fulfillmentGroups: [{ items: ['item-1', '', null, {}] }] }).fulfillmentGroups;
  expect(group?.itemIds).toEqual(['item-1']);
});

test('R310: a repeated item or group of an order counts once', () => {
  const [group] = WIRE_ORDER.fulfillmentGroups;
  const other = { ...group, fulfillmentGroupId: 'group-2', items: [] };
  const found = changed({
    items: [WIRE_ITEM, { ...WIRE_ITEM, itemId: 'item-2' }, WIRE_ITEM],
    fulfillmentGroups: [{ ...group, items: ['item-1', 'item-2', 'item-1'] }, other, other],
  });
  expect(found.items.map(({ itemId }) => itemId)).toEqual(['item-1', 'item-2']);
  expect(
    found.fulfillmentGroups.map(({ fulfillmentGroupId, itemIds }) => [fulfillmentGroupId, itemIds]),
  ).toEqual([
    ['group-1', ['item-1', 'item-2']],
    ['group-2', []],
  ]);
});

test('different groups without an ID stay', () => {
  const fulfillmentGroups = [{ items: ['item-1'] }, { items: ['item-2'] }];
  expect(changed({ fulfillmentGroups }).fulfillmentGroups).toHaveLength(2);
});
