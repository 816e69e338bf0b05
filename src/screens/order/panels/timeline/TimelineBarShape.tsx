import type { KeyboardEvent } from 'react';
import type { TimelineBar } from '#domain/item/timeline.ts';
import { AXIS_HEIGHT, columnPercent, LANE_HEIGHT } from './timelineScale.ts';

interface TimelineBarShapeProps {
  bar: TimelineBar;
  columns: number;
  /** ID of the SVG pattern that marks the late part. */
  latePattern: string;
  lane: number;
  hasLabel: boolean;
  text: string;
  isTabStop: boolean;
  isSelected: boolean;
  onFocus: () => void;
  onPoint: (isPointed: boolean) => void;
  onSelect: () => void;
}

const LABEL_HEIGHT = 15;
const BAR_HEIGHT = 10;
/** If a bar starts beyond this fraction of the width, its label may be too long to start there. */
const RIGHT_FROM = 0.55;

/** The label starts where its bar starts or, far to the right, ends where the bar ends. */
function Label({ bar, columns, top }: { bar: TimelineBar; columns: number; top: number }) {
  const isRight = bar.column > columns * RIGHT_FROM;
  const column = isRight ? bar.column + bar.width : bar.column;
  return (
    <text
      className="timeline-label"
      x={columnPercent(column, columns)}
      y={top + LABEL_HEIGHT - 4}
      textAnchor={isRight ? 'end' : 'start'}
    >
      {bar.label}
    </text>
  );
}

function Deadline({
  bar,
  columns,
  latePattern,
  top,
}: Pick<TimelineBarShapeProps, 'bar' | 'columns' | 'latePattern'> & { top: number }) {
  const { deadline, lateFrom } = bar;
  return (
    <>
      {lateFrom !== null && (
        <rect
          x={columnPercent(lateFrom, columns)}
          width={columnPercent(bar.column + bar.width - lateFrom, columns)}
          y={top + LABEL_HEIGHT}
          height={BAR_HEIGHT}
          fill={`url(#${latePattern})`}
        />
      )}
      {deadline !== null && (
        <line
          className="timeline-deadline"
          x1={columnPercent(deadline, columns)}
          x2={columnPercent(deadline, columns)}
          y1={top + LABEL_HEIGHT - 3}
          y2={top + LABEL_HEIGHT + BAR_HEIGHT + 3}
        />
      )}
    </>
  );
}

/** One bar as a button that selects its row in the table or list. The tooltip contains the full text. */
export function TimelineBarShape(props: TimelineBarShapeProps) {
  const {
    bar,
    columns,
    latePattern,
    lane,
    hasLabel,
    text,
    isTabStop,
    isSelected,
    onFocus,
    onPoint,
    onSelect,
  } = props;
  const top = AXIS_HEIGHT + lane * LANE_HEIGHT;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot be rendered inside SVG
    <g
      className="timeline-bar"
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={text}
      aria-pressed={isSelected}
      onFocus={onFocus}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      onClick={onSelect}
      onKeyDown={handleKeyDown}
    >
      <title>{text}</title>
      {hasLabel && <Label bar={bar} columns={columns} top={top} />}
      <rect
        className={`timeline-fill timeline-${bar.tone}`}
        x={columnPercent(bar.column, columns)}
        width={columnPercent(bar.width, columns)}
        y={top + LABEL_HEIGHT}
        height={BAR_HEIGHT}
        rx="2"
      />
      <Deadline bar={bar} columns={columns} latePattern={latePattern} top={top} />
    </g>
  );
}
