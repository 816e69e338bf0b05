import { useTranslation } from 'react-i18next';
import type { Timeline, TimelinePeriodTone } from '#domain/item/timeline.ts';

const TONES: readonly TimelinePeriodTone[] = ['progress', 'waiting', 'problem', 'done'];

interface TimelineLegendProps {
  timeline: Timeline;
  /** Whether each bar stands for an event, which has no duration of its own. */
  isOfEvents: boolean;
}

export function TimelineLegend({ timeline: { bars, gaps }, isOfEvents }: TimelineLegendProps) {
  const { t } = useTranslation('panels');
  const tones = TONES.filter((tone) => bars.some((bar) => bar.tone === tone));
  return (
    <span className="timeline-legend">
      {tones.map((tone) => (
        <span key={tone}>
          <span className={`timeline-swatch timeline-${tone}`} /> {t(`timeline.tone.${tone}`)}
        </span>
      ))}
      {isOfEvents && <span>{t('timeline.eventKey')}</span>}
      {bars.some(({ deadline }) => deadline !== null) && <span>{t('timeline.deadlineKey')}</span>}
      {bars.some(({ lateFrom }) => lateFrom !== null) && <span>{t('timeline.lateKey')}</span>}
      {gaps.some(({ hasBreak }) => hasBreak) && <span>{t('timeline.cutKey')}</span>}
    </span>
  );
}
