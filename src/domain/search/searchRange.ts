import { SEARCH_WINDOW_DAYS } from '#domain/limits.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { DAY_MS, endOfDay, HOUR_MS, MINUTE_MS, startOfDay, toIso } from '#domain/time/time.ts';
import type { Period, SearchCriteria } from './searchCriteria.ts';

/** A range between two UTC instants, which are both included. */
export interface DateRange {
  start: string;
  end: string;
}

const UNIT_MS: Record<Period['unit'], number> = { minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS };

/** From the day 180 days ago to the end of today (S1.8). */
export function defaultRange({ epochMs, timezone }: CurrentTime): DateRange {
  const now = toIso(epochMs);
  return { start: startOfDay(now, timezone, -SEARCH_WINDOW_DAYS), end: endOfDay(now, timezone) };
}

/** S2.31: the range from now minus the period until now. */
export function periodRange(period: Period, now: number): DateRange {
  return { start: toIso(now - period.value * UNIT_MS[period.unit]), end: toIso(now) };
}

/** The range that a search covers if it runs at this time. */
export function searchRange(criteria: SearchCriteria, current: CurrentTime): DateRange {
  if (criteria.period) return periodRange(criteria.period, current.epochMs);
  const byDefault = defaultRange(current);
  return { start: criteria.startDate ?? byDefault.start, end: criteria.endDate ?? byDefault.end };
}

/** Whether the range depends on the time zone, because a date is missing and stands for the default one. */
export function hasZonedRange({ period, startDate, endDate }: SearchCriteria): boolean {
  return period === null && (startDate === null || endDate === null);
}

export function isEmptyRange({ start, end }: DateRange): boolean {
  return start > end;
}

export type StartProblem = 'startRequired' | 'startAfterEnd' | 'startTooOld' | 'startInFuture';
export type EndProblem = 'endRequired' | 'endBeforeStart' | 'endInFuture';
export interface RangeProblems {
  start: StartProblem | null;
  end: EndProblem | null;
}

/** S5.2, S5.3: the reasons why a range cannot be searched, by field. A date that is '' or null is missing. */
export function rangeProblems(start: string | null, end: string | null, current: CurrentTime): RangeProblems {
  const allowed = defaultRange(current);
  if (start && end && isEmptyRange({ start, end })) return { start: 'startAfterEnd', end: 'endBeforeStart' };
  return {
    start: startProblem(start, allowed, current.epochMs),
    end: end ? endProblem(end, allowed, current.epochMs) : 'endRequired',
  };
}

/**
 * S5.2, S5.3: whether the form would reject the range of a search that runs at this time. Such a search is
 * not sent, even if it comes from a URL or a saved search.
 */
export function hasInvalidRange(criteria: SearchCriteria, current: CurrentTime): boolean {
  const { start, end } = searchRange(criteria, current);
  const problems = rangeProblems(start, end, current);
  return problems.start !== null || problems.end !== null;
}

const QUARTER_HOUR_MS = 900_000;
/** The longest day, on which the clock is set back: no zone's day begins or ends later than that after now. */
const LONGEST_DAY_MS = 90_000_000;

/** R375: whether a day can begin in some zone at this epoch time in milliseconds. */
function isMidnightSomewhere(at: number): boolean {
  return at % QUARTER_HOUR_MS === 0;
}

function startProblem(start: string | null, allowed: DateRange, now: number): StartProblem | null {
  if (!start) return 'startRequired';
  // A period counts 24-hour days, so after daylight saving time begins it can start up to an hour before the
  // first allowed day.
  const oldest = now - SEARCH_WINDOW_DAYS * DAY_MS;
  const at = Date.parse(start);
  const isFirstDay = at >= oldest || (isMidnightSomewhere(at) && at >= oldest - LONGEST_DAY_MS);
  if (start < allowed.start && !isFirstDay) return 'startTooOld';
  return at > now ? 'startInFuture' : null;
}

function endProblem(end: string, allowed: DateRange, now: number): EndProblem | null {
  const next = Date.parse(end) + 1;
  const isToday = end <= allowed.end || (isMidnightSomewhere(next) && next <= now + LONGEST_DAY_MS);
  return isToday ? null : 'endInFuture';
}
