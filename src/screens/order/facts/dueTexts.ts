import { useTranslation } from 'react-i18next';
import { lateText } from '#components/status/dueText.ts';
import { placedPromiseText } from '#components/status/promiseText.ts';
import { slaClock } from '#domain/item/slaClock.ts';
import { type ArrivalPromise, daysLate } from '#domain/order/promiseDates.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';

/**
 * Returns a function that formats how late a UTC instant is, or how soon it is due, for example '2 h late' or
 * 'due in 3 h'. R169: days are written out. `now` is in epoch milliseconds.
 */
export function useSlaClockText(): (date: string, now: number) => string {
  const { t } = useTranslation('item');
  const { t: statusTexts } = useTranslation('status');
  const format = useFormat();
  return (date, now) => {
    const { isLate, amount, unit } = slaClock(date, now);
    if (isLate) return lateText(statusTexts, format, date, now);
    return unit === 'day'
      ? t('clock.dueInDays', { count: amount })
      : t('clock.dueIn', { duration: format.duration(amount, unit) });
  };
}

/** Returns a function that formats a promised arrival and says whose time it is (R185, R226). */
export function usePromiseText(): (promise: ArrivalPromise) => string {
  const { t } = useTranslation('status');
  const format = useFormat();
  return (promise) => placedPromiseText(t, format, promise);
}

/**
 * R498: returns a function that says by how many days a promise was missed; '' for a finished order or item, or
 * if it was not missed. `now` is in epoch milliseconds.
 */
export function usePromiseDelayText(): (promise: ArrivalPromise, isFinished: boolean, now: number) => string {
  const { t } = useTranslation('status');
  const { timezone } = useFormat();
  return (promise, isFinished, now) => {
    const days = isFinished ? 0 : daysLate(promise, currentTime(now, timezone));
    return days === 0 ? '' : t('promiseLate', { count: days });
  };
}
