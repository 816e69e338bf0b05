import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { defaultRange, rangeProblems } from '#domain/search/searchRange.ts';
import { parseCriteria, serializeCriteria } from '#domain/search/searchUrl.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import {
  dateText,
  dateTimeText,
  endOfDay,
  endOfMinute,
  fromWallClock,
  guessZone,
  localDateTimeText,
  offsetText,
  parseInstant,
  startOfDay,
  timeText,
  toIso,
  toWallClock,
  zoneText,
} from '#domain/time/time.ts';

/**
 * Time zones of the browser: UTC, far east, far west, a half-hour offset, and one in which the spring change
 * skips midnight.
 */
const HOSTS = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns', 'Africa/Cairo'] as const;
const ZONES = [
  'Etc/UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Atlantic/Azores',
  'Africa/Cairo',
];
const INSTANTS = [
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:30:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  ...fc
    .sample(fc.integer({ min: Date.parse('2023-01-01'), max: Date.parse('2029-12-31') }), {
      numRuns: 40,
      seed: 3,
    })
    .map(toIso),
];

/** The results of all functions that depend on time, for one instant in one zone. */
function said(at: string, zone: string): unknown[] {
  const clock = toWallClock(at, zone);
  const query = new URLSearchParams({ startDate: at, endDate: at.replace('Z', '+01:00') });
  return [
    startOfDay(at, zone),
    endOfDay(at, zone),
    endOfMinute(at),
    startOfDay(at, zone, -180),
    clock,
    fromWallClock(clock, zone),
    fromWallClock({ ...clock, month: 3, day: 29, hour: 2, minute: 30 }, zone),
    dateText(at, zone),
    dateTimeText(at, zone),
    timeText(at, zone),
    zoneText(at, zone),
    offsetText(at, zone),
    parseInstant(at.replace('Z', '-03:30')),
    localDateTimeText(at),
    defaultRange(currentTime(Date.parse(at), zone)),
    rangeProblems(at, at, currentTime(Date.parse(at), zone)),
    serializeCriteria(parseCriteria(query)).toString(),
  ];
}

const everything = () => INSTANTS.flatMap((at) => ZONES.map((zone) => said(at, zone)));

describe("nothing depends on the host's own zone", () => {
  const EXPECTED = everything();

  afterAll(() => {
    vi.unstubAllEnvs();
  });

  test.each(HOSTS)('a browser in %s', (host) => {
    vi.stubEnv('TZ', host);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(host);
    expect(everything()).toEqual(EXPECTED);
  });

  test('the host zones of this test are really different', () => {
    const offsets = HOSTS.map((host) => {
      vi.stubEnv('TZ', host);
      return new Date('2026-07-01T00:00:00Z').getTimezoneOffset();
    });
    expect(new Set(offsets).size).toBe(HOSTS.length);
  });

  test.each(['America/New_York', 'Europe/Berlin'])(
    'S9.19: only the guess depends on the host: %s',
    (host) => {
      vi.stubEnv('TZ', host);
      expect(guessZone()).toBe(host);
    },
  );

  test('S9.19: an unknown host zone is guessed as UTC', () => {
    const format = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    format.mockReturnValue({ timeZone: 'Mars/Phobos' } as Intl.ResolvedDateTimeFormatOptions);
    expect(guessZone()).toBe('Etc/UTC');
    format.mockRestore();
  });
});
