import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBeforeRouting } from '#domain/item/itemStage.ts';
import { nextDueStatus, slaClock } from '#domain/item/slaClock.ts';
import { anItem, anItemIn, aStatus, statusesOf } from '#test/domainBuilders.ts';
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

  test('R148: is also a status that will be late without being a missed SLA', () => {
    const item = anItem({ statuses: statusesOf(due('routing', HOUR)) });
    expect(nextDueStatus(item, NOW)).toMatchObject({ name: 'routing', expectedCloseDate: at(HOUR) });
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
