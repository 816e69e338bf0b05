import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { useFormat } from '#i18n/formatContext.ts';

/** The promise in local time, as the customer was told it, or else the instant in the display time zone. */
export function usePromiseText(): (promise: ArrivalPromise) => string {
  const format = useFormat();
  return ({ localPromisedArrivalDate: local, promisedArrivalDate: instant }) => {
    if (local) return format.localDateTime(local);
    return instant ? `${format.dateTime(instant)} ${format.zone(instant)}` : '';
  };
}
