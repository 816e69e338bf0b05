import { useTranslation } from 'react-i18next';
import { slaClock } from '#domain/item/slaClock.ts';
import { useFormat } from '#i18n/formatContext.ts';

/**
 * Returns a function that compares a UTC instant with the current time in epoch milliseconds. Its result is a
 * text such as 'due in 3 h' or '2 h late'.
 */
export function useClockText(): (date: string, now: number) => string {
  const { t } = useTranslation('item');
  const format = useFormat();
  return (date, now) => {
    const { isLate, amount, unit } = slaClock(date, now);
    const duration = format.duration(amount, unit);
    return isLate ? t('clock.late', { duration }) : t('clock.dueIn', { duration });
  };
}
