import { dateText, toIso } from '#domain/time.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectTimezone } from '#store/selectors.ts';

/**
 * Returns the current day in the display time zone as 'YYYY-MM-DD'. It changes only when the component
 * renders.
 */
export function useToday(): string {
  return dateText(toIso(Date.now()), useAppSelector(selectTimezone));
}
