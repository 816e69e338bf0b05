import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zoneNames } from '#domain/people/zones.ts';
import {
  allowedDays,
  type CalendarDay,
  isNonexistentDay,
  parseDay,
  parsePastedRange,
  parseTimeOfDay,
  pickedInstant,
  splitInstantText,
  typedInstant,
} from '#domain/search/searchDates.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { endOfDay, offsetText, startOfDay, toWallClock } from '#domain/time/time.ts';
import { holds } from './holds.ts';

const BERLIN = 'Europe/Berlin';
const day = (year: number, month: number, date: number): CalendarDay => ({ year, month, day: date });

describe('dates that a user types', () => {
  test.each([
    ['2026-11-20', day(2026, 11, 20)],
    [' 2026-1-2 ', day(2026, 1, 2)],
    ['2028-02-29', day(2028, 2, 29)],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['2026-11-31', null],
    ['0000-01-01', null],
    ['2026/11/20', day(2026, 11, 20)],
    ['20261120', day(2026, 11, 20)],
    ['20261320', null],
    ['2026-11.20', null],
    ['20.11.26', null],
    ['2026-11', null],
    ['today', null],
    ['', null],
  ])('%j', (text, expected) => {
    expect(parseDay(text, 'de-DE')).toEqual(expected);
  });

  test.each([
    ['de-DE', '20.11.2026', day(2026, 11, 20)],
    ['de-DE', '20. 11. 2026', day(2026, 11, 20)],
    ['nl-NL', '2-1-2026', day(2026, 1, 2)],
    ['en-GB', '02/01/2026', day(2026, 1, 2)],
    ['en-US', '01/02/2026', day(2026, 1, 2)],
    ['en-US', '11/20/2026', day(2026, 11, 20)],
    ['en-US', '20.11.2026', null],
    ['de-DE', '11/20/2026', null],
  ])('in %s, %j', (region, text, expected) => {
    expect(parseDay(text, region)).toEqual(expected);
  });

  test.each([
    ['00:00', { hour: 0, minute: 0 }],
    ['9:05', { hour: 9, minute: 5 }],
    ['23:59', { hour: 23, minute: 59 }],
    ['24:00', null],
    ['12:60', null],
    ['23:59:58', { hour: 23, minute: 59 }],
    ['12', null],
    ['12:3', null],
    ['', null],
  ])('the time %j', (text, expected) => {
    expect(parseTimeOfDay(text)).toEqual(expected);
  });
});

test.each([
  ['2026-02-30', true],
  ['20260431', true],
  ['31.11.2026', true],
  ['2026-02-28', false],
  ['2026-13-30', false],
  ['2026-11-99', false],
  ['11/20/2026', false],
  ['30', false],
  ['', false],
])('R176: %j is a day that its month does not have: %s', (text, expected) => {
  expect(isNonexistentDay(text, 'de-DE')).toBe(expected);
});

describe('R177: a pasted range', () => {
  const range = ['2026-11-20T00:00:00.000Z', '2026-11-24T23:59:59.999Z'];

  test.each([
    ['2026-11-20 – 2026-11-24', range],
    ['2026-11-20–2026-11-24', range],
    [' 2026-11-20 - 2026-11-24 ', range],
    ['20. 11. 2026 bis 24. 11. 2026', range],
    ['20261120 to 20261124', range],
    ['2026-11-20 08:00 – 2026-11-24 09:30', ['2026-11-20T08:00:00.000Z', '2026-11-24T09:30:59.999Z']],
    ['2026-11-20T08:00:00Z – 2026-11-24', ['2026-11-20T08:00:00.000Z', range[1]]],
    ['2026-11-20', null],
    ['2026-11-20 14:30', null],
    ['20. 11. 2026', null],
    ['2026-11-20 – today', null],
    ['2026-02-30 – 2026-11-24', null],
    ['', null],
  ])('%j', (text, expected) => {
    const found = parsePastedRange(text, 'de-DE', 'UTC');
    expect(found && [found.start, found.end]).toEqual(expected);
  });
});

describe('R112: a date and a time pasted together', () => {
  test.each([
    ['2026-11-20 14:30', '2026-11-20', '14:30'],
    [' 2026-11-20 14:30:05 ', '2026-11-20', '14:30'],
    ['2026-11-20T14:30:05.123', '2026-11-20', '14:30'],
    ['20.11.2026, 9:05', '20.11.2026', '9:05'],
    ['20. 11. 2026 9:05', '20. 11. 2026', '9:05'],
    ['2026-11-20T14:30:05Z', '2026-11-20', '15:30'],
    ['2026-11-20T23:30:00.000Z', '2026-11-21', '00:30'],
  ])('%j', (text, date, time) => {
    expect(splitInstantText(text, 'de-DE', BERLIN)).toEqual({ day: date, time });
  });

  test.each(['2026-11-20', '14:30', '2026-11-31 14:30', '2026-11-20 25:00', 'order 2026-11-20 14:30', ''])(
    '%j is not both',
    (text) => {
      expect(splitInstantText(text, 'de-DE', BERLIN)).toBeNull();
    },
  );
});

