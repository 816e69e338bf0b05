import { useFormat } from '#i18n/formatContext.ts';

/** An instant with the zone it is shown in; '' if there is none. */
export function useMomentText(): (instant: string | null) => string {
  const format = useFormat();
  return (instant) => (instant === null ? '' : `${format.dateTime(instant)} ${format.zone(instant)}`);
}
