import { useTranslation } from 'react-i18next';
import { toIso } from '#domain/time.ts';
import type { Period } from '#domain/timeline.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useDuration } from '../useDuration.ts';

/** A period in words, whole: its name, when it began and ended, and how long it took. */
export function usePeriodText(): (period: Period) => string {
  const { t } = useTranslation('panels');
  const format = useFormat();
  const duration = useDuration();
  return ({ label: name, start, end }) => {
    const from = format.dateTime(toIso(start));
    if (end === start) return t('timeline.moment', { name, from });
    const until = format.dateTime(toIso(end));
    return t('timeline.bar', { name, from, until, duration: duration(end - start) });
  };
}
