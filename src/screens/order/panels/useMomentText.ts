import { useFormat } from '#i18n/formatContext.ts';

/** An instant as text with its display time zone; '' if there is none. */
export function useMomentText(): (instant: string | null) => string {
  const format = useFormat();
  return (instant) => (instant === null ? '' : `${format.dateTime(instant)} ${format.zone(instant)}`);
}
