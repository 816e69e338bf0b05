import moment from 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js';

/**
 * The one place that does zone maths. Instants are ISO 8601 strings in UTC, zones are IANA names;
 * a wall clock is what a person in the zone reads. Nothing here depends on the host's own zone.
 */
export const UTC = 'Etc/UTC';

export interface WallClock {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

export function isZone(value: unknown): value is string {
  return typeof value === 'string' && moment.tz.zone(value) !== null;
}

/** All zone names, sorted, for the settings dialog. */
export function zoneNames(): string[] {
  return moment.tz.names();
}

/** The tz database release in use, such as '2026f'. */
export function zoneDataVersion(): string {
  return moment.tz.dataVersion;
}

/** The browser's own zone where it is one we know, else UTC (S9.19). */
export function guessZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : UTC;
}

/** Which of the two zones of a person is shown, and the one of their own. */
interface ZoneChoice {
  displayZone: 'utc' | 'user';
  userTimezone: string;
}

/** The zone in which times are shown now (S2.10). */
export function displayTimezone({ displayZone, userTimezone }: ZoneChoice): string {
  return displayZone === 'utc' ? UTC : userTimezone;
}

/** The instant as ISO 8601 in UTC, or null for anything that is not one. A date without a zone is not an instant. */
export function parseInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const time = Date.parse(value);
  if (Number.isNaN(time)) return null;
  const iso = new Date(time).toISOString();
  // Nearly every instant is written just so: then there is nothing left to ask of it.
  if (iso === value && iso.length === ISO_LENGTH) return iso;
  return isInstantText(value) && isCalendarDay(value) && iso.length === ISO_LENGTH ? iso : null;
}

function isInstantText(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i.test(value);
}

/** Years have four digits here: others would not sort as text. */
const ISO_LENGTH = '2026-03-01T10:15:00.000Z'.length;

/** Engines disagree about 30 February: some read 2 March, which nobody wrote. */
function isCalendarDay(value: string): boolean {
  const [year = 0, month = 0, day = 0] = value.slice(0, 10).split('-').map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function toIso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** Midnight of a day's date, moved by whole days; where the clock skips or repeats it, the day's first moment. */
function midnight(instant: string, zone: string, days: number): number {
  const { year, month, day } = toWallClock(instant, zone);
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return moment.tz([date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()], zone).valueOf();
}

/** The first moment of the instant's day in the zone, or of the day that many days later. */
export function startOfDay(instant: string, zone: string, days = 0): string {
  return toIso(midnight(instant, zone, days));
}

/** The day's last millisecond in the zone: the one before the next day, even where clocks change at midnight. */
export function endOfDay(instant: string, zone: string): string {
  return toIso(midnight(instant, zone, 1) - 1);
}

/** The last millisecond of the instant's minute: what a typed end time means (S5.5). */
export function endOfMinute(instant: string): string {
  return moment.utc(instant).endOf('minute').toISOString();
}

export function toWallClock(instant: string, zone: string): WallClock {
  const at = moment.tz(instant, zone);
  return { year: at.year(), month: at.month() + 1, day: at.date(), hour: at.hour(), minute: at.minute() };
}

/** A wall clock inside the spring gap moves forward by it; an ambiguous one in autumn is the earlier. */
export function fromWallClock(clock: WallClock, zone: string): string {
  return moment.tz([clock.year, clock.month - 1, clock.day, clock.hour, clock.minute], zone).toISOString();
}

/** 'YYYY-MM-DD' in the zone (S9.6). */
export function dateText(instant: string, zone: string): string {
  return moment.tz(instant, zone).format('YYYY-MM-DD');
}

/** 'YYYY-MM-DD HH:mm:ss' in the zone (S9.6). */
export function dateTimeText(instant: string, zone: string): string {
  return moment.tz(instant, zone).format('YYYY-MM-DD HH:mm:ss');
}

/** 'HH:mm' in the zone (S9.6). */
export function timeText(instant: string, zone: string): string {
  return moment.tz(instant, zone).format('HH:mm');
}

/** The zone as people name it at that instant: 'UTC', 'CET', or an offset such as '+05:45'. */
export function zoneText(instant: string, zone: string): string {
  const name = moment.tz(instant, zone).zoneAbbr();
  return /^[+-]\d/.test(name) ? offsetText(instant, zone) : name;
}

/** The offset from UTC at that instant, such as '+02:00': tells the two autumn hours apart. */
export function offsetText(instant: string, zone: string): string {
  return moment.tz(instant, zone).format('Z');
}

/** A local wall-clock string such as '2026-11-24T18:00:00', shown as it is: it has no zone. */
export function localDateTimeText(local: string): string {
  const match = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?/.exec(local);
  if (!match) return local;
  return match[2] ? `${match[1]} ${match[2]}` : (match[1] ?? local);
}
