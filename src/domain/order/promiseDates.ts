import type { CurrentTime } from '#domain/time/currentTime.ts';
import { DAY_MS, dateText, isCalendarDay } from '#domain/time/time.ts';

export interface ArrivalPromise {
  /** UTC instant, or null. */
  promisedArrivalDate: string | null;
  /** Wall-clock time at the destination without a time zone, or null. The console shows it unchanged. */
  localPromisedArrivalDate: string | null;
}

/** Whole days from one calendar day to another; both 'YYYY-MM-DD'. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The calendar day that a time starts with, 'YYYY-MM-DD'; null if it starts with no valid day. */
export function dayOf(time: string | null): string | null {
  const day = (time ?? '').slice(0, 10);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && isCalendarDay(day) ? day : null;
}

/**
 * R185: the calendar day of a promise date: the local day if it is known, or else the instant's day in the
 * time zone. Null without a date.
 */
export function promisedDay(
  { localPromisedArrivalDate: local, promisedArrivalDate: instant }: ArrivalPromise,
  timezone: string,
): string | null {
  return dayOf(local) ?? (instant && dateText(instant, timezone));
}

export function hasPromise({
  localPromisedArrivalDate: local,
  promisedArrivalDate: instant,
}: ArrivalPromise): boolean {
  return instant !== null || dayOf(local) !== null;
}

/** Whole calendar days since the promise date; 0 if it is not in the past or there is none. */
export function daysLate(
  promise: ArrivalPromise,
  { today, timezone }: Pick<CurrentTime, 'today' | 'timezone'>,
): number {
  const day = promisedDay(promise, timezone);
  return day === null ? 0 : Math.max(0, daysBetween(day, today));
}
