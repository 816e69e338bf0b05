import { dateText, toIso } from '#domain/time.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectTimezone } from '#store/selectors.ts';

/** The calendar day in the zone that times are shown in, 'YYYY-MM-DD', as of this drawing. */
export function useToday(): string {
  return dateText(toIso(Date.now()), useAppSelector(selectTimezone));
}
