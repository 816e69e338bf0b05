import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zoneNames } from '#domain/people/zones.ts';
import {
  dateText,
  endOfDay,
  fromWallClock,
  offsetText,
  startOfDay,
  toIso,
  toWallClock,
  type WallClock,
} from '#domain/time/time.ts';
import { holds } from './holds.ts';

const ZONES = zoneNames();
const DAY = 86_400_000;
const FROM = Date.parse('2023-01-01T00:00:00Z');
const TO = Date.parse('2029-12-31T00:00:00Z');

const zone = fc.constantFrom(...ZONES);
const epoch = fc.integer({ min: FROM, max: TO });
const instant = epoch.map(toIso);

function offsetMs(at: string, inZone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offsetText(at, inZone)) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
}

/**
 * The instant between `from` and `to` at which a zone changes its clock, as a list of one. The list is empty
 * if the zone has the same offset at both.
 */
function changes(inZone: string, from: number, to: number): number[] {
  if (offsetText(toIso(from), inZone) === offsetText(toIso(to), inZone)) return [];
  let before = from;
  let after = to;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetText(toIso(middle), inZone) === offsetText(toIso(from), inZone)) before = middle;
    else after = middle;
  }
  return [after];
}

/** Every clock change in 2026 with its zone: gaps and overlaps, at midnight and at other times. */
const CHANGES = ZONES.flatMap((inZone) =>
  Array.from({ length: 12 }, (_, month) =>
    changes(inZone, Date.UTC(2026, month, 2), Date.UTC(2026, month + 1, 2)).map(
      (at) => [inZone, at] as const,
    ),
  ).flat(),
);

function asUtc({ year, month, day, hour, minute }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** Whether the day of an instant contains the instant, and begins and ends exactly where its date does. */
function isWholeDay(at: string, inZone: string): boolean {
  const [start, end, date] = [startOfDay(at, inZone), endOfDay(at, inZone), dateText(at, inZone)];
  return (
    start <= at &&
    at <= end &&
    dateText(start, inZone) === date &&
    dateText(end, inZone) === date &&
    dateText(toIso(Date.parse(start) - 1), inZone) < date &&
    dateText(toIso(Date.parse(end) + 1), inZone) > date
  );
}

/** Whether the wall clock of an instant converts back to the first instant that shows this wall clock. */
function comesBack(at: string, inZone: string): boolean {
  const clock = toWallClock(at, inZone);
  const back = fromWallClock(clock, inZone);
  const isFirst = offsetMs(back, inZone) === offsetMs(at, inZone);
  const minutesApart = Math.floor(Date.parse(at) / 60_000) - Date.parse(back) / 60_000;
  return (
    asUtc(toWallClock(back, inZone)) === asUtc(clock) && (isFirst ? minutesApart === 0 : minutesApart > 0)
  );
}

function isRight(at: string, inZone: string): boolean {
  return isWholeDay(at, inZone) && comesBack(at, inZone);
}

describe('in all 597 zones', () => {
  test('each zone, at random instants: the day is complete and the wall clock converts back', () => {
    const instants = fc.sample(epoch, { numRuns: 6, seed: 20_261_120 }).map(toIso);
    const wrong = ZONES.flatMap((inZone) =>
      instants.filter((at) => !isRight(at, inZone)).map((at) => `${inZone} ${at}`),
    );
    expect(wrong).toEqual([]);
  });

  test('random zones at random instants', () => {
    holds(
      fc.property(zone, instant, (inZone, at) => isRight(at, inZone)),
      1_000,
    );
  });

  test('around every change of the clock in 2026', () => {
    expect(CHANGES.length).toBeGreaterThan(200);
    const wrong = CHANGES.flatMap(([inZone, at]) =>
      [-1_500, -61, -1, 0, 1, 29, 61, 1_500]
        .map((minutes) => toIso(at + minutes * 60_000))
        .filter((near) => !isRight(near, inZone))
        .map((near) => `${inZone} ${near}`),
    );
    expect(wrong).toEqual([]);
  });

  test('a skipped wall clock moves forward by the skipped time', () => {
    for (const [inZone, at] of CHANGES) {
      const [before, after] = [offsetMs(toIso(at - 1), inZone), offsetMs(toIso(at), inZone)];
      if (after < before) continue;
      const skipped = new Date(at + before + 60_000);
      const clock = {
        year: skipped.getUTCFullYear(),
        month: skipped.getUTCMonth() + 1,
        day: skipped.getUTCDate(),
        hour: skipped.getUTCHours(),
        minute: skipped.getUTCMinutes(),
      };
      const found = toWallClock(fromWallClock(clock, inZone), inZone);
      expect(asUtc(found) - asUtc(clock)).toBe(after - before);
    }
  });

  test('days are counted by their dates', () => {
    holds(
      fc.property(zone, instant, fc.integer({ min: -400, max: 400 }), (inZone, at, days) => {
        const first = startOfDay(at, inZone, days);
        const date = Date.parse(dateText(at, inZone)) + days * DAY;
        expect(dateText(first, inZone)).toBe(toIso(date).slice(0, 10));
        expect(startOfDay(first, inZone)).toBe(first);
      }),
      1_000,
    );
  });

  test('days follow each other without a gap', () => {
    holds(
      fc.property(zone, instant, (inZone, at) => {
        const next = toIso(Date.parse(endOfDay(at, inZone)) + 1);
        expect(startOfDay(next, inZone)).toBe(next);
      }),
    );
  });
});
