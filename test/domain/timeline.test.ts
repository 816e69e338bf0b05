import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  layoutTimeline,
  periodsBetween,
  TIMELINE_GAP_MAX_COLUMNS,
  TIMELINE_GAP_MIN_COLUMNS,
  type TimelinePeriod,
} from '#domain/item/timeline.ts';
import { anyPeriods } from './anyPeriods.ts';
import { holds } from './holds.ts';

const HOUR = 3_600_000;
/** A current time after the end of every timeline. */
const NEVER = Number.POSITIVE_INFINITY;
const PLAIN = { tone: 'progress', deadline: null } as const;

/** Consecutive periods with these lengths in hours. */
function following(...hours: number[]): TimelinePeriod[] {
  let start = 0;
  return hours.map((length, index) => {
    const period = { ...PLAIN, id: String(index), label: `step ${index}`, start, end: start + length * HOUR };
    start = period.end;
    return period;
  });
}

describe('S9.16: the timeline', () => {
  test('no input gives a timeline without bars', () => {
    expect(layoutTimeline([], NEVER)).toEqual({ columns: 0, gaps: [], bars: [], ticks: [], now: null });
  });

  test('the width of a gap is proportional to its length', () => {
    const { gaps } = layoutTimeline(following(1, 3, 6), NEVER);
    expect(gaps.map((gap) => gap.width)).toEqual([50, 150, 300]);
  });

  test('a gap is at least 2 columns wide, however short it is', () => {
    const { gaps } = layoutTimeline(following(0.001, 100, 100), NEVER);
    expect(gaps[0]?.width).toBe(TIMELINE_GAP_MIN_COLUMNS);
  });

  test('a gap is at most 500 columns wide, even if it is the only one', () => {
    expect(layoutTimeline(following(9), NEVER).gaps.map((gap) => gap.width)).toEqual([
      TIMELINE_GAP_MAX_COLUMNS,
    ]);
  });

  test('a gap beyond the mean plus 1.9 standard deviations is cut to that threshold and marked', () => {
    // Nine gaps of 1 hour and one of 11: mean 2, deviation 3, threshold 7.7. Even shortened to that, the long
    // gap exceeds the next threshold.
    const { gaps, bars } = layoutTimeline(following(1, 1, 1, 1, 1, 1, 1, 1, 1, 11), NEVER);
    expect(gaps.map((gap) => gap.hasBreak)).toEqual([...Array<boolean>(9).fill(false), true]);
    expect(bars.map((bar) => bar.hasBreak)).toEqual([...Array<boolean>(9).fill(false), true]);
    expect(gaps.at(-1)?.width).toBeLessThan((7.7 / 16.7) * TIMELINE_GAP_MAX_COLUMNS);
  });

  test('cutting stops after five rounds: each leaves 9 + threshold of the whole', () => {
    let longest = 11;
    for (let round = 0; round < 5; round += 1) {
      const mean = (9 + longest) / 10;
      const deviation = Math.sqrt((9 * (1 - mean) ** 2 + (longest - mean) ** 2) / 10);
      longest = mean + 1.9 * deviation;
    }
    const { gaps } = layoutTimeline(following(1, 1, 1, 1, 1, 1, 1, 1, 1, 11), NEVER);
    expect(gaps.at(-1)?.width).toBe(Math.round((longest / (9 + longest)) * TIMELINE_GAP_MAX_COLUMNS));
  });

  test('four or fewer gaps have no outlier: none can be that far from the mean', () => {
    expect(layoutTimeline(following(1, 1, 1, 5_000), NEVER).gaps.some((gap) => gap.hasBreak)).toBe(false);
  });

  test('a date is at every 75th column', () => {
    const { ticks, columns } = layoutTimeline(following(1, 3, 6), NEVER);
    expect(columns).toBe(500);
    expect(ticks.map((tick) => tick.column)).toEqual([0, 75, 150, 225, 300, 375, 450]);
    expect(ticks.map((tick) => tick.at / HOUR)).toEqual([0, 1.5, 3, 4.5, 6, 7.5, 9]);
  });

  test('labels are shortened to 50 characters', () => {
    const label = 'Fulfillment order manager has been waiting for the fulfiller';
    const [bar] = layoutTimeline([{ ...PLAIN, id: '1', label, start: 0, end: HOUR }], NEVER).bars;
    expect(bar?.label).toBe('Fulfillment order manager has been waiting for th…');
  });

  test('periods that overlap share one scale', () => {
    const { bars } = layoutTimeline(
      [
        { ...PLAIN, id: 'whole', label: '', start: 0, end: 10 * HOUR },
        { ...PLAIN, id: 'part', label: '', start: 5 * HOUR, end: 10 * HOUR },
      ],
      NEVER,
    );
    expect(bars).toMatchObject([
      { column: 0, width: 500 },
      { column: 250, width: 250 },
    ]);
  });

  test('a moment is two columns wide, and inside the timeline also at its end', () => {
    const { bars, columns } = layoutTimeline(
      [
        { ...PLAIN, id: '1', label: '', start: 0, end: HOUR },
        { ...PLAIN, id: '2', label: '', start: HOUR, end: HOUR },
      ],
      NEVER,
    );
    expect(bars[1]).toMatchObject({ column: columns - 2, width: 2 });
  });

  test('a period that is not a number is left out, one that ends before it starts is a moment', () => {
    const { bars } = layoutTimeline(
      [
        { ...PLAIN, id: 'none', label: '', start: Number.NaN, end: 0 },
        { ...PLAIN, id: 'back', label: '', start: HOUR, end: 0 },
        { ...PLAIN, id: 'fine', label: '', start: 0, end: HOUR },
      ],
      NEVER,
    );
    expect(bars.map(({ id, width }) => [id, width])).toEqual([
      ['back', 2],
      ['fine', 500],
    ]);
  });

  test('events become the gaps between them, in chronological order', () => {
    expect(
      periodsBetween([
        { id: 'b', label: 'second', tone: 'problem', at: 5 },
        { id: 'a', label: 'first', tone: 'done', at: 2 },
      ]),
    ).toEqual([
      { id: 'a', label: 'first', tone: 'done', start: 2, end: 5, deadline: null },
      { id: 'b', label: 'second', tone: 'problem', start: 5, end: 5, deadline: null },
    ]);
  });
});

