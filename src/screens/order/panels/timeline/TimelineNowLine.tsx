import { useTranslation } from 'react-i18next';
import type { Timeline } from '#domain/item/timeline.ts';
import { AXIS_HEIGHT, BREAK_HEIGHT, columnPercent } from './timelineScale.ts';

/** A labeled line at the current time. Renders nothing if the timeline does not include the current time. */
export function TimelineNowLine({ timeline: { now, columns } }: { timeline: Timeline }) {
  const { t } = useTranslation('panels');
  if (now === null) return null;
  const x = columnPercent(now, columns);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it contains nothing focusable
    <g aria-hidden="true">
      <line className="timeline-now" x1={x} x2={x} y1={AXIS_HEIGHT - BREAK_HEIGHT} y2="100%" />
      <text className="timeline-date" x={x} dx="-4" y={AXIS_HEIGHT - BREAK_HEIGHT - 4} textAnchor="end">
        {t('timeline.now')}
      </text>
    </g>
  );
}
