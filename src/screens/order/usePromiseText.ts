import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { useFormat } from '#i18n/formatContext.ts';

/**
 * Returns a function that formats the promised arrival in the customer's local time, or else the instant in
 * the display time zone; '' without either.
 */
export function usePromiseText(): (promise: ArrivalPromise) => string {
  const format = useFormat();
  return ({ localPromisedArrivalDate: local, promisedArrivalDate: instant }) => {
    if (local) return format.localDateTime(local);
    return instant ? `${format.dateTime(instant)} ${format.zone(instant)}` : '';
  };
}
