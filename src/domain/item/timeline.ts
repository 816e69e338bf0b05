import { shorten } from '#domain/shorten.ts';

/** S9.16: a gap is 2 to 500 columns wide, dates are 75 columns apart, and labels have up to 50 characters. */
export const TIMELINE_GAP_MIN_COLUMNS = 2;
export const TIMELINE_GAP_MAX_COLUMNS = 500;
export const TIMELINE_TICK_COLUMNS = 75;
const LABEL_MAX = 50;
/**
 * S9.16: a gap is an outlier if it exceeds the mean by more than this many standard deviations. Outliers are
 * shortened in at most five rounds.
 */
const OUTLIER_DEVIATIONS = 1.9;
const MAX_ROUNDS = 5;

/** The kind of a period: work in progress, waiting for someone, a problem, or finished work. */
export type TimelinePeriodTone = 'progress' | 'waiting' | 'problem' | 'done';

/** One entry of the timeline; times are in epoch milliseconds. */
export interface TimelinePeriod {
  id: string;
  label: string;
  start: number;
  end: number;
  tone: TimelinePeriodTone;
  /** When the period should have ended; null if it has no deadline. */
  deadline: number | null;
}

/** The time between two consecutive moments, on the scale that all bars share. */
export interface TimelineGap {
  /** Epoch milliseconds. */
  start: number;
  end: number;
  /** Position and width in columns. */
  column: number;
  width: number;
  /** Whether the gap was shortened and is not to scale. */
  hasBreak: boolean;
}

export interface TimelineBar {
  id: string;
  /** At most 50 characters. */
  label: string;
  column: number;
  /** At least 2, so that a moment is visible. */
  width: number;
  hasBreak: boolean;
  tone: TimelinePeriodTone;
  /** The column of the deadline; null if there is none or if it is outside the timeline. */
  deadline: number | null;
  /**
   * The column at which the period became late; null if it did not, or if the period is too short to show it.
   */
  lateFrom: number | null;
}

export interface TimelineTick {
  column: number;
  /** Epoch milliseconds. */
  at: number;
}

export interface Timeline {
  columns: number;
  gaps: TimelineGap[];
  bars: TimelineBar[];
  ticks: TimelineTick[];
  /** The column of the current time; null if it is outside the timeline. */
  now: number | null;
}

interface Stretch {
  start: number;
  end: number;
  /** The duration that determines the width; less than the real one for outliers. */
  length: number;
  hasBreak: boolean;
}

function outlierThreshold(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return mean + OUTLIER_DEVIATIONS * Math.sqrt(variance);
}

function cutOutliers(stretches: readonly Stretch[]): readonly Stretch[] {
  let current = stretches;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const threshold = outlierThreshold(current.map((stretch) => stretch.length));
    if (!current.some((stretch) => stretch.length > threshold)) return current;
    current = current.map((stretch) =>
      stretch.length > threshold ? { ...stretch, length: threshold, hasBreak: true } : stretch,
    );
  }
  return current;
}

function stretchesBetween(moments: readonly number[]): Stretch[] {
  return moments.slice(1).map((end, index) => {
    const start = moments[index] ?? end;
    return { start, end, length: end - start, hasBreak: false };
  });
}

/**
 * Scales the gaps to about 500 columns in total. Many short gaps make the timeline wider, because each has a
 * minimum width.
 */
function toGaps(stretches: readonly Stretch[]): TimelineGap[] {
  const whole = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  let column = 0;
  return stretches.map(({ start, end, length, hasBreak }) => {
    const share = Math.round((length / whole) * TIMELINE_GAP_MAX_COLUMNS);
    const width = Math.min(TIMELINE_GAP_MAX_COLUMNS, Math.max(TIMELINE_GAP_MIN_COLUMNS, share));
    const gap = { start, end, column, width, hasBreak };
    column += width;
    return gap;
  });
}

/** The column of an instant; null if it is outside the timeline. Time is linear within a gap. */
function columnAt(instant: number, gaps: readonly TimelineGap[]): number | null {
  const gap = gaps.find((one) => one.start <= instant && instant <= one.end);
  if (!gap) return null;
  return gap.column + ((instant - gap.start) / (gap.end - gap.start)) * gap.width;
}

function toBar(period: TimelinePeriod, gaps: readonly TimelineGap[]): TimelineBar {
  const { id, label, start, end, tone, deadline } = period;
  const first = columnAt(start, gaps) ?? 0;
  const last = columnAt(end, gaps) ?? first;
  const isMoment = last - first < TIMELINE_GAP_MIN_COLUMNS;
  const isLate = deadline !== null && deadline < end;
  return {
    id,
    label: shorten(label, LABEL_MAX),
    // Moved to the left, so that even a moment at the end of the timeline is visible.
    column: isMoment ? Math.max(0, last - TIMELINE_GAP_MIN_COLUMNS) : first,
    width: isMoment ? TIMELINE_GAP_MIN_COLUMNS : last - first,
    hasBreak: gaps.some((gap) => gap.hasBreak && gap.start < end && gap.end > start),
    tone,
    deadline: deadline === null ? null : columnAt(deadline, gaps),
    lateFrom: isLate && !isMoment ? columnAt(Math.max(start, deadline), gaps) : null,
  };
}

/**
 * The instant at a column, in epoch milliseconds; `from` if the column is outside the timeline. Time is
 * linear within a gap, even if the gap was shortened.
 */
function instantAt(column: number, gaps: readonly TimelineGap[], from: number): number {
  const gap = gaps.find((one) => column <= one.column + one.width);
  if (!gap) return from;
  return Math.round(gap.start + ((column - gap.column) / gap.width) * (gap.end - gap.start));
}

/**
 * Arranges periods on one shared scale (S9.16). Ignores periods with invalid times; a period that ends before
 * it begins becomes a moment. Without periods, the timeline has no bars. `now` is in epoch milliseconds.
 */
export function layoutTimeline(periods: readonly TimelinePeriod[], now: number): Timeline {
  const valid = periods
    .filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end))
    .map((period) => ({ ...period, end: Math.max(period.start, period.end) }));
  const moments = [...new Set(valid.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const gaps = toGaps(cutOutliers(stretchesBetween(moments)));
  const last = gaps.at(-1);
  const columns = last ? last.column + last.width : valid.length > 0 ? TIMELINE_GAP_MIN_COLUMNS : 0;
  const ticks: TimelineTick[] = [];
  for (let column = 0; column < columns; column += TIMELINE_TICK_COLUMNS) {
    ticks.push({ column, at: instantAt(column, gaps, moments[0] ?? 0) });
  }
  const bars = valid.map((period) => toBar(period, gaps));
  return { columns, gaps, bars, ticks, now: columnAt(now, gaps) };
}

/** Converts moments to periods. Each period lasts until the next moment, and the last one has no duration. */
export function periodsBetween(
  moments: readonly (Pick<TimelinePeriod, 'id' | 'label' | 'tone'> & { at: number })[],
): TimelinePeriod[] {
  const inOrder = [...moments].sort((a, b) => a.at - b.at);
  return inOrder.map(({ id, label, tone, at }, index) => ({
    id,
    label,
    tone,
    start: at,
    end: inOrder[index + 1]?.at ?? at,
    deadline: null,
  }));
}
