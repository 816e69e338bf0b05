import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movePromise } from '#domain/actions/movePromise.ts';
import { daysAfterPromise } from '#domain/actions/routing.ts';
import { daysLate } from '#domain/order/promiseDates.ts';
import { UTC } from '#domain/time/time.ts';

const TODAY = '2026-11-20';
const LATE = {
  localPromisedArrivalDate: '2026-11-10T18:00:00',
  promisedArrivalDate: '2026-11-10T17:00:00.000Z',
};
const AHEAD = {
  localPromisedArrivalDate: '2026-11-24T18:00:00',
  promisedArrivalDate: '2026-11-24T17:00:00.000Z',
};
const MOVED = {
  localPromisedArrivalDate: '2026-11-20T18:00:00',
  promisedArrivalDate: '2026-11-20T17:00:00.000Z',
};
const NONE = { localPromisedArrivalDate: null, promisedArrivalDate: null };

test.each([
  ['a late promise moves to today', LATE, false, MOVED],
  ['a future promise also moves to today', AHEAD, false, MOVED],
  ['kept, only past dates move', LATE, true, MOVED],
  ['kept, future dates stay', AHEAD, true, AHEAD],
  ['kept, today is not past', MOVED, true, MOVED],
  ['nothing promised stays nothing', NONE, false, NONE],
  [
    'an instant alone moves by its own day',
    { ...LATE, localPromisedArrivalDate: null },
    false,
    { ...MOVED, localPromisedArrivalDate: null },
  ],
  [
    'a local date alone moves',
    { ...LATE, promisedArrivalDate: null },
    false,
    { ...MOVED, promisedArrivalDate: null },
  ],
  [
    'an instant moves beside an invalid local date',
    { ...LATE, localPromisedArrivalDate: '' },
    false,
    { ...MOVED, localPromisedArrivalDate: '' },
  ],
  [
    'an invalid date stays unchanged',
    { localPromisedArrivalDate: 'soon', promisedArrivalDate: null },
    false,
    { localPromisedArrivalDate: 'soon', promisedArrivalDate: null },
  ],
])('S9.8: %s', (_title, promise, keepOriginal, moved) => {
  expect(movePromise(promise, { today: TODAY, timezone: UTC }, keepOriginal)).toEqual(moved);
});

const DAY = 86_400_000;
const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

test('S9.8: the time of day stays, and instant and local date move by the same days', () => {
  fc.assert(
    fc.property(
      days,
      days,
      fc.integer({ min: -14, max: 14 }),
      fc.boolean(),
      (at, now, offset, keepOriginal) => {
        const local = new Date(at.getTime() + offset * 3_600_000).toISOString().slice(0, 19);
        const today = now.toISOString().slice(0, 10);
        const before = { promisedArrivalDate: at.toISOString(), localPromisedArrivalDate: local };
        const after = movePromise(before, { today, timezone: UTC }, keepOriginal);
        const day = after.localPromisedArrivalDate?.slice(0, 10) ?? '';
        expect(after.localPromisedArrivalDate?.slice(10)).toBe(local.slice(10));
        expect(keepOriginal && local.slice(0, 10) > today ? day > today : day === today).toBe(true);
        const moved = Date.parse(after.promisedArrivalDate ?? '') - at.getTime();
        expect(moved).toBe(Date.parse(day) - Date.parse(local.slice(0, 10)));
        expect(moved % DAY === 0).toBe(true);
      },
    ),
  );
});

describe('R185, S9.8: a promise known only as an instant moves in the display zone', () => {
  const at = (promisedArrivalDate: string) => ({ localPromisedArrivalDate: null, promisedArrivalDate });
  const inZone = (timezone: string, today: string) => ({ timezone, today });
  const LOS_ANGELES = inZone('America/Los_Angeles', '2026-11-24');
  const TOKYO = inZone('Asia/Tokyo', '2026-11-24');
  // The clocks in Berlin go back on 25 October 2026.
  const BERLIN = inZone('Europe/Berlin', '2026-10-26');
  const [YESTERDAY, MOVED_BY_A_DAY] = ['2026-11-24T02:00:00.000Z', '2026-11-25T02:00:00.000Z'];
  test.each([
    ['yesterday in the west', YESTERDAY, LOS_ANGELES, false, MOVED_BY_A_DAY],
    ['the same with past dates only', YESTERDAY, LOS_ANGELES, true, MOVED_BY_A_DAY],
    ['today in the west, tomorrow in UTC', MOVED_BY_A_DAY, LOS_ANGELES, false, MOVED_BY_A_DAY],
    [
      'today in the east, yesterday in UTC',
      '2026-11-23T20:00:00.000Z',
      TOKYO,
      true,
      '2026-11-23T20:00:00.000Z',
    ],
    [
      'at the same time of day after the clocks change',
      '2026-10-20T22:15:30.000Z',
      BERLIN,
      false,
      '2026-10-25T23:15:30.000Z',
    ],
  ])('%s', (_title, before, moving, keepOriginal, after) => {
    expect(movePromise(at(before), moving, keepOriginal)).toEqual(at(after));
  });
});

describe('how many days ago a promise was', () => {
  test.each([
    ['six days', { localPromisedArrivalDate: '2026-11-14T18:00:00', promisedArrivalDate: null }, 6],
    ['on its own day', { localPromisedArrivalDate: '2026-11-20T08:00:00', promisedArrivalDate: null }, 0],
    ['before it', { localPromisedArrivalDate: '2026-11-24T08:00:00', promisedArrivalDate: null }, 0],
    ['by the instant', { localPromisedArrivalDate: null, promisedArrivalDate: '2026-11-19T23:00:00Z' }, 1],
    ['nothing promised', { localPromisedArrivalDate: null, promisedArrivalDate: null }, 0],
    [
      'by the instant, because its local day does not exist',
      { localPromisedArrivalDate: '2026-02-30T18:00:00', promisedArrivalDate: '2026-11-19T23:00:00Z' },
      1,
    ],
  ])('%s', (_title, promise, days) => {
    expect(daysLate(promise, { today: '2026-11-20', timezone: UTC })).toBe(days);
  });
});

test.each([
  ['two days after', '2026-11-22T10:00:00Z', 2],
  ['later on its own day', '2026-11-20T23:00:00Z', 0],
  ['before it', '2026-11-18T10:00:00Z', 0],
  ['no arrival is known', null, 0],
])('a fulfiller’s arrival compared with the promise: %s', (_title, arrival, days) => {
  const promise = { localPromisedArrivalDate: '2026-11-20T08:00:00', promisedArrivalDate: null };
  expect(daysAfterPromise(arrival, promise, UTC)).toBe(days);
});

test('R185: the arrival and a promise known only as an instant are compared in the display zone', () => {
  const promise = { localPromisedArrivalDate: null, promisedArrivalDate: '2026-11-20T23:30:00.000Z' };
  const inZone = (zone: string) => daysAfterPromise('2026-11-21T22:30:00.000Z', promise, zone);
  expect([inZone(UTC), inZone('Europe/Berlin'), inZone('America/Los_Angeles')]).toEqual([1, 0, 1]);
});
