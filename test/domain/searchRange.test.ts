import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zoneNames } from '#domain/people/zones.ts';
import {
  defaultRange,
  hasInvalidRange,
  periodRange,
  rangeProblems,
  searchRange,
} from '#domain/search/searchRange.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { dateText, toIso } from '#domain/time/time.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { holds } from './holds.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const BERLIN = 'Europe/Berlin';
const FIRST = '2026-05-23T22:00:00.000Z';
const LAST = '2026-11-20T22:59:59.999Z';

describe('S1.8, S9.2: the default range', () => {
  test('is from the start of the day 180 days ago to the end of today, in the user’s zone', () => {
    expect(defaultRange(currentTime(NOW, BERLIN))).toEqual({ start: FIRST, end: LAST });
    expect(defaultRange(currentTime(NOW, 'Etc/UTC'))).toEqual({
      start: '2026-05-24T00:00:00.000Z',
      end: '2026-11-20T23:59:59.999Z',
    });
  });

  test('contains 181 dates in every zone at every time', () => {
    const zone = fc.constantFrom(...zoneNames());
    const now = fc.integer({
      min: Date.parse('2023-08-01T00:00:00Z'),
      max: Date.parse('2029-12-31T00:00:00Z'),
    });
    holds(
      fc.property(zone, now, (inZone, at) => {
        const { start, end } = defaultRange(currentTime(at, inZone));
        const [first, last] = [dateText(start, inZone), dateText(end, inZone)];
        expect(last).toBe(dateText(toIso(at), inZone));
        expect(Date.parse(last) - Date.parse(first)).toBe(180 * 86_400_000);
        expect(rangeProblems(start, end, currentTime(at, inZone))).toEqual({ start: null, end: null });
      }),
    );
  });

  test('is the same whatever range was requested before', () => {
    const zone = fc.constantFrom('Etc/UTC', BERLIN, 'Pacific/Auckland');
    const hour = fc.integer({ min: 0, max: 72 });
    holds(
      fc.property(zone, hour, zone, hour, (inZone, hours, before, hoursBefore) => {
        const at = (count: number) => NOW + count * 3_600_000;
        const fresh = defaultRange(currentTime(at(hours), inZone));
        defaultRange(currentTime(at(hours), inZone === BERLIN ? 'Etc/UTC' : BERLIN));
        expect(defaultRange(currentTime(at(hours), inZone))).toEqual(fresh);
        defaultRange(currentTime(at(hoursBefore), before));
        expect(defaultRange(currentTime(at(hours), inZone))).toEqual(fresh);
      }),
    );
  });

  test('includes the right day where midnight was skipped 180 days ago', () => {
    const now = Date.parse('2026-10-20T21:30:00.000Z');
    expect(defaultRange(currentTime(now, 'Africa/Cairo')).start).toBe('2026-04-23T22:00:00.000Z');
  });
});

