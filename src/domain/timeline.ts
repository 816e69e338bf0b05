import { shorten } from './shorten.ts';

/** S9.16: a gap is drawn 2 to 500 columns wide, a date stands every 75 columns, labels have at most 50 characters. */
export const TIMELINE_MIN_COLUMNS = 2;
export const TIMELINE_MAX_COLUMNS = 500;
export const TIMELINE_LABEL_COLUMNS = 75;
const LABEL_MAX = 50;
/** S9.16: a gap is an outlier beyond the mean plus this many standard deviations; at most five rounds of cutting. */
const OUTLIER_DEVIATIONS = 1.9;
const MAX_ROUNDS = 5;

/** An entry of the timeline, with start and end in epoch milliseconds. */
export interface Period {
  id: string;
  label: string;
  start: number;
  end: number;
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

function toBar(
  period: Period,
  columnOf: ReadonlyMap<number, number>,
  cuts: readonly TimelineGap[],
): TimelineBar {
  const first = columnOf.get(period.start) ?? 0;
  const last = columnOf.get(period.end) ?? first;
  const isMoment = last - first < TIMELINE_MIN_COLUMNS;
  return {
    id: period.id,
    label: shorten(period.label, LABEL_MAX),
    title: period.label,
    // A moment at the very end is moved in, so that it can be seen.
    column: isMoment ? Math.max(0, last - TIMELINE_MIN_COLUMNS) : first,
    width: isMoment ? TIMELINE_MIN_COLUMNS : last - first,
    isCut: cuts.some((gap) => gap.start < period.end && gap.end > period.start),
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
 * one that ends before it begins is a moment. Nothing at all gives a picture without bars.
 */
export function layoutTimeline(periods: readonly Period[]): Timeline {
  const valid = periods
    .filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end))
    .map((period) => ({ ...period, end: Math.max(period.start, period.end) }));
  const moments = [...new Set(valid.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const gaps = toGaps(cutOutliers(stretchesBetween(moments)));
  const last = gaps.at(-1);
  const columns = last ? last.column + last.width : valid.length > 0 ? TIMELINE_MIN_COLUMNS : 0;
  const columnOf = new Map(gaps.map((gap) => [gap.start, gap.column]));
  if (last) columnOf.set(last.end, columns);
  const cuts = gaps.filter((gap) => gap.isCut);
  const ticks: TimelineTick[] = [];
  for (let column = 0; column < columns; column += TIMELINE_LABEL_COLUMNS) {
    ticks.push({ column, at: instantAt(column, gaps, moments[0] ?? 0) });
  }
  return { columns, gaps, bars: valid.map((period) => toBar(period, columnOf, cuts)), ticks };
}

/** The stretches from one moment to the next as periods: how events follow each other. */
export function gapsBetween(moments: readonly { id: string; label: string; at: number }[]): Period[] {
  const inOrder = [...moments].sort((a, b) => a.at - b.at);
  return inOrder.map(({ id, label, at }, index) => ({
    id,
    label,
    start: at,
    end: inOrder[index + 1]?.at ?? at,
  }));
}
