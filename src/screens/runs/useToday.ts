import { dateText, toIso } from '#domain/time.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectTimezone } from '#store/selectors.ts';

/** The calendar day in the display time zone, 'YYYY-MM-DD', at the time of rendering. */
export function useToday(): string {
  return dateText(toIso(Date.now()), useAppSelector(selectTimezone));
}