describe('the range of a search', () => {
  test.each([
    [
      'both dates',
      { startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-11-02T00:00:00.000Z' },
      '2026-11-01T00:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
    ],
    [
      'a start alone: until today',
      { startDate: '2026-11-01T00:00:00.000Z' },
      '2026-11-01T00:00:00.000Z',
      LAST,
    ],
    [
      'an end alone: from the first day',
      { endDate: '2026-11-02T00:00:00.000Z' },
      FIRST,
      '2026-11-02T00:00:00.000Z',
    ],
    ['neither', {}, FIRST, LAST],
    [
      'S2.31: a period, measured from now',
      { period: { value: 4, unit: 'hours' } as const },
      '2026-11-20T08:00:00.000Z',
      '2026-11-20T12:00:00.000Z',
    ],
    [
      'a period takes precedence over dates',
      { period: { value: 1, unit: 'days' } as const, startDate: FIRST, endDate: FIRST },
      '2026-11-19T12:00:00.000Z',
      '2026-11-20T12:00:00.000Z',
    ],
  ])('%s', (_title, over, start, end) => {
    expect(searchRange(aSearch(over), currentTime(NOW, BERLIN))).toEqual({ start, end });
  });

  test('R1: a period is calculated each time it is opened', () => {
    const hour = aSearch({ period: { value: 1, unit: 'hours' } });
    expect(searchRange(hour, currentTime(NOW + 60_000, BERLIN)).end).toBe('2026-11-20T12:01:00.000Z');
  });

  test.each([
    [{ value: 1, unit: 'minutes' }, '2026-11-20T11:59:00.000Z'],
    [{ value: 24, unit: 'hours' }, '2026-11-19T12:00:00.000Z'],
    [{ value: 180, unit: 'days' }, '2026-05-24T12:00:00.000Z'],
  ] as const)('%o started at %s', (period, start) => {
    expect(periodRange(period, NOW)).toEqual({ start, end: '2026-11-20T12:00:00.000Z' });
  });
});

test('S5.3: a period of 180 days can be searched at any hour, also across a change to daylight saving time', () => {
  const now = Date.parse('2026-07-09T22:30:00Z');
  const { start, end } = periodRange({ value: 180, unit: 'days' }, now);
  expect(rangeProblems(start, end, currentTime(now, BERLIN))).toEqual({ start: null, end: null });
});

describe('the reason why a range cannot be searched', () => {
  const NONE = { start: null, end: null };

  test.each([
    ['the whole allowed range', FIRST, LAST, NONE],
    ['one instant', '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', NONE],
    [
      'S5.2: the start after the end gives both errors',
      '2026-11-02T00:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
      { start: 'startAfterEnd', end: 'endBeforeStart' },
    ],
    [
      'by a millisecond',
      '2026-11-01T00:00:00.001Z',
      '2026-11-01T00:00:00.000Z',
      { start: 'startAfterEnd', end: 'endBeforeStart' },
    ],
    ['S5.2: no start', null, LAST, { start: 'startRequired', end: null }],
    ['S5.2: no end', FIRST, null, { start: null, end: 'endRequired' }],
    ['S5.2: neither', '', '', { start: 'startRequired', end: 'endRequired' }],
    [
      'S5.3: a start before the last 180 days',
      '2026-05-23T21:59:59.999Z',
      LAST,
      { start: 'startTooOld', end: null },
    ],
    ['S5.3: a start after now', '2026-11-20T12:00:00.001Z', LAST, { start: 'startInFuture', end: null }],
    ['S5.3: a start now', '2026-11-20T12:00:00.000Z', LAST, NONE],
    ['S5.3: an end after today', FIRST, '2026-11-20T23:00:00.000Z', { start: null, end: 'endInFuture' }],
    ['S5.3: an end later today', FIRST, '2026-11-20T20:00:00.000Z', NONE],
    [
      'a missing start beside a bad end',
      null,
      '2026-12-01T00:00:00.000Z',
      { start: 'startRequired', end: 'endInFuture' },
    ],
    [
      'both out of range, each with its own error',
      '2025-01-01T00:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
      { start: 'startTooOld', end: 'endInFuture' },
    ],
  ])('%s', (_title, start, end, expected) => {
    expect(rangeProblems(start, end, currentTime(NOW, BERLIN))).toEqual(expected);
  });

  test.each([
    ['the default range', FIRST, LAST, false],
    ['a start before the last 180 days', '2026-05-23T21:59:59.999Z', LAST, true],
    ['an end after today', FIRST, '2026-11-20T23:00:00.000Z', true],
  ])('%s is rejected everywhere: %s', (_title, start, end, expected) => {
    expect(hasInvalidRange(aSearch({ startDate: start, endDate: end }), currentTime(NOW, BERLIN))).toBe(
      expected,
    );
  });

  test('S5.2: a start after the end is never accepted, whatever else is wrong', () => {
    const instant = fc
      .integer({ min: Date.parse('2025-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') })
      .map(toIso);
    holds(
      fc.property(instant, instant, (start, end) => {
        const problems = rangeProblems(start, end, currentTime(NOW, BERLIN));
        if (start > end) expect(problems).toEqual({ start: 'startAfterEnd', end: 'endBeforeStart' });
        const isInside = start <= end && start >= FIRST && end <= LAST && start <= toIso(NOW);
        expect(problems.start === null && problems.end === null).toBe(isInside);
      }),
      1_000,
    );
  });
});

describe('R375: a range whose days are those of another zone can be searched', () => {
  const now = Date.parse('2026-11-20T20:00:00.000Z');
  const inZone = (zone: string) => defaultRange(currentTime(now, zone));

  test.each([
    ['America/Los_Angeles', 'Europe/Berlin'],
    ['Europe/Berlin', 'America/Los_Angeles'],
    ['Pacific/Kiritimati', 'Etc/UTC'],
    ['Etc/UTC', 'Pacific/Kiritimati'],
    ['Etc/UTC', 'Pacific/Pago_Pago'],
  ])('of %s in %s', (from, zone) => {
    const { start, end } = inZone(from);
    expect(rangeProblems(start, end, currentTime(now, zone))).toEqual({ start: null, end: null });
  });

  test('but not one that is a day longer', () => {
    const { start, end } = inZone('Etc/UTC');
    const [before, after] = [start, end].map(Date.parse) as [number, number];
    const range = [new Date(before - 2 * 86_400_000), new Date(after + 86_400_000)].map((date) =>
      date.toISOString(),
    );
    expect(rangeProblems(range[0] ?? '', range[1] ?? '', currentTime(now, 'Etc/UTC'))).toEqual({
      start: 'startTooOld',
      end: 'endInFuture',
    });
  });
});
