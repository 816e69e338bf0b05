const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

function relativeParts(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  for (const [unit, size] of UNITS) {
    if (-seconds >= size) return [Math.trunc(seconds / size), unit];
  }
  return [0, 'second'];
}

/**
 * '2 days ago', 'now': from the instant to `now`, in epoch milliseconds, in the largest unit that fits. R558: never
 * 'yesterday', because 47 hours are one whole day, but can be two calendar days. R581: an instant after `now` is
 * 'now', because only a clock that is wrong makes the age of something negative.
 */
export function relativeText(language: string, instant: string, now: number): string {
  const [amount, unit] = relativeParts(Math.min(0, (Date.parse(instant) - now) / 1000));
  const numeric = amount === 0 ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(language, { numeric }).format(amount, unit);
}
