import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { useFormat } from '#i18n/formatContext.ts';

/**
 * Returns a function that formats a promised arrival in the customer's local time. If only the instant is
 * known, it is formatted in the display time zone. If neither is known, the function returns ''.
 */
export function usePromiseText(): (promise: ArrivalPromise) => string {
  const format = useFormat();
  return ({ localPromisedArrivalDate: local, promisedArrivalDate: instant }) => {
    if (local) return format.localDateTime(local);
    return instant ? `${format.dateTime(instant)} ${format.zone(instant)}` : '';
  };
}
