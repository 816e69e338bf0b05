import { type ArrivalPromise, dayOf } from '#domain/order/promiseDates.ts';
import type { Format } from '#i18n/format.ts';
import type { StatusTFunction } from './statusText.ts';

/**
 * R185: a promised arrival in the customer's local time. If only the instant is known, the text shows it in
 * the display time zone and names the zone. '' if neither is known.
 */
export function promiseText(
  { localPromisedArrivalDate: local, promisedArrivalDate: instant }: ArrivalPromise,
  format: Format,
): string {
  // R622: a text without a day must not hide the instant, which the breakdown and the due fact use.
  return dayOf(local) || !instant ? format.localDateTime(local) : format.moment(instant);
}

/** R226: like `promiseText`, and says that a local time is the destination's. */
export function placedPromiseText(text: StatusTFunction, format: Format, promise: ArrivalPromise): string {
  const when = promiseText(promise, format);
  return dayOf(promise.localPromisedArrivalDate) ? text('due.atDestination', { when }) : when;
}
