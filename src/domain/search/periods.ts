import type { Period } from './searchCriteria.ts';

/** S2.31: the time windows of the quick-start searches. */
export const RECENT_PERIODS: readonly Period[] = [1, 4, 12, 24].map((value) => ({ value, unit: 'hours' }));

/** The periods that users can save with a search. Each run of the search calculates their dates again. */
export const SAVED_PERIODS: readonly Period[] = [
  ...RECENT_PERIODS,
  { value: 7, unit: 'days' },
  { value: 30, unit: 'days' },
];

/** The usual periods, preceded by the search's own period if it is not one of them. */
export function offeredPeriods(current: Period | null): readonly Period[] {
  const isUsual = SAVED_PERIODS.some(({ value, unit }) => value === current?.value && unit === current.unit);
  return current && !isUsual ? [current, ...SAVED_PERIODS] : SAVED_PERIODS;
}
