import type { ArrivalPromise } from '#domain/promiseDates.ts';
import { useFormat } from '#i18n/formatContext.ts';

/** The local promise where there is one: that is what the customer was told. Else the instant, with the zone it is shown in. */
export function usePromiseText(): (promise: ArrivalPromise) => string {
  const format = useFormat();
  return ({ localPromisedArrivalDate: local, promisedArrivalDate: instant }) => {
    if (local) return format.localDateTime(local);
    return instant ? `${format.dateTime(instant)} ${format.zone(instant)}` : '';
  };
}
