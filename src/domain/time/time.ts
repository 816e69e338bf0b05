/**
 * Time zone calculations with the browser's zone data. Instants are ISO 8601 strings in UTC, and zones are
 * IANA names. A wall clock is the local time in a zone. Only `guessZone` depends on the host's time zone.
 */

export const UTC = 'Etc/UTC';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface WallClock {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const ALL_NUMERIC = {
  calendar: 'gregory',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter, which is cached because creating one takes 30 times as long as using it. Throws a RangeError
 * if `zone` is not a time zone.
 */
function formatterOf(
  zone: string,
  language: string,
  fields: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${zone} ${language} ${fields.timeZoneName}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { ...fields, timeZone: zone });
  formatters.set(key, made);
  return made;
}

const clockOf = (zone: string) => formatterOf(zone, 'en-US', ALL_NUMERIC);

/**
 * The number of minutes by which the zone is ahead of UTC at this epoch time, negative if it is behind.
 * Seconds of local mean time are truncated.
 */
function offsetAt(epochMs: number, zone: string): number {
  if (zone === UTC) return 0;
  const fields = clockOf(zone).format(epochMs).match(/\d+/g)?.map(Number) ?? [];
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = fields;
  const wall = new Date(0);
  // `Date.UTC` treats years below 100 as years of the last century.
  wall.setUTCFullYear(year, month - 1, day);
  wall.setUTCHours(hour, minute, second);
  return Math.trunc((wall.getTime() - Math.floor(epochMs / 1000) * 1000) / MINUTE_MS);
}

/** A date with the instant's wall-clock time in its UTC fields. */
function wallTime(instant: string, zone: string): Date {
  const epochMs = Date.parse(instant);
  return new Date(epochMs + offsetAt(epochMs, zone) * MINUTE_MS);
}

/**
 * Whether the value is an IANA zone name that this browser supports. Offsets such as '+01:00' are rejected,
 * because only some browsers accept them.
 */
export function isZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[a-z]/i.test(value)) return false;
  try {
    clockOf(value);
    return true;
  } catch {
    return false;
  }
}

/** The browser's time zone if it is valid, or else UTC (S9.19). */
export function guessZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : UTC;
}

interface ZoneChoice {
  displayZone: 'utc' | 'user';
  userTimezone: string;
}

/** The zone that times are currently shown in (S2.10). */
export function displayTimezone({ displayZone, userTimezone }: ZoneChoice): string {
  return displayZone === 'utc' ? UTC : userTimezone;
}

/**
 * The instant as ISO 8601 in UTC. Null for any other value, such as a date without a zone. R342: a date before
 * 1970 or from 9999 on stands for no date.
 */
export function parseInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (COMMON_INSTANT.test(value)) return value;
  const time = Date.parse(value);
  if (Number.isNaN(time) || !isInstantText(value) || !isCalendarDay(value)) return null;
  const iso = new Date(time).toISOString();
  return iso >= '1970' && iso < '9999' ? iso : null;
}

/** R342: whether a text begins with a day that stands for no date. */
export function isNoDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(text) && (text < '1970' || text >= '9999');
}

/** Instants that surely exist: days 29 to 31 may not. Reading orders takes a seventh less time this way. */
const COMMON_INSTANT =
  /^(19[7-9]\d|[2-8]\d{3})-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}Z$/;

function isInstantText(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i.test(value);
}

/** Whether the day exists: some browsers read February 30 as March 2. The calendar repeats every 400 years. */
export function isCalendarDay(value: string): boolean {
  const [year = 0, month = 0, day = 0] = value.slice(0, 10).split('-').map(Number);
  return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

export function toIso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/**
 * The first moment of the day that is `days` after the day of the instant, in epoch milliseconds, even if the
 * clock skips or repeats midnight.
 */
function midnight(instant: string, zone: string, days: number): number {
  const wall = wallTime(instant, zone);
  return epochOf(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days), zone);
}

/** The first moment of the instant's day in the zone, or of the day `days` later (earlier if negative). */
export function startOfDay(instant: string, zone: string, days = 0): string {
  return toIso(midnight(instant, zone, days));
}

