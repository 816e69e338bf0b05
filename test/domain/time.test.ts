import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dateText,
  dateTimeText,
  endOfMinute,
  fromWallClock,
  guessZone,
  isZone,
  localDateTimeText,
  offsetText,
  parseInstant,
  timeText,
  toIso,
  toWallClock,
  UTC,
  type WallClock,
  zoneText,
} from '#domain/time/time.ts';

/** Reads a text such as '2026-03-29 02:30' as a wall clock. */
function clock(text: string): WallClock {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[- :]/).map(Number);
  return { year, month, day, hour, minute };
}

describe('a wall clock as an instant', () => {
  test.each([
    ['winter', 'Europe/Berlin', '2026-01-15 12:00', '2026-01-15T11:00:00.000Z'],
    ['summer', 'Europe/Berlin', '2026-07-15 12:00', '2026-07-15T10:00:00.000Z'],
    [
      'inside the spring gap it moves forward by it',
      'Europe/Berlin',
      '2026-03-29 02:30',
      '2026-03-29T01:30:00.000Z',
    ],
    ['inside the gap of New York', 'America/New_York', '2026-03-08 02:30', '2026-03-08T07:30:00.000Z'],
    [
      'in the repeated hour it is the earlier one',
      'Europe/Berlin',
      '2026-10-25 02:30',
      '2026-10-25T00:30:00.000Z',
    ],
    ['an offset with a quarter of an hour', 'Asia/Kathmandu', '2026-01-15 12:00', '2026-01-15T06:15:00.000Z'],
    ['the first day of all', 'Pacific/Kiritimati', '2026-01-15 00:00', '2026-01-14T10:00:00.000Z'],
  ])('%s', (_title, zone, text, expected) => {
    expect(fromWallClock(clock(text), zone)).toBe(expected);
  });

  test('can be converted back', () => {
    expect(toWallClock('2026-10-25T01:30:00Z', 'Europe/Berlin')).toEqual(clock('2026-10-25 02:30'));
    expect(toWallClock('2026-03-01T00:00:00Z', UTC)).toEqual(clock('2026-03-01 00:00'));
  });
});

