import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import {
  LATENESSES,
  type Lateness,
  maxPartiallyLoadedCount,
  mostUrgentOrders,
  toTile,
  URGENT_ORDERS_SHOWN,
} from '#domain/results/queue.ts';
import { anItem, anItemIn, anOrder, aPage, aStatus, statusesOf } from '#test/domainBuilders.ts';

const PRESENT = {
  epochMs: Date.parse('2026-11-20T12:00:00.000Z'),
  today: '2026-11-20',
  timezone: 'Europe/Berlin',
};
const HOUR = 3_600_000;
const STAFF: Permissions = {
  ...NO_PERMISSIONS,
  merchants: [{ identifier: '*', permissions: ['read:order', 'update:order', 'create:order'] }],
};

/**
 * An order whose preparation was due this many hours ago. If the number is negative, the due date is in the
 * future.
 */
function lateBy(hours: number, orderId = `late-${hours}`) {
  const expectedCloseDate = new Date(PRESENT.epochMs - hours * HOUR).toISOString();
  const item = anItem({ statuses: statusesOf(aStatus('preparing', { expectedCloseDate })) });
  return anOrder({ orderId, items: [item] });
}
const promisedOn = (day: string) =>
  anOrder({ items: [anItemIn('preparing')], localPromisedArrivalDate: `${day}T18:00:00` });

describe('how late the orders of a tile are', () => {
  test.each<[string, ReturnType<typeof anOrder>, Lateness]>([
    ['an SLA missed an hour ago', lateBy(1), 'underOneDay'],
    ['an SLA missed just under a day ago', lateBy(23.9), 'underOneDay'],
    ['an SLA missed a day ago', lateBy(24), 'upToThreeDays'],
    ['an SLA missed three days ago', lateBy(72), 'upToThreeDays'],
    ['an SLA missed longer ago', lateBy(73), 'more'],
    ['a promise missed yesterday', promisedOn('2026-11-19'), 'upToThreeDays'],
    ['a promise missed five days ago', promisedOn('2026-11-15'), 'more'],
    ['a future SLA', lateBy(-5), 'onTime'],
    ['a future promise', promisedOn('2026-11-25'), 'onTime'],
  ])('%s', (_title, order, lateness) => {
    expect(toTile(aPage([order]), PRESENT, STAFF).byLateness[lateness]).toBe(1);
  });

  it('each order that was read counts once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 500 }), { maxLength: 40 }), (hours) => {
        const orders = hours.map((late, index) => lateBy(late, `order-${index}`));
        const { byLateness, loadedCount, urgent } = toTile(aPage(orders, 1_000), PRESENT, STAFF);
        expect(LATENESSES.reduce((sum, name) => sum + byLateness[name], 0)).toBe(orders.length);
        expect(loadedCount).toBe(orders.length);
        expect(urgent).toHaveLength(Math.min(URGENT_ORDERS_SHOWN, orders.length));
        expect(urgent.map(({ lateMs }) => lateMs)).toEqual(
          hours
            .map((late) => Math.max(0, late) * HOUR)
            .sort((a, b) => b - a)
            .slice(0, URGENT_ORDERS_SHOWN),
        );
      }),
    );
  });
});

it('the list starts with the most urgent orders of all tiles, each once', () => {
  const blocked = toTile(aPage([lateBy(5), lateBy(50)]), PRESENT, STAFF);
  const missed = toTile(aPage([lateBy(50), lateBy(10)]), PRESENT, STAFF);
  const ids = mostUrgentOrders([blocked, missed]).map(({ order }) => order.orderId);
  expect(ids).toEqual(['late-50', 'late-10', 'late-5']);
});

it('R310: a tile is loaded completely although the platform repeats an order', () => {
  const tiles = [toTile({ ...aPage([lateBy(5)], 2), repeated: 1 }, PRESENT, STAFF)];
  expect(maxPartiallyLoadedCount(tiles)).toBeNull();
  expect(
    maxPartiallyLoadedCount([...tiles, toTile({ ...aPage([lateBy(5)], 3), repeated: 1 }, PRESENT, STAFF)]),
  ).toBe(2);
});

it('an order has a reason even if that is its status', () => {
  const rejected = anOrder({ items: [anItem({ statuses: statusesOf(aStatus('rejected')) })] });
  expect(toTile(aPage([rejected]), PRESENT, STAFF).urgent[0]?.hasReason).toBe(true);
});

describe('R175: the orders that a person can do something for', () => {
  const shipped = (hours: number, orderId: string) => {
    const expectedCloseDate = new Date(PRESENT.epochMs - hours * HOUR).toISOString();
    const statuses = statusesOf(aStatus('fulfilled'), aStatus('onTimeToCustomer', { expectedCloseDate }));
    return anOrder({ orderId, items: [anItem({ statuses })] });
  };
  const idsFor = (permissions: Permissions, orders: ReturnType<typeof anOrder>[]) =>
    mostUrgentOrders([toTile(aPage(orders), PRESENT, permissions)]).map(({ order }) => order.orderId);

  test('a finished order is listed for a person who can clear its alerts, and for no other', () => {
    const orders = [shipped(900, 'shipped'), lateBy(5)];
    expect(idsFor(STAFF, orders)).toEqual(['shipped', 'late-5']);
    expect(idsFor(NO_PERMISSIONS, orders)).toEqual(['late-5']);
  });

  test('within a category, an order with a permitted remedy comes before one that is later', () => {
    const expectedCloseDate = new Date(PRESENT.epochMs - 900 * HOUR).toISOString();
    const statuses = statusesOf(aStatus('prepressFailed', { expectedCloseDate }));
    const failed = anOrder({
      orderId: 'failed',
      items: [anItem({ statuses })],
      localPromisedArrivalDate: '2026-10-01T18:00:00',
    });
    const orders = [failed, lateBy(200), lateBy(50)];
    expect(idsFor(STAFF, orders)).toEqual(['failed', 'late-200', 'late-50']);
    expect(idsFor(NO_PERMISSIONS, orders)).toEqual(['late-200', 'failed', 'late-50']);
  });

  /** Where the categories begin, in milliseconds. */
  const BEGINS = [1, 24 * HOUR, 72 * HOUR + 1];

  test('no order is listed before one of a later category', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 500 }), { maxLength: 40 }), (hours) => {
        const orders = hours.map((late, index) =>
          index % 2 ? shipped(late, `order-${index}`) : lateBy(late, `order-${index}`),
        );
        const { urgent } = toTile(aPage(orders, 1_000), PRESENT, STAFF);
        const ranks = urgent.map(({ lateMs }) => BEGINS.filter((begin) => lateMs < begin).length);
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        const shown = urgent.map(({ hasRemedy }, index) => `${ranks[index]} ${hasRemedy ? 0 : 1}`);
        expect(shown).toEqual([...shown].sort());
      }),
    );
  });
});
