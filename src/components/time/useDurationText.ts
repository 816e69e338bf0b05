import { durationParts } from '#domain/time/duration.ts';
import { useFormat } from '#i18n/formatContext.ts';

/** Returns a function that formats a duration in milliseconds, for example as '2 days 3 hr'. */
export function useDurationText(): (ms: number) => string {
  const format = useFormat();
  return (ms) =>
    durationParts(ms)
      .map(({ amount, unit }) => format.duration(amount, unit))
      .join(' ');
}
