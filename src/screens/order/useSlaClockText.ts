import { useTranslation } from 'react-i18next';
import { slaClock } from '#domain/item/slaClock.ts';
import { useFormat } from '#i18n/formatContext.ts';

/**
 * Returns a function that states how late a UTC instant is or when it is due, for example '2 h late' or 'due
 * in 3 h'. `now` is in epoch milliseconds.
 */
export function useSlaClockText(): (date: string, now: number) => string {
  const { t } = useTranslation('item');
  const format = useFormat();
  return (date, now) => {
    const { isLate, amount, unit } = slaClock(date, now);
    const duration = format.duration(amount, unit);
    return isLate ? t('clock.late', { duration }) : t('clock.dueIn', { duration });
  };
}
