import { useFormat } from '#i18n/formatContext.ts';

/** Returns a function that formats an instant in the display time zone and adds the zone; '' for null. */
export function useMomentText(): (instant: string | null) => string {
  const format = useFormat();
  return (instant) => (instant === null ? '' : `${format.dateTime(instant)} ${format.zone(instant)}`);
}
