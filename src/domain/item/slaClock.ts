import { DELAY_FILTER_STATUSES, ERROR_STATUSES } from '#domain/statusNames.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/time.ts';
import { currentStatus, type Item, type StatusEntry } from './item.ts';

/** The time until or since a date: 'due in 3 h', '2 h late'. */
export interface SlaClock {
  isLate: boolean;
  /** At least 1. */
  amount: number;
  unit: 'minute' | 'hour' | 'day';
}

/** Durations of two days or more are shown in days. */
const HOURS_UNTIL = 48 * HOUR_MS;

/**
 * The time until or since `date`, a UTC instant, rounded down to whole units, but at least one minute. `now`
 * is in epoch milliseconds.
 */
export function slaClock(date: string, now: number): SlaClock {
  const distance = Date.parse(date) - now;
  const isLate = distance < 0;
  const away = Math.abs(distance);
  if (away >= HOURS_UNTIL) return { isLate, amount: Math.floor(away / DAY_MS), unit: 'day' };
  if (away >= HOUR_MS) return { isLate, amount: Math.floor(away / HOUR_MS), unit: 'hour' };
  return { isLate, amount: Math.max(1, Math.floor(away / MINUTE_MS)), unit: 'minute' };
}

type DatedEntry = StatusEntry & { expectedCloseDate: string };

/** Whether the entry should have closed before `at` (epoch milliseconds); false without a date. */
export function isOverdue(entry: StatusEntry, at: number): entry is DatedEntry {
  const { expectedCloseDate } = entry;
  return expectedCloseDate !== null && Date.parse(expectedCloseDate) < at;
}

/**
 * The item's current status whose expected close date comes next, or null. Only statuses that can be
 * late (S4.13, S4.14) count; those that already are late do not.
 */
export function nextDueStatus(item: Item, now: number): DatedEntry | null {
  return [...DELAY_FILTER_STATUSES, ...ERROR_STATUSES]
    .map((name) => currentStatus(item, name))
    .flatMap((entry) =>
      entry?.expectedCloseDate ? [{ ...entry, expectedCloseDate: entry.expectedCloseDate }] : [],
    )
    .filter((entry) => Date.parse(entry.expectedCloseDate) >= now)
    .reduce<DatedEntry | null>(
      (first, entry) => (first && first.expectedCloseDate <= entry.expectedCloseDate ? first : entry),
      null,
    );
}
