import { dateText, toIso } from '#domain/time.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectTimezone } from '#store/selectors.ts';

/** Returns the current day in the display time zone as 'YYYY-MM-DD', as of the last render. */
export function useToday(): string {
  return dateText(toIso(Date.now()), useAppSelector(selectTimezone));
}
