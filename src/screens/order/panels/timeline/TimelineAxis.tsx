import type { Timeline } from '#domain/item/timeline.ts';
import { toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { columnPercent } from './timelineScale.ts';

/**
 * A date and a time at every 75th column. The axis is hidden from screen readers, because the table or list
 * contains the same information.
 */
export function TimelineAxis({ timeline }: { timeline: Timeline }) {
  const format = useFormat();
  const zones = new Set(timeline.ticks.map(({ at }) => format.zone(toIso(at))));
  // R36: after clocks are set back, an hour occurs twice.
  const timeOf = (instant: string) =>
    zones.size > 1 ? `${format.time(instant)} ${format.zone(instant)}` : format.time(instant);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it contains nothing focusable
    <g aria-hidden="true">
      {timeline.ticks.map(({ column, at }) => {
        const x = columnPercent(column, timeline.columns);
        const instant = toIso(at);
        return (
          <g key={column}>
            <line className="timeline-tick" x1={x} x2={x} y1="0" y2="100%" />
            <text className="timeline-date" x={x} dx="4" y="12">
              {format.date(instant)}
            </text>
            <text className="timeline-date" x={x} dx="4" y="25">
              {timeOf(instant)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
