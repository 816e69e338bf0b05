import { DAY_MS, toIso } from '#domain/time/time.ts';
import type { DateRange } from './searchRange.ts';

/**
 * From a day before `since` to a day after `now`, so that an order counts even if the platform's clock
 * differs. Both times are in epoch milliseconds.
 */
export function widenedRange(since: number, now: number): DateRange {
  return { start: toIso(since - DAY_MS), end: toIso(now + DAY_MS) };
}
