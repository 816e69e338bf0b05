import type { CurrentTime } from '#domain/time/currentTime.ts';
import {
  dateText,
  endOfDay,
  endOfMinute,
  fromWallClock,
  parseInstant,
  startOfDay,
  timeText,
  toWallClock,
  type WallClock,
} from '#domain/time/time.ts';
import { type DateRange, defaultRange } from './searchRange.ts';

/** Whether a field contains the start or the end of the search range. */
export type RangeEdge = 'start' | 'end';
export type CalendarDay = Pick<WallClock, 'year' | 'month' | 'day'>;
export type TimeOfDay = Pick<WallClock, 'hour' | 'minute'>;

/** Whether the region, a BCP 47 tag, writes the month before the day. */
function isMonthFirst(region: string): boolean {
  const format = new Intl.DateTimeFormat(region, { day: 'numeric', month: 'numeric' });
  const [first] = format.formatToParts(0).filter(({ type }) => type !== 'literal');
  return first?.type === 'month';
}

/**
 * The year, month and day in a text. The year comes first, as in 'YYYY-MM-DD' (S9.6) or 'YYYYMMDD', or last,
 * after the day and month in the region's order. Null for any other format.
 */
function dayFields(text: string, region: string): number[] | null {
  const yearFirst = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? /^(\d{4})()(\d\d)(\d\d)$/.exec(text);
  if (yearFirst) return [yearFirst[1], yearFirst[3], yearFirst[4]].map(Number);
  const yearLast = /^(\d{1,2})([-./]) ?(\d{1,2})\2 ?(\d{4})$/.exec(text);
  if (!yearLast) return null;
  const [first, second, year] = [yearLast[1], yearLast[3], yearLast[4]].map(Number);
  return [year ?? 0, ...(isMonthFirst(region) ? [first, second] : [second, first]).map(Number)];
}

/** The day that the user entered; months and days can have one digit. Null if the text is not a valid day. */
export function parseDay(text: string, region: string): CalendarDay | null {
  const fields = dayFields(text.trim(), region);
  if (!fields) return null;
  const [year = 0, month = 0, day = 0] = fields;
  const isReal =
    year > 0 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isReal ? { year, month, day } : null;
}

/** R176: whether the text names a day that its month does not have, such as 30 February. */
export function isNonexistentDay(text: string, region: string): boolean {
  const [, month = 0, day = 0] = dayFields(text.trim(), region) ?? [];
  return month > 0 && month < 13 && day > 28 && day < 32 && !parseDay(text, region);
}

/** The time entered as 'HH:mm' or 'H:mm'; seconds are ignored. Null if the text is not a time. */
export function parseTimeOfDay(text: string): TimeOfDay | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim());
  const [hour = 0, minute = 0] = match?.slice(1).map(Number) ?? [];
  return match && hour < 24 && minute < 60 ? { hour, minute } : null;
}

/** The texts of a day field and its time field. */
export interface InstantTexts {
  day: string;
  time: string;
}

/**
 * R112: the day and the time in a text that contains both, such as '2026-11-20 14:30:05'. An instant with an
 * offset is converted to `zone`. Null for any other text.
 */
export function splitInstantText(text: string, region: string, zone: string): InstantTexts | null {
  const instant = parseInstant(text.trim());
  if (instant !== null) return { day: dateText(instant, zone), time: timeText(instant, zone) };
  const [, day = '', time = ''] =
    /^(\S.*?),?[ T](\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text.trim()) ?? [];
  return parseDay(day, region) && parseTimeOfDay(time) ? { day, time } : null;
}

function noonOf(day: CalendarDay, zone: string): string {
  return fromWallClock({ ...day, hour: 12, minute: 0 }, zone);
}

/**
 * S5.5: the UTC instant for a day that the user selected in the calendar: the first moment of the day if the
 * range starts with it, the last one if the range ends with it.
 */
export function pickedInstant(day: CalendarDay, edge: RangeEdge, zone: string): string {
  const noon = noonOf(day, zone);
  return edge === 'start' ? startOfDay(noon, zone) : endOfDay(noon, zone);
}

/**
 * S5.5: the UTC instant for a day and time that the user entered: the first moment of that minute if the
 * range starts with it, the last one if the range ends with it. Without a time, it is the first or last
 * moment of the day.
 */
export function typedInstant(
  day: CalendarDay,
  time: TimeOfDay | null,
  edge: RangeEdge,
  zone: string,
): string {
  if (time === null) return pickedInstant(day, edge, zone);
  const minute = fromWallClock({ ...day, ...time }, zone, edge === 'end');
  return edge === 'start' ? minute : endOfMinute(minute);
}

/** The instant for the texts of a field; null if they are incomplete or invalid. */
export function readInstant(
  { day, time }: InstantTexts,
  edge: RangeEdge,
  zone: string,
  region: string,
): string | null {
  const typed = parseDay(day, region);
  const at = parseTimeOfDay(time);
  return typed && (at || time.trim() === '') ? typedInstant(typed, at, edge, zone) : null;
}

/** R177: the range in a pasted '2026-11-20 – 2026-11-24' or '20.11.2026 bis 24.11.2026'; otherwise null. */
export function parsePastedRange(text: string, region: string, zone: string): DateRange | null {
  const [, first = '', last = ''] =
    /^(.+?)\s*(?:[–—]|\s(?:-|to|bis|tot|au|al?)\s)\s*(\d.*)$/i.exec(text.trim()) ?? [];
  const read = (part: string, edge: RangeEdge) =>
    readInstant(splitInstantText(part, region, zone) ?? { day: part, time: '' }, edge, zone, region);
  const start = read(first, 'start');
  const end = read(last, 'end');
  return start && end ? { start, end } : null;
}

/** S5.3: the days that can be chosen are the last 180, up to today. The end is not before the start. */
export function allowedDays(
  edge: RangeEdge,
  start: string | null,
  current: CurrentTime,
): { first: CalendarDay; last: CalendarDay } {
  const allowed = defaultRange(current);
  const { timezone } = current;
  const isLater = edge === 'end' && start !== null && start > allowed.start && start <= allowed.end;
  return {
    first: toWallClock(isLater ? start : allowed.start, timezone),
    last: toWallClock(allowed.end, timezone),
  };
}