/** The last millisecond of the instant's day in the zone, even if the clock changes at midnight. */
export function endOfDay(instant: string, zone: string): string {
  return toIso(midnight(instant, zone, 1) - 1);
}

/** The last millisecond of the instant's minute. An entered end time includes this minute (S5.5). */
export function endOfMinute(instant: string): string {
  const epochMs = Date.parse(instant);
  return toIso(epochMs - (epochMs % MINUTE_MS) + MINUTE_MS - 1);
}

export function toWallClock(instant: string, zone: string): WallClock {
  const wall = wallTime(instant, zone);
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

/** The epoch time of a wall-clock time; `wallMs` is that clock reading as UTC. See `fromWallClock`. */
function epochOf(wallMs: number, zone: string, isLast = false): number {
  const at = (offset: number) => wallMs - offset * MINUTE_MS;
  const before = offsetAt(at(0) - DAY_MS, zone);
  const after = offsetAt(at(0) + DAY_MS, zone);
  const offsets = isLast ? [after, before] : [before, after];
  const shown = offsets.find((offset) => offsetAt(at(offset), zone) === offset);
  return at(shown ?? before);
}

/**
 * The instant of a wall-clock time. A time that the clock skips in spring moves forward by the gap. If the
 * clock repeats a time in autumn, the earlier one is used, or with `isLast` the later one.
 */
export function fromWallClock(clock: WallClock, zone: string, isLast = false): string {
  const { year, month, day, hour, minute } = clock;
  return toIso(epochOf(Date.UTC(year, month - 1, day, hour, minute), zone, isLast));
}

/** The instant as 'YYYY-MM-DD' in the zone (S9.6). */
export function dateText(instant: string, zone: string): string {
  return wallTime(instant, zone).toISOString().slice(0, 10);
}

/** The instant as 'YYYY-MM-DD HH:mm:ss' in the zone (S9.6). */
export function dateTimeText(instant: string, zone: string): string {
  return wallTime(instant, zone).toISOString().slice(0, 19).replace('T', ' ');
}

/** Length of 'YYYY-MM-DD HH:mm'. S9.6: lists omit the seconds; the tooltip, the order and the export include them. */
export const DATE_TIME_LENGTH = 16;

/** The instant as 'HH:mm' in the zone (S9.6). */
export function timeText(instant: string, zone: string): string {
  return wallTime(instant, zone).toISOString().slice(11, 16);
}

/** English-speaking countries name zones differently: 'CET' is British, 'EST' American, 'AEST' Australian. */
const ENGLISH = ['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-NZ', 'en-ZA', 'en-IN'];

/** The zone's usual short name at that instant, such as 'CET', or else its offset, such as '+05:45'. */
export function zoneText(instant: string, zone: string): string {
  const nameIn = (language: string) => {
    const formatter = formatterOf(zone, language, { timeZoneName: 'short' });
    return formatter.formatToParts(Date.parse(instant)).find(({ type }) => type === 'timeZoneName')?.value;
  };
  for (const language of ENGLISH) {
    const name = nameIn(language);
    if (name && !/[+-]\d/.test(name)) return name;
  }
  return offsetText(instant, zone);
}

/** The offset at that instant, such as '+02:00', which tells apart the hours that repeat in autumn. */
export function offsetText(instant: string, zone: string): string {
  const minutes = offsetAt(Date.parse(instant), zone);
  const clock = toIso(Math.abs(minutes) * MINUTE_MS).slice(11, 16);
  return `${minutes < 0 ? '-' : '+'}${clock}`;
}

/**
 * Formats a local date, with or without a time: '2026-11-24T18:00:00' becomes '2026-11-24 18:00:00'. The date
 * has no zone, so it is not converted. Text that does not start with a date is unchanged.
 */
export function localDateTimeText(local: string): string {
  const match = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?/.exec(local);
  if (!match) return local;
  return match[2] ? `${match[1]} ${match[2]}` : (match[1] ?? local);
}
