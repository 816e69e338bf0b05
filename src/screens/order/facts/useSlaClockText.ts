import { useTranslation } from 'react-i18next';
import { lateText } from '#components/status/dueText.ts';
import { slaClock } from '#domain/item/slaClock.ts';
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
