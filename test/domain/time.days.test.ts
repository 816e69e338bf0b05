import { describe, expect, test } from 'vitest';
import { endOfDay, startOfDay, UTC } from '#domain/time/time.ts';

describe('days that do not have 24 hours', () => {
  test.each([
    [
      'an ordinary day',
      'Europe/Berlin',
      '2026-11-20T12:00:00Z',
      '2026-11-19T23:00:00.000Z',
      '2026-11-20T22:59:59.999Z',
    ],
    [
      'spring forward',
      'Europe/Berlin',
      '2026-03-29T12:00:00Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
    ],
    [
      'fall back',
      'Europe/Berlin',
      '2026-10-25T12:00:00Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T22:59:59.999Z',
    ],
    [
      'half an hour less',
      'Australia/Lord_Howe',
      '2026-10-03T20:00:00Z',
      '2026-10-03T13:30:00.000Z',
      '2026-10-04T12:59:59.999Z',
    ],
    [
      'midnight does not exist',
      'Africa/Cairo',
      '2026-04-24T12:00:00Z',
      '2026-04-23T22:00:00.000Z',
      '2026-04-24T20:59:59.999Z',
    ],
    [
      'the last hour is repeated, seen from before',
      'Africa/Cairo',
      '2026-10-29T10:00:00Z',
      '2026-10-28T21:00:00.000Z',
      '2026-10-29T21:59:59.999Z',
    ],
    [
      'the last hour is repeated, seen from within',
      'Africa/Cairo',
      '2026-10-29T21:30:00Z',
      '2026-10-28T21:00:00.000Z',
      '2026-10-29T21:59:59.999Z',
    ],
    [
      'midnight is repeated',
      'Atlantic/Azores',
      '2026-10-25T18:00:00Z',
      '2026-10-25T00:00:00.000Z',
      '2026-10-26T00:59:59.999Z',
    ],
    ['UTC', UTC, '2026-03-29T12:00:00Z', '2026-03-29T00:00:00.000Z', '2026-03-29T23:59:59.999Z'],
  ])('%s (%s)', (_title, zone, instant, start, end) => {
    expect([startOfDay(instant, zone), endOfDay(instant, zone)]).toEqual([start, end]);
  });
});

describe('the first moment of a day, some days away', () => {
  test.each([
    ['over both changes', 'Europe/Berlin', '2026-11-20T12:00:00.000Z', -365, '2025-11-19T23:00:00.000Z'],
    ['into daylight saving time', 'Europe/Berlin', '2026-03-28T11:00:00.000Z', 1, '2026-03-28T23:00:00.000Z'],
    [
      'back into a day without midnight: still that day',
      'Africa/Cairo',
      '2026-10-20T21:30:00.000Z',
      -180,
      '2026-04-23T22:00:00.000Z',
    ],
    ['across the end of a year', UTC, '2026-12-31T23:59:59.999Z', 1, '2027-01-01T00:00:00.000Z'],
  ])('%s', (_title, zone, instant, days, expected) => {
    expect(startOfDay(instant, zone, days)).toBe(expected);
  });
});
