import { type ArrivalPromise, dayOf, daysBetween, promisedDay } from '#domain/order/promiseDates.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { DAY_MS, fromWallClock, MINUTE_MS, toIso, toWallClock } from '#domain/time/time.ts';

/** The day, 'YYYY-MM-DD', to which promise dates move, and the display zone in which it is today (R185). */
export type MovingDay = Pick<CurrentTime, 'today' | 'timezone'>;

/** The promise without the other fields of its group, so that equal promises have equal JSON. */
export function promiseOf({ localPromisedArrivalDate, promisedArrivalDate }: ArrivalPromise): ArrivalPromise {
  return { localPromisedArrivalDate, promisedArrivalDate };
}

/** The instant on that day with the same time of day in the zone, even if the clock changes in between. */
function sameTimeOn({ today, timezone }: MovingDay, instant: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const minute = fromWallClock({ ...toWallClock(instant, timezone), year, month, day }, timezone);
  return toIso(Date.parse(minute) + (Date.parse(instant) % MINUTE_MS));
}

/**
 * S9.8: moves a promise date to today; with `keepOriginal`, only if the date has passed. The time of day does
 * not change. If the local time is known, the instant moves by the same number of days.
 */
export function movePromise(
  promise: ArrivalPromise,
  moving: MovingDay,
  keepOriginal: boolean,
): ArrivalPromise {
  const { today, timezone } = moving;
  const day = promisedDay(promise, timezone);
  if (day === null || day === today || (keepOriginal && day > today)) return promise;
  const { localPromisedArrivalDate: local, promisedArrivalDate: instant } = promise;
  if (dayOf(local) === null) {
    return { ...promise, promisedArrivalDate: instant && sameTimeOn(moving, instant) };
  }
  return {
    localPromisedArrivalDate: `${today}${local?.slice(10)}`,
    promisedArrivalDate: instant && toIso(Date.parse(instant) + daysBetween(day, today) * DAY_MS),
  };
}
