import { useTranslation } from 'react-i18next';
import { placedPromiseText } from '#components/status/promiseText.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { useFormat } from '#i18n/formatContext.ts';

/** Returns a function that formats a promised arrival and says whose time it is (R185, R226). */
export function usePromiseText(): (promise: ArrivalPromise) => string {
  const { t } = useTranslation('status');
  const format = useFormat();
  return (promise) => placedPromiseText(t, format, promise);
}
