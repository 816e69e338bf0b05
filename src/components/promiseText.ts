import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import type { Format } from '#i18n/format.ts';

/**
 * R185: a promised arrival in the customer's local time. If only the instant is known, the text shows it in
 * the display time zone and names the zone. '' if neither is known.
 */
export function promiseText(
  { localPromisedArrivalDate: local, promisedArrivalDate: instant }: ArrivalPromise,
  format: Format,
): string {
  if (local) return format.localDateTime(local);
  return instant ? `${format.dateTime(instant)} ${format.zone(instant)}` : '';
}
