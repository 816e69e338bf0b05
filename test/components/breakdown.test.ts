import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Bar,
  barsOf,
  countsTwice,
  DIMENSIONS,
  type Dimension,
  mainCurrency,
  NONE,
  toCountedOrder,
} from '#domain/breakdown.ts';
import { lookUp } from '#domain/byKey.ts';
import type { ColumnId } from '#domain/columns.ts';
import type { Order } from '#domain/order.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { holds } from '../domain/holds.ts';
import { inEnglish, NOW, tableOf } from './ordersTableScene.ts';

inEnglish();

const PRESENT = { epochMs: NOW, today: '2026-11-20' };
const OWN: Permissions = {
  ...NO_PERMISSIONS,
  merchants: [{ identifier: 'acme-print', permissions: ['read:order'] }],
};

const status = fc.record({
  name: fc.constantFrom(
    'documentReviewRejected',
    'routing',
    'preparing',
    'production',
    'fulfilled',
    'cancelled',
    'rejected',
    'onHold',
  ),
  late: fc.option(fc.integer({ min: -100, max: 200 })),
});
const item = fc
  .record({
    status,
    fulfiller: fc.constantFrom('', 'k3vd81mq0z', 'p2', 'p3'),
    price: fc.option(fc.integer({ min: 0, max: 99_999 })),
    currency: fc.constantFrom('EUR', 'USD'),
  })
  .map(({ status: { name, late }, fulfiller, price, currency }) =>
    anItem({
      statuses: statusesOf(
        aStatus(name, {
          expectedCloseDate: late === null ? null : new Date(NOW - late * 3_600_000).toISOString(),
        }),
      ),
      fulfillerId: fulfiller,
      globalFulfillerId: fulfiller,
      fulfillerName: '',
      itemPricing:
        price === null ? null : { basePrice: price / 100, shippingPrice: 1.5, currencyCode: currency },
    }),
  );
const order = fc.record({
  merchantId: fc.constantFrom('acme-print', 'other'),
  localPromisedArrivalDate: fc.option(
    fc.constantFrom(
      '2026-11-18T18:00:00',
      '2026-11-20T18:00:00',
      '2026-11-23T18:00:00',
      '2027-01-05T09:00:00',
    ),
  ),
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
});
const results = fc
  .array(order, { maxLength: 40 })
  .map((all) =>
    all.map((over, index) => anOrder({ ...over, orderId: `order-${index}`, fulfillmentGroups: [] })),
  );

const counted = (orders: readonly Order[], permissions = OWN) =>
  orders.map((one) => toCountedOrder(one, PRESENT, permissions));

/** The bars as they stand: their keys and how many orders each has. */
const figures = (bars: readonly Bar[]) => bars.map(({ key, orderIds }) => [key, orderIds.length]);

