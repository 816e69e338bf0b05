import { useTranslation } from 'react-i18next';
import type { TimelinePeriod } from '#domain/item/timeline.ts';
import { toIso } from '#domain/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useDurationText } from '../useDurationText.ts';

/** Returns a function that describes a period or a moment of the timeline in one line. */
export function usePeriodText(): (period: TimelinePeriod, hasBreak: boolean) => string {
  const { t } = useTranslation('panels');
  const { moment } = useFormat();
  const duration = useDurationText();
  return ({ label: name, start, end, deadline }, hasBreak) => {
    const from = moment(toIso(start));
    if (end === start) return t('timeline.moment', { name, from });
    const until = moment(toIso(end));
    const text = t('timeline.bar', { name, from, until, duration: duration(end - start) });
    const notes = [
      deadline !== null && t('timeline.due', { at: moment(toIso(deadline)) }),
      hasBreak && t('timeline.cut'),
    ];
    return [text, ...notes.filter((note) => note !== false)].join(', ');
  };
}