describe('R79: deadlines and the current time', () => {
  const due = (end: number, deadline: number) => ({
    ...PLAIN,
    id: '1',
    label: '',
    start: 0,
    end: end * HOUR,
    deadline: deadline * HOUR,
  });
  const barOf = (end: number, deadline: number) => layoutTimeline([due(end, deadline)], NEVER).bars[0];

  test.each([
    ['inside the period: the rest of it is late', 10, 4, { deadline: 200, lateFrom: 200 }],
    ['at the end: nothing is late', 10, 10, { deadline: 500, lateFrom: null }],
    ['after the timeline: not marked', 10, 11, { deadline: null, lateFrom: null }],
    ['before the period: all of it is late', 10, -1, { deadline: null, lateFrom: 0 }],
  ])('a deadline %s', (_title, end, deadline, expected) => {
    expect(barOf(end, deadline)).toMatchObject(expected);
  });

  test('the current time is a line if the timeline includes it', () => {
    expect(layoutTimeline(following(1, 3, 6), 4 * HOUR).now).toBe(200);
    expect(layoutTimeline(following(1, 3, 6), 10 * HOUR).now).toBe(500);
    expect(layoutTimeline(following(1, 3, 6), 11 * HOUR).now).toBeNull();
  });

  test('a late part is inside its bar, and starts at its deadline or with the bar', () => {
    holds(
      fc.property(anyPeriods, (given) => {
        for (const bar of layoutTimeline(given, NEVER).bars) {
          const found = given.find(({ id }) => id === bar.id);
          if (bar.lateFrom === null || !found) continue;
          expect(found.deadline).toBeLessThan(found.end);
          expect(bar.lateFrom).toBeGreaterThanOrEqual(bar.column);
          expect(bar.lateFrom).toBeLessThanOrEqual(bar.column + bar.width);
        }
      }),
    );
  });
});
