import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  LATENESSES,
  type Lateness,
  mostUrgentOrders,
  toTile,
  URGENT_ORDERS_SHOWN,
} from '#domain/results/queue.ts';
import { anItem, anItemIn, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';

const PRESENT = { epochMs: Date.parse('2026-11-20T12:00:00.000Z'), today: '2026-11-20' };
const HOUR = 3_600_000;

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
    expect(toTile(1, [order], PRESENT).byLateness[lateness]).toBe(1);
  });

  it('each order that was read counts once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 500 }), { maxLength: 40 }), (hours) => {
        const orders = hours.map((late, index) => lateBy(late, `order-${index}`));
        const { byLateness, read, urgent } = toTile(1_000, orders, PRESENT);
        expect(LATENESSES.reduce((sum, name) => sum + byLateness[name], 0)).toBe(orders.length);
        expect(read).toBe(orders.length);
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
  const blocked = toTile(2, [lateBy(5), lateBy(50)], PRESENT);
  const missed = toTile(2, [lateBy(50), lateBy(10)], PRESENT);
  const ids = mostUrgentOrders([blocked, missed]).map(({ order }) => order.orderId);
  expect(ids).toEqual(['late-50', 'late-10', 'late-5']);
});

it('an order names its reason even if that is its status', () => {
  const rejected = anOrder({ items: [anItem({ statuses: statusesOf(aStatus('rejected')) })] });
  expect(toTile(1, [rejected], PRESENT).urgent[0]?.reason?.status).toBe('rejected');
});
