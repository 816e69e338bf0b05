import { shorten } from '#domain/shorten.ts';

/** S9.16: a gap is drawn 2 to 500 columns wide, a date stands every 75 columns, labels have at most 50 characters. */
export const TIMELINE_MIN_COLUMNS = 2;
export const TIMELINE_MAX_COLUMNS = 500;
export const TIMELINE_LABEL_COLUMNS = 75;
const LABEL_MAX = 50;
/** S9.16: a gap is an outlier beyond the mean plus this many standard deviations; at most five rounds of cutting. */
const OUTLIER_DEVIATIONS = 1.9;
const MAX_ROUNDS = 5;

/** What a period is: work goes on, somebody is waited for, something is wrong, or it is over. */
export type PeriodTone = 'progress' | 'waiting' | 'problem' | 'done';

/** An entry of the timeline; all times in epoch milliseconds. */
export interface Period {
  id: string;
  label: string;
  start: number;
  end: number;
  tone: PeriodTone;
  /** When it should have ended; null without a deadline. */
  deadline: number | null;
}

/** A stretch between two neighbouring moments, on the scale that all bars share. */
export interface TimelineGap {
  /** Epoch milliseconds. */
  start: number;
  end: number;
  /** In columns. */
  column: number;
  width: number;
  /** Drawn shorter than it was. */
  isCut: boolean;
}

export interface TimelineBar {
  id: string;
  /** At most 50 characters; `title` is the whole. */
  label: string;
  title: string;
  column: number;
  /** At least 2: a moment can be seen too. */
  width: number;
  isCut: boolean;
  tone: PeriodTone;
  /** The column of the deadline; null without one, or where it is not in the picture. */
  deadline: number | null;
  /** The column at which it became late; null where it did not. */
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
  /** The column of the present; null where the picture ends before it. */
  now: number | null;
}

interface Stretch {
  start: number;
  end: number;
  /** The length that determines its width, shortened for long entries. */
  length: number;
  isCut: boolean;
}

function outlierThreshold(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return mean + OUTLIER_DEVIATIONS * Math.sqrt(variance);
}

/** Cuts the outliers to the threshold, again and again until none is left or five rounds are done. */
function cutOutliers(stretches: readonly Stretch[]): readonly Stretch[] {
  let current = stretches;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const threshold = outlierThreshold(current.map((stretch) => stretch.length));
    if (!current.some((stretch) => stretch.length > threshold)) return current;
    current = current.map((stretch) =>
      stretch.length > threshold ? { ...stretch, length: threshold, isCut: true } : stretch,
    );
  }
  return current;
}

function stretchesBetween(moments: readonly number[]): Stretch[] {
  return moments.slice(1).map((end, index) => {
    const start = moments[index] ?? end;
    return { start, end, length: end - start, isCut: false };
  });
}

/** Each gap gets its share of the whole, so that the picture is about 500 columns wide however long it took. */
function toGaps(stretches: readonly Stretch[]): TimelineGap[] {
  const whole = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  let column = 0;
  return stretches.map(({ start, end, length, isCut }) => {
    const share = Math.round((length / whole) * TIMELINE_MAX_COLUMNS);
    const width = Math.min(TIMELINE_MAX_COLUMNS, Math.max(TIMELINE_MIN_COLUMNS, share));
    const gap = { start, end, column, width, isCut };
    column += width;
    return gap;
  });
}

/** The column of an instant: inside a gap time runs evenly; null where the picture does not reach it. */
function columnAt(instant: number, gaps: readonly TimelineGap[]): number | null {
  const gap = gaps.find((one) => one.start <= instant && instant <= one.end);
  if (!gap) return null;
  return gap.column + ((instant - gap.start) / (gap.end - gap.start)) * gap.width;
}

function toBar(period: Period, gaps: readonly TimelineGap[]): TimelineBar {
  const { id, label, start, end, tone, deadline } = period;
  const first = columnAt(start, gaps) ?? 0;
  const last = columnAt(end, gaps) ?? first;
  const isMoment = last - first < TIMELINE_MIN_COLUMNS;
  const isLate = deadline !== null && deadline < end;
  return {
    id,
    label: shorten(label, LABEL_MAX),
    title: label,
    // A moment at the very end is moved in, so that it can be seen.
    column: isMoment ? Math.max(0, last - TIMELINE_MIN_COLUMNS) : first,
    width: isMoment ? TIMELINE_MIN_COLUMNS : last - first,
    isCut: gaps.some((gap) => gap.isCut && gap.start < end && gap.end > start),
    tone,
    deadline: deadline === null ? null : columnAt(deadline, gaps),
    lateFrom: isLate && !isMoment ? columnAt(Math.max(start, deadline), gaps) : null,
  };
}

/** The instant at a column: inside a gap time runs evenly, also where the gap was cut. */
function instantAt(column: number, gaps: readonly TimelineGap[], from: number): number {
  const gap = gaps.find((one) => column <= one.column + one.width);
  if (!gap) return from;
  return Math.round(gap.start + ((column - gap.column) / gap.width) * (gap.end - gap.start));
}

/**
 * Lays periods out on one shared scale (S9.16). Periods that are no numbers are left out,
 * one that ends before it begins is a moment. Nothing at all gives a picture without bars. `now` is epoch milliseconds.
 */
export function layoutTimeline(periods: readonly Period[], now: number): Timeline {
  const valid = periods
    .filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end))
    .map((period) => ({ ...period, end: Math.max(period.start, period.end) }));
  const moments = [...new Set(valid.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const gaps = toGaps(cutOutliers(stretchesBetween(moments)));
  const last = gaps.at(-1);
  const columns = last ? last.column + last.width : valid.length > 0 ? TIMELINE_MIN_COLUMNS : 0;
  const ticks: TimelineTick[] = [];
  for (let column = 0; column < columns; column += TIMELINE_LABEL_COLUMNS) {
    ticks.push({ column, at: instantAt(column, gaps, moments[0] ?? 0) });
  }
  const bars = valid.map((period) => toBar(period, gaps));
  return { columns, gaps, bars, ticks, now: columnAt(now, gaps) };
}

/** The stretches from one moment to the next as periods: how events follow each other. */
export function gapsBetween(
  moments: readonly (Pick<Period, 'id' | 'label' | 'tone'> & { at: number })[],
): Period[] {
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
