import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

export interface DurationPart {
  amount: number;
  unit: 'second' | 'minute' | 'hour' | 'day';
}

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
  { unit: 'second', ms: 1_000 },
] as const;

/**
 * The duration, rounded down, in its largest unit and the next smaller one: 2 days 3 hours. If the smaller
 * unit is zero, it is omitted: 40 minutes. Less than a second is 0 seconds.
 */
export function durationParts(ms: number): DurationPart[] {
  const first = UNITS.findIndex((one) => ms >= one.ms);
  const largest = UNITS[first];
  if (!largest) return [{ amount: 0, unit: 'second' }];
  const amount = Math.floor(ms / largest.ms);
  const next = UNITS[first + 1];
  const rest = next ? Math.floor((ms - amount * largest.ms) / next.ms) : 0;
  const head: DurationPart = { amount, unit: largest.unit };
  return next && rest > 0 ? [head, { amount: rest, unit: next.unit }] : [head];
}
