import { type ArrivalPromise, dayOf, daysBetween, promisedDay } from '#domain/order/promiseDates.ts';
import { DAY_MS, UTC } from '#domain/time.ts';

/**
 * S9.8: moves a promise date to today; with `keepOriginal`, only if the date has passed. The local time of
 * day does not change, and the instant moves by the same number of days. `today` is 'YYYY-MM-DD'.
 */
export function movePromise(promise: ArrivalPromise, today: string, keepOriginal: boolean): ArrivalPromise {
  const day = promisedDay(promise, UTC);
  if (day === null || (keepOriginal && day >= today)) return promise;
  const { localPromisedArrivalDate: local, promisedArrivalDate: instant } = promise;
  return {
    localPromisedArrivalDate: dayOf(local) === null ? local : `${today}${local?.slice(10)}`,
    promisedArrivalDate:
      instant === null
        ? null
        : new Date(Date.parse(instant) + daysBetween(day, today) * DAY_MS).toISOString(),
  };
}