describe('instants', () => {
  test.each([
    ['2026-03-01T10:15:00Z', '2026-03-01T10:15:00.000Z'],
    ['2026-03-01T10:15:00.5Z', '2026-03-01T10:15:00.500Z'],
    ['2026-03-01T10:15:00.123456789Z', '2026-03-01T10:15:00.123Z'],
    ['2026-03-01T10:15Z', '2026-03-01T10:15:00.000Z'],
    ['2026-03-01T10:15:00z', '2026-03-01T10:15:00.000Z'],
    ['2026-03-01T00:15:00+05:45', '2026-02-28T18:30:00.000Z'],
    ['2026-12-31T23:00:00-0200', '2027-01-01T01:00:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['9998-12-31T23:59:59Z', '9998-12-31T23:59:59.000Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ])('%s is one', (text, expected) => {
    expect(parseInstant(text)).toBe(expected);
  });

  test.each([
    '2026-03-01',
    '2026-03-01T10:15:00',
    '2026-3-1T10:15:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-03-01T25:00:00Z',
    '2026-03-01T10:60:00Z',
    ' 2026-03-01T10:15:00Z',
    '2026-03-01T10:15:00Z ',
    '2026-03-01 10:15:00Z',
    '-000001-01-01T00:00:00Z',
    '0000-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    // R342: with these, systems say that there is no date.
    '0000-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00.000Z',
    '1900-01-01T00:00:00Z',
    '1969-12-31T23:59:59.999Z',
    '9999-01-01T00:00:00.000Z',
    '9999-12-31T00:00:00.000Z',
    '9999-12-31T23:59:59Z',
    '9999-12-31T23:59:59.9999999Z',
    'Sun, 01 Mar 2026 10:15:00 GMT',
    '',
    null,
    undefined,
    1_772_360_100_000,
    new Date(0),
    ['2026-03-01T10:15:00Z'],
  ])('%j is none', (value) => {
    expect(parseInstant(value)).toBeNull();
  });

  test('a text in the common format is one exactly if its day and time exist', () => {
    const pad = (value: number, length = 2) => String(value).padStart(length, '0');
    const parts = [
      fc.nat(9999),
      fc.nat(13),
      fc.nat(32),
      fc.nat(23),
      fc.nat(60),
      fc.nat(60),
      fc.nat(999),
    ] as const;
    fc.assert(
      fc.property(...parts, (year, month, day, hour, minute, second, ms) => {
        const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
        const text = `${date}T${pad(hour)}:${pad(minute)}:${pad(second)}.${pad(ms, 3)}Z`;
        const exact = new Date(0);
        exact.setUTCFullYear(year, month - 1, day);
        exact.setUTCHours(hour, minute, second, ms);
        const isReal = exact.toISOString() === text && text >= '1970' && text < '9999';
        expect(parseInstant(text)).toBe(isReal ? text : null);
      }),
      { numRuns: 5_000, examples: [[0, 2, 29, 0, 0, 0, 0]] },
    );
  });

  test('S5.5: a typed end time means the whole minute', () => {
    expect(endOfMinute('2026-03-01T10:15:00.000Z')).toBe('2026-03-01T10:15:59.999Z');
    expect(endOfMinute('2026-03-01T10:15:59.999Z')).toBe('2026-03-01T10:15:59.999Z');
  });

  test('epoch milliseconds become ISO 8601', () => {
    expect(toIso(0)).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('texts (S9.6)', () => {
  const AT = '2026-11-20T23:05:09.000Z';

  test.each([
    [UTC, '2026-11-20', '2026-11-20 23:05:09', '23:05', 'UTC', '+00:00'],
    ['Europe/Berlin', '2026-11-21', '2026-11-21 00:05:09', '00:05', 'CET', '+01:00'],
    ['America/New_York', '2026-11-20', '2026-11-20 18:05:09', '18:05', 'EST', '-05:00'],
    ['Asia/Kathmandu', '2026-11-21', '2026-11-21 04:50:09', '04:50', '+05:45', '+05:45'],
    ['America/Sao_Paulo', '2026-11-20', '2026-11-20 20:05:09', '20:05', '-03:00', '-03:00'],
  ])('in %s', (zone, date, dateTime, time, name, offset) => {
    expect(dateText(AT, zone)).toBe(date);
    expect(dateTimeText(AT, zone)).toBe(dateTime);
    expect(timeText(AT, zone)).toBe(time);
    expect(zoneText(AT, zone)).toBe(name);
    expect(offsetText(AT, zone)).toBe(offset);
  });

  test('the repeated hour of an autumn night is shown unambiguously', () => {
    const both = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'];
    expect(both.map((at) => timeText(at, 'Europe/Berlin'))).toEqual(['02:30', '02:30']);
    expect(both.map((at) => zoneText(at, 'Europe/Berlin'))).toEqual(['CEST', 'CET']);
    expect(both.map((at) => offsetText(at, 'Europe/Berlin'))).toEqual(['+02:00', '+01:00']);
  });

  test.each([
    ['2026-11-24T18:00:00', '2026-11-24 18:00:00'],
    ['2026-11-24T18:00', '2026-11-24 18:00'],
    ['2026-11-24T18:00:00.000', '2026-11-24 18:00:00'],
    ['2026-11-24', '2026-11-24'],
    ['soon', 'soon'],
    ['', ''],
  ])('the local wall clock %j is shown as it is', (local, expected) => {
    expect(localDateTimeText(local)).toBe(expected);
  });
});

describe('zones', () => {
  test('are recognized by their IANA names, including aliases', () => {
    for (const zone of ['Europe/Berlin', 'Asia/Calcutta', 'Asia/Kolkata', UTC])
      expect(isZone(zone)).toBe(true);
  });

  test.each(['', 'Mars/Phobos', '+01:00', 'Europe', '__proto__', 'constructor', null, undefined, 7, ['UTC']])(
    '%j is none',
    (value) => expect(isZone(value)).toBe(false),
  );

  test('S9.19: the guess is one of them', () => {
    expect(isZone(guessZone())).toBe(true);
  });
});
