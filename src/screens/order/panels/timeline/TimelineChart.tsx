import './timeline.css';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasModifier } from '#components/keyboard/hasModifier.ts';
import { useDurationText } from '#components/time/useDurationText.ts';
import {
  layoutTimeline,
  type Timeline,
  type TimelineBar,
  type TimelinePeriod,
} from '#domain/item/timeline.ts';
import { toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { TimelineAxis } from './TimelineAxis.tsx';
import { TimelineBarShape } from './TimelineBarShape.tsx';
import { TimelineLegend } from './TimelineLegend.tsx';
import { AXIS_HEIGHT, BREAK_HEIGHT, columnPercent, LANE_HEIGHT } from './timelineScale.ts';

interface TimelineChartProps {
  label: string;
  periods: readonly TimelinePeriod[];
  /** Epoch milliseconds. */
  now: number;
  /** 'each': one lane per bar, with a label. 'one': all bars in one lane, without labels. */
  lanes: 'each' | 'one';
  selected: string | null;
  onSelect: (id: string) => void;
}

type Move = (index: number, last: number) => number;

const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowRight', (index, last) => Math.min(last, index + 1)],
  ['ArrowDown', (index, last) => Math.min(last, index + 1)],
  ['ArrowLeft', (index) => Math.max(0, index - 1)],
  ['ArrowUp', (index) => Math.max(0, index - 1)],
  ['Home', () => 0],
  ['End', (_index, last) => last],
]);

/** Marks shortened gaps by a striped band below the dates. */
function AxisBreaks({ timeline, patternId }: { timeline: Timeline; patternId: string }) {
  return timeline.gaps
    .filter((gap) => gap.hasBreak)
    .map((gap) => (
      <rect
        key={gap.column}
        x={columnPercent(gap.column, timeline.columns)}
        width={columnPercent(gap.width, timeline.columns)}
        y={AXIS_HEIGHT - BREAK_HEIGHT}
        height={BREAK_HEIGHT}
        fill={`url(#${patternId})`}
      />
    ));
}

/** A labeled line at the current time. Renders nothing if the timeline does not include the current time. */
function TimelineNowLine({ timeline: { now, columns } }: { timeline: Timeline }) {
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

/** Returns a function that describes a period or a moment of the timeline in one line. */
function usePeriodText(): (period: TimelinePeriod, hasBreak: boolean) => string {
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

/** Returns a function that returns the full text of a bar for the tooltip, the caption and screen readers. */
function useBarText(periods: readonly TimelinePeriod[]): (bar: TimelineBar) => string {
  const periodText = usePeriodText();
  const byId = new Map(periods.map((period) => [period.id, period]));
  return ({ id, label, hasBreak }) => {
    const period = byId.get(id);
    return period ? periodText(period, hasBreak) : label;
  };
}

/**
 * S9.16: periods on one time scale as an SVG image. The arrow keys, Home and End move the focus between the
 * bars, and Enter or Space selects the matching row in the table or list. The caption describes the bar under
 * the pointer, or else the one that last had the focus.
 */
export function TimelineChart({ label, periods, now, lanes, selected, onSelect }: TimelineChartProps) {
  const { t } = useTranslation('panels');
  const id = useId();
  const [active, setActive] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  const picture = useRef<SVGSVGElement>(null);
  const timeline = useMemo(() => layoutTimeline(periods, now), [periods, now]);
  const textOf = useBarText(periods);
  const { bars } = timeline;
  if (bars.length === 0) return null;
  const current = Math.min(active, bars.length - 1);
  const shown = bars[pointed ?? current];
  const handleKeyDown = (event: KeyboardEvent) => {
    const move = MOVES.get(event.key);
    if (!move || hasModifier(event)) return;
    event.preventDefault();
    const next = move(current, bars.length - 1);
    setActive(next);
    picture.current?.querySelectorAll<SVGElement>('[role="button"]')[next]?.focus();
  };
  const height = AXIS_HEIGHT + LANE_HEIGHT * (lanes === 'each' ? bars.length : 1);
  return (
    <figure className="timeline">
      <div className="timeline-frame">
        {/* biome-ignore lint/a11y/useSemanticElements: a picture is not a fieldset */}
        <svg
          ref={picture}
          className={lanes === 'each' ? 'timeline-picture' : 'timeline-picture timeline-strip'}
          height={height}
          role="group"
          aria-label={label}
          aria-describedby={`${id}-keys`}
          onKeyDown={handleKeyDown}
        >
          <defs>
            <pattern id={`${id}-break`} width="6" height="6" patternUnits="userSpaceOnUse">
              <path className="timeline-stripe" d="M0 6 6 0" />
            </pattern>
            <pattern id={`${id}-late`} width="4" height="4" patternUnits="userSpaceOnUse">
              <path className="timeline-late" d="M0 4 4 0" />
            </pattern>
          </defs>
          <AxisBreaks timeline={timeline} patternId={`${id}-break`} />
          <TimelineAxis timeline={timeline} />
          <TimelineNowLine timeline={timeline} />
          {bars.map((bar, index) => (
            <TimelineBarShape
              key={bar.id}
              bar={bar}
              columns={timeline.columns}
              latePattern={`${id}-late`}
              lane={lanes === 'each' ? index : 0}
              hasLabel={lanes === 'each'}
              text={textOf(bar)}
              isTabStop={index === current}
              isSelected={bar.id === selected}
              onFocus={() => setActive(index)}
              onPoint={(isPointed) => setPointed(isPointed ? index : null)}
              onSelect={() => onSelect(bar.id)}
            />
          ))}
        </svg>
      </div>
      <figcaption className="timeline-caption">
        {shown && <span aria-hidden="true">{textOf(shown)}</span>}
        <span className="visually-hidden" id={`${id}-keys`}>
          {t('timeline.keys')}
        </span>
        <TimelineLegend timeline={timeline} isOfEvents={lanes === 'one'} />
      </figcaption>
    </figure>
  );
}