/** How often the cells of one column hold each value, and '' for none. */
function tallied(orders: readonly Order[], column: ColumnId): Map<string, number> {
  const cells = tableOf({ columns: [column], orders, permissions: OWN })
    .slice(1)
    .map(([, cell = '']) => cell);
  const values = cells.flatMap((cell) => cell.split(', '));
  return new Map(values.map((value) => [value, values.filter((one) => one === value).length]));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('R60: the figures of the breakdown are those of the CSV of the same search', () => {
  test.each<[Dimension, ColumnId, (value: string) => string]>([
    ['merchant', 'merchant', (value) => (value === 'Acme Print' ? 'acme-print' : value)],
    ['fulfiller', 'fulfiller', (value) => (value === 'Printworks Venlo' ? 'k3vd81mq0z' : value)],
  ])('by %s', (dimension, column, toKey) => {
    holds(
      fc.property(results, (orders) => {
        const bars = figures(barsOf(counted(orders), dimension));
        const cells = [...tallied(orders, column)].map(([value, count]) => [toKey(value), count]);
        expect(new Map(bars as [string, number][])).toEqual(new Map(cells as [string, number][]));
      }),
      100,
    );
  });

  test('by status, in the words of the CSV', () => {
    const words: Record<string, string> = {
      production: 'In production',
      processing: 'Awaiting order preparation',
      docReview: 'Awaiting document review completion',
      documentReviewRejected: 'Document review rejected',
      routing: 'Routing',
      shipped: 'Shipped',
      cancelled: 'Cancelled',
      rejected: 'Rejected',
    };
    holds(
      fc.property(results, (orders) => {
        const cells = tallied(orders, 'status');
        for (const { key, orderIds } of barsOf(counted(orders), 'status')) {
          const word = words[key];
          if (word) expect(cells.get(word)).toBe(orderIds.length);
        }
      }),
      100,
    );
  });

  test('in amounts by currency, and for visible prices only', () => {
    holds(
      fc.property(results, (orders) => {
        const [header = [], ...rows] = tableOf({ columns: ['customerTotal'], orders, permissions: OWN });
        for (const currency of ['EUR', 'USD']) {
          const place = header.indexOf(`Total (${currency})`);
          const file = place < 0 ? 0 : sum(rows.map((row) => Number(row[place])));
          const bars = barsOf(counted(orders), 'merchant').map(({ totals }) => lookUp(totals, currency) ?? 0);
          expect(sum(bars)).toBeCloseTo(file, 6);
        }
      }),
      100,
    );
  });

  test('count each order under one bar of a dimension, or say that some count under several', () => {
    holds(
      fc.property(results, (orders) => {
        for (const dimension of DIMENSIONS) {
          const all = counted(orders);
          const total = sum(barsOf(all, dimension).map(({ orderIds }) => orderIds.length));
          if (countsTwice(all, dimension)) expect(total).toBeGreaterThan(orders.length);
          else expect(total).toBe(orders.length);
        }
      }),
      100,
    );
  });
});

describe('R60: under which bar an order counts', () => {
  const promised = (day: string | null, name = 'production') =>
    anOrder({
      localPromisedArrivalDate: day && `${day}T18:00:00`,
      fulfillmentGroups: [],
      items: [anItem({ statuses: statusesOf(aStatus(name)) })],
    });
  test.each<[string, Dimension, Order, string]>([
    ['promised yesterday', 'promisedDay', promised('2026-11-19'), 'overdue'],
    ['promised yesterday and cancelled', 'promisedDay', promised('2026-11-19', 'cancelled'), 'past'],
    ['promised today', 'promisedDay', promised('2026-11-20'), '2026-11-20'],
    ['promised in seven days', 'promisedDay', promised('2026-11-27'), '2026-11-27'],
    ['promised in eight days', 'promisedDay', promised('2026-11-28'), 'later'],
    ['without a promise', 'promisedDay', promised(null), NONE],
    ['late by the promise', 'lateness', promised('2026-11-18'), 'upToThreeDays'],
    ['in time', 'lateness', promised('2026-11-28'), 'onTime'],
    ['without a problem', 'reason', promised('2026-11-28'), NONE],
    ['rejected', 'reason', promised('2026-11-28', 'rejected'), 'rejected'],
    ['without an address', 'country', promised('2026-11-28'), NONE],
  ])('%s, by %s', (_title, dimension, one, key) => {
    expect(figures(barsOf(counted([one]), dimension))).toEqual([[key, 1]]);
  });

  test('the bars of days stand in their order, those of merchants by their length', () => {
    const days = ['2026-12-24', '2026-11-27', null, '2026-11-20', '2026-11-01'].map((day) => promised(day));
    expect(barsOf(counted(days), 'promisedDay').map(({ key }) => key)).toEqual([
      'overdue',
      '2026-11-20',
      '2026-11-27',
      'later',
      NONE,
    ]);
    const merchants = ['a', 'b', 'b'].map((merchantId) => anOrder({ merchantId }));
    expect(figures(barsOf(counted(merchants), 'merchant'))).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });
});

test('R60: the amounts that show are in the currency of most orders', () => {
  const paid = (currencyCode: string) =>
    anOrder({ items: [anItem({ itemPricing: { basePrice: 1, shippingPrice: 0, currencyCode } })] });
  expect(mainCurrency(counted(['EUR', 'USD', 'USD'].map(paid)))).toBe('USD');
  expect(mainCurrency(counted(['USD', 'EUR'].map(paid)))).toBe('EUR');
  expect(mainCurrency(counted(['USD'].map(paid), NO_PERMISSIONS))).toBeNull();
});