describe('S5.5: a date picked by click', () => {
  test.each([
    ['an ordinary day', day(2026, 11, 20), '2026-11-19T23:00:00.000Z', '2026-11-20T22:59:59.999Z'],
    ['the short day in spring', day(2026, 3, 29), '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['the long day in autumn', day(2026, 10, 25), '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ])('%s is the start of the day and the end of the day', (_title, picked, start, end) => {
    expect(pickedInstant(picked, 'start', BERLIN)).toBe(start);
    expect(pickedInstant(picked, 'end', BERLIN)).toBe(end);
  });

  test('a day whose midnight is skipped starts at one o’clock', () => {
    expect(pickedInstant(day(2026, 4, 24), 'start', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
  });

  test('R376: a typed end in the hour that the clock repeats is in the second one', () => {
    const typed = (edge: 'start' | 'end', minute: number) =>
      typedInstant(day(2026, 10, 25), { hour: 2, minute }, edge, BERLIN);
    expect(typed('start', 30)).toBe('2026-10-25T00:30:00.000Z');
    expect(typed('end', 30)).toBe('2026-10-25T01:30:59.999Z');
  });

  test('in every zone a picked day is that day, from its first moment to its last', () => {
    const zone = fc.constantFrom(...zoneNames());
    const date = fc.record({
      year: fc.integer({ min: 2023, max: 2030 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    holds(
      fc.property(zone, date, (inZone, picked) => {
        const start = pickedInstant(picked, 'start', inZone);
        const end = pickedInstant(picked, 'end', inZone);
        expect(toWallClock(start, inZone)).toMatchObject(picked);
        expect(toWallClock(end, inZone)).toMatchObject(picked);
        expect([start, end]).toEqual([startOfDay(start, inZone), endOfDay(start, inZone)]);
      }),
      1_000,
    );
  });
});

describe('S5.5: a typed date', () => {
  test.each([
    ['a start is its minute', 'start', { hour: 14, minute: 30 }, '2026-11-20T13:30:00.000Z'],
    ['an end is the end of its minute', 'end', { hour: 14, minute: 30 }, '2026-11-20T13:30:59.999Z'],
    ['an end without a time is the end of the day', 'end', null, '2026-11-20T22:59:59.999Z'],
    ['a start without a time is the start of the day', 'start', null, '2026-11-19T23:00:00.000Z'],
    ['the last minute is the end of the day', 'end', { hour: 23, minute: 59 }, '2026-11-20T22:59:59.999Z'],
  ] as const)('%s', (_title, edge, time, expected) => {
    expect(typedInstant(day(2026, 11, 20), time, edge, BERLIN)).toBe(expected);
  });

  test.each([
    [
      'a time skipped by daylight saving moves forward by the gap',
      BERLIN,
      day(2026, 3, 29),
      '2026-03-29T01:30:00.000Z',
      '+02:00',
    ],
    ['a repeated time is the earlier one', BERLIN, day(2026, 10, 25), '2026-10-25T00:30:00.000Z', '+02:00'],
    ['the same elsewhere', 'America/New_York', day(2026, 3, 8), '2026-03-08T07:30:00.000Z', '-04:00'],
  ])('%s, and the offset distinguishes them', (_title, zone, typed, expected, offset) => {
    const instant = typedInstant(typed, { hour: 2, minute: 30 }, 'start', zone);
    expect(instant).toBe(expected);
    expect(offsetText(instant, zone)).toBe(offset);
  });
});

describe('S5.3: the selectable days', () => {
  const NOW = Date.parse('2026-11-20T12:00:00.000Z');

  test.each([
    ['a start: the last 180 days until today', 'start', null, day(2026, 5, 24), day(2026, 11, 20)],
    [
      'an end: from the day of the start',
      'end',
      '2026-11-10T22:59:00.000Z',
      day(2026, 11, 10),
      day(2026, 11, 20),
    ],
    ['an end without a start', 'end', null, day(2026, 5, 24), day(2026, 11, 20)],
    [
      'an end after a start that is too old',
      'end',
      '2020-01-01T00:00:00.000Z',
      day(2026, 5, 24),
      day(2026, 11, 20),
    ],
    [
      'an end after a start in the future',
      'end',
      '2027-01-01T00:00:00.000Z',
      day(2026, 5, 24),
      day(2026, 11, 20),
    ],
    [
      'a start does not limit itself',
      'start',
      '2026-11-10T22:59:00.000Z',
      day(2026, 5, 24),
      day(2026, 11, 20),
    ],
  ] as const)('%s', (_title, edge, start, first, last) => {
    expect(allowedDays(edge, start, currentTime(NOW, BERLIN))).toMatchObject({ first, last });
  });

  test('today is the day of the zone, not of the host', () => {
    const late = Date.parse('2026-11-20T23:30:00.000Z');
    expect(allowedDays('end', null, currentTime(late, BERLIN)).last).toMatchObject(day(2026, 11, 21));
    expect(allowedDays('end', null, currentTime(late, 'America/New_York')).last).toMatchObject(
      day(2026, 11, 20),
    );
  });
});
