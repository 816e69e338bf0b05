import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBeforeRouting } from '#domain/item/itemStage.ts';
import { nextDueStatus, slaClock } from '#domain/item/slaClock.ts';
import { itemsWithIssues } from '#domain/order/health.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { orderSnapshot } from '#domain/order/snapshot.ts';
import { anItem, anItemIn, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { holds } from './holds.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const at = (ms: number) => new Date(NOW + ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('R27: SLA clocks: how far away a date is', () => {
  test.each([
    ['due in 3 h', 3 * HOUR, { isLate: false, amount: 3, unit: 'hour' }],
    ['never more than the remaining time', 3 * HOUR - 1, { isLate: false, amount: 2, unit: 'hour' }],
    ['2 h late', -2 * HOUR, { isLate: true, amount: 2, unit: 'hour' }],
    ['minutes below an hour', 59 * MINUTE, { isLate: false, amount: 59, unit: 'minute' }],
    ['less than a minute counts as one', 1, { isLate: false, amount: 1, unit: 'minute' }],
    ['the exact moment is not late', 0, { isLate: false, amount: 1, unit: 'minute' }],
    ['up to two days in hours', 2 * DAY - 1, { isLate: false, amount: 47, unit: 'hour' }],
    ['from two days in days', -2 * DAY, { isLate: true, amount: 2, unit: 'day' }],
  ] as const)('%s', (_title, distance, clock) => {
    expect(slaClock(at(distance), NOW)).toEqual(clock);
  });

  test('it is late exactly when the date has passed, and shows at least one', () => {
    holds(
      fc.property(fc.integer({ min: -400 * DAY, max: 400 * DAY }), (distance) => {
        const { isLate, amount } = slaClock(at(distance), NOW);
        expect(isLate).toBe(distance < 0);
        expect(amount).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(amount)).toBe(true);
      }),
    );
  });
});

describe('the next due status', () => {
  const due = (name: string, ms: number) => aStatus(name, { expectedCloseDate: at(ms) });

  test('is the earliest of the statuses that can be late and are not', () => {
    const item = anItem({
      statuses: statusesOf(due('preparing', 3 * HOUR), due('pendingCancellation', HOUR)),
    });
    expect(nextDueStatus(item, NOW)).toMatchObject({
      name: 'pendingCancellation',
      expectedCloseDate: at(HOUR),
    });
  });

  test.each([
    ['a date that is past is an alert, not a clock', anItem({ statuses: statusesOf(due('preparing', -1)) })],
    ['a closed status', anItem({ statuses: statusesOf({ ...due('preparing', HOUR), state: 'closed' }) })],
    ['a status that cannot be late', anItem({ statuses: statusesOf(due('production', HOUR)) })],
    ['no date', anItemIn('preparing')],
    ['nothing at all', anItem()],
  ])('is null: %s', (_title, item) => {
    expect(nextDueStatus(item, NOW)).toBeNull();
  });
});

describe('S2.73: the health panel', () => {
  const late = aStatus('preparing', { expectedCloseDate: at(-HOUR) });

  test('lists the items with their issues, the worst first', () => {
    const missed = anItem({ itemId: 'a', statuses: statusesOf(late) });
    const fine = anItemIn('production', { itemId: 'b' });
    const rejected = anItemIn('rejected', { itemId: 'c' });
    const found = itemsWithIssues([missed, fine, rejected], NOW);
    expect(found.map(({ item, issues }) => [item.itemId, issues.map(({ status }) => status)])).toEqual([
      ['c', ['rejected']],
      ['a', ['preparing']],
    ]);
  });

  test('S4.19: lists an item on hold, which is not an error', () => {
    const hold = aStatus('onHold', { detail: 'Payment' });
    const item = anItem({ itemId: 'h', statuses: statusesOf(aStatus('production'), hold) });
    expect(itemsWithIssues([item], NOW)[0]?.issues).toMatchObject([
      { kind: 'onHold', status: 'onHold', detail: 'Payment', clearable: false },
    ]);
    expect(orderStatus(anOrder({ items: [item] }), NOW)).toMatchObject({ isOnHold: true, hasErrors: false });
  });

  test('is empty for an order in good health', () => {
    expect(itemsWithIssues([anItemIn('production'), anItemIn('fulfilled')], NOW)).toEqual([]);
  });
});

describe('S2.73: the snapshot', () => {
  const shipped = (quantity: number | null, of = 100) =>
    anItem({
      quantity: of,
      statuses: statusesOf(aStatus('fulfilled', { quantity }), aStatus('production', { state: 'closed' })),
    });

  test('has a bar per status in pipeline order, the side statuses last, with items and pieces', () => {
    const items = [
      anItemIn('rejected', { quantity: 50 }),
      anItemIn('fulfilled', { quantity: 100 }),
      anItemIn('routing', { quantity: 25 }),
      anItemIn('routing', { quantity: 25 }),
    ];
    expect(orderSnapshot(items)).toEqual({
      total: 200,
      bars: [
        { type: 'routing', items: 2, pieces: 50, share: 0.25, exceedsOrdered: false },
        { type: 'shipped', items: 1, pieces: 100, share: 0.5, exceedsOrdered: false },
        { type: 'rejected', items: 1, pieces: 50, share: 0.25, exceedsOrdered: false },
      ],
    });
  });

  test('S4.6: lists the rest of a partly shipped item under its previous status', () => {
    expect(orderSnapshot([shipped(40)]).bars).toEqual([
      { type: 'production', items: 1, pieces: 60, share: 0.6, exceedsOrdered: false },
      { type: 'shipped', items: 1, pieces: 40, share: 0.4, exceedsOrdered: false },
    ]);
  });

  test('cuts and marks a bar above 100 %', () => {
    expect(orderSnapshot([shipped(130)]).bars).toEqual([
      { type: 'shipped', items: 1, pieces: 130, share: 1, exceedsOrdered: true },
    ]);
  });

  test('counts an item without a quantity as one piece, so that it is not lost', () => {
    expect(orderSnapshot([anItemIn('routing', { quantity: 0 }), shipped(null, 0)])).toMatchObject({
      total: 2,
      bars: [
        { type: 'routing', pieces: 1 },
        { type: 'shipped', pieces: 1 },
      ],
    });
  });

  test('has no bars for an order without items', () => {
    expect(orderSnapshot([])).toEqual({ total: 0, bars: [] });
  });

  test('has no bar longer than the whole, for any quantities', () => {
    const quantity = fc.option(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { nil: null });
    const item = fc.record({ quantity: fc.integer({ min: -5, max: 1000 }), shipped: quantity });
    holds(
      fc.property(fc.array(item, { maxLength: 8 }), (items) => {
        const { bars, total } = orderSnapshot(items.map((one) => shipped(one.shipped, one.quantity)));
        expect(total).toBeGreaterThanOrEqual(items.length);
        for (const { share, pieces } of bars) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
          expect(pieces).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('an item without a fulfiller', () => {
  test.each([
    ['standardizingOrder', true],
    ['documentReview', true],
    ['routing', true],
    ['preparing', false],
    ['production', false],
    ['somethingNew', false],
  ])('%s: not routed yet is %s', (status, isBefore) => {
    expect(isBeforeRouting(anItemIn(status))).toBe(isBefore);
    const partlyCancelled = statusesOf(aStatus('cancelled', { quantity: 2 }), aStatus(status));
    expect(isBeforeRouting(anItem({ quantity: 10, statuses: partlyCancelled }))).toBe(isBefore);
  });
});
