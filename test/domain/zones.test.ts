import moment from 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js';
import { describe, expect, it, test } from 'vitest';
import { searchZones, zoneNames, zoneOffset } from '#domain/people/zones.ts';
import {
  dateText,
  dateTimeText,
  endOfDay,
  fromWallClock,
  isZone,
  offsetText,
  startOfDay,
  timeText,
  toIso,
  toWallClock,
  zoneText,
} from '#domain/time/time.ts';

/**
 * The browser and moment usually have different releases of the zone data, but these agree for the years from
 * here to `TO`.
 */
const FROM = Date.UTC(2023, 0, 1);
const TO = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;

/** Instants around each clock change of the zone, one in January, and one in July. */
function instants(zone: string): number[] {
  const changes = (moment.tz.zone(zone)?.untils ?? []).filter((at) => at >= FROM && at < TO);
  const around = changes.flatMap((at) => [-25, -3, -1, 0, 1, 3, 25].map((hours) => at + hours * HOUR_MS));
  return [...around, ...changes.map((at) => at - 1), FROM, Date.UTC(2024, 6, 1, 10, 30, 15, 250)];
}

function wallClockOf(at: number, zone: string) {
  const wall = moment.tz(at, zone);
  return {
    year: wall.year(),
    month: wall.month() + 1,
    day: wall.date(),
    hour: wall.hour(),
    minute: wall.minute(),
  };
}

/** The console's results for an instant in a zone, each with that of moment-timezone. */
function answers(at: number, zone: string): [own: unknown, expected: unknown][] {
  const instant = toIso(at);
  const wall = moment.tz(at, zone);
  const clock = wallClockOf(at, zone);
  const asTyped = [clock.year, clock.month - 1, clock.day, clock.hour, clock.minute];
  const nextDay = moment.tz([clock.year, clock.month - 1, clock.day], zone).add(1, 'day');
  return [
    [toWallClock(instant, zone), clock],
    [dateTimeText(instant, zone), wall.format('YYYY-MM-DD HH:mm:ss')],
    [dateText(instant, zone), wall.format('YYYY-MM-DD')],
    [timeText(instant, zone), wall.format('HH:mm')],
    [offsetText(instant, zone), wall.format('Z')],
    [fromWallClock(clock, zone), moment.tz(asTyped, zone).toISOString()],
    [startOfDay(instant, zone), moment.tz(asTyped.slice(0, 3), zone).toISOString()],
    [
      endOfDay(instant, zone),
      toIso(moment.tz([nextDay.year(), nextDay.month(), nextDay.date()], zone).valueOf() - 1),
    ],
  ];
}

describe('the browser’s zone data and moment-timezone agree', () => {
  test.each(zoneNames())('%s', (zone) => {
    const told = instants(zone).flatMap((at) => answers(at, zone).map((pair) => [toIso(at), ...pair]));
    expect(told.map(([at, own]) => [at, own])).toEqual(told.map(([at, , expected]) => [at, expected]));
  });
});

describe('the zones to choose from', () => {
  it('are all of moment-timezone, sorted; the browser can show times in each', () => {
    expect(searchZones('')).toEqual(zoneNames());
    expect(zoneNames()).toEqual(zoneNames().toSorted());
    expect(zoneNames().filter((zone) => !isZone(zone))).toEqual([]);
  });

  it('are filtered by typed text', () => expect(searchZones('berlin')).toEqual(['Europe/Berlin']));

  it('show their current offset', () => {
    expect(zoneOffset('Europe/Berlin', Date.UTC(2026, 6, 1))).toBe('+02:00');
    expect(zoneOffset('Europe/Berlin', Date.UTC(2026, 0, 1))).toBe('+01:00');
  });
});

/**
 * The names are those that some English-speaking country uses. A zone without such a name is named by its
 * offset.
 */
test.each([
  ['Europe/London', 'GMT', 'BST'],
  ['Europe/Amsterdam', 'CET', 'CEST'],
  ['Europe/Athens', 'EET', 'EEST'],
  ['America/Los_Angeles', 'PST', 'PDT'],
  ['Australia/Brisbane', 'AEST', 'AEST'],
  ['Pacific/Auckland', 'NZDT', 'NZST'],
  ['Asia/Tokyo', '+09:00', '+09:00'],
])('%s is named %s in January and %s in July', (zone, january, july) => {
  expect(zoneText('2026-01-15T12:00:00Z', zone)).toBe(january);
  expect(zoneText('2026-07-15T12:00:00Z', zone)).toBe(july);
});
