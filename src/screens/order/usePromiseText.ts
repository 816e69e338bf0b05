import { promiseText } from '#components/promiseText.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { useFormat } from '#i18n/formatContext.ts';

/** Returns a function that formats a promised arrival (R185). */
export function usePromiseText(): (promise: ArrivalPromise) => string {
  const format = useFormat();
  return (promise) => promiseText(promise, format);
}
