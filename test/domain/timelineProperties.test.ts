import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  layoutTimeline,
  TIMELINE_GAP_MAX_COLUMNS,
  TIMELINE_GAP_MIN_COLUMNS,
  TIMELINE_TICK_COLUMNS,
  type TimelinePeriod,
} from '#domain/item/timeline.ts';
import { anyPeriods } from './anyPeriods.ts';
import { holds } from './holds.ts';

/** A current time after the end of every timeline. */
const NEVER = Number.POSITIVE_INFINITY;

describe('for any periods', () => {
  test('every gap is 2 to 500 columns wide, and they are side by side', () => {
    holds(
      fc.property(anyPeriods, (given) => {
        const { gaps, columns } = layoutTimeline(given, NEVER);
        let column = 0;
        for (const gap of gaps) {
          expect(gap.width).toBeGreaterThanOrEqual(TIMELINE_GAP_MIN_COLUMNS);
          expect(gap.width).toBeLessThanOrEqual(TIMELINE_GAP_MAX_COLUMNS);
          expect(gap.column).toBe(column);
          column += gap.width;
        }
        if (gaps.length > 0) expect(columns).toBe(column);
      }),
    );
  });

  test('every period has one bar inside the timeline, with a label of at most 50 characters', () => {
    holds(
      fc.property(anyPeriods, (given) => {
        const { bars, columns } = layoutTimeline(given, NEVER);
        expect(bars.map((bar) => bar.id)).toEqual(given.map(({ id }) => id));
        for (const [index, bar] of bars.entries()) {
          expect(bar.column).toBeGreaterThanOrEqual(0);
          expect(bar.column + bar.width).toBeLessThanOrEqual(columns);
          expect(bar.width).toBeGreaterThanOrEqual(TIMELINE_GAP_MIN_COLUMNS);
          expect(Array.from(bar.label).length).toBeLessThanOrEqual(50);
          expect(given[index]?.label.startsWith(bar.label.replace(/…$/, ''))).toBe(true);
        }
      }),
    );
  });

  test('an earlier start is never further right', () => {
    holds(
      fc.property(anyPeriods, (given) => {
        const { bars } = layoutTimeline(
          given.filter(({ start, end }) => end - start > 0),
          NEVER,
        );
        const ordered = bars
          .map((bar) => ({ bar, start: given.find(({ id }) => id === bar.id)?.start ?? 0 }))
          .sort((a, b) => a.start - b.start);
        for (const [index, one] of ordered.entries()) {
          const next = ordered[index + 1];
          if (next && next.start > one.start) expect(next.bar.column).toBeGreaterThan(one.bar.column);
        }
      }),
    );
  });

  test('of two uncut gaps, the longer one is never narrower', () => {
    holds(
      fc.property(anyPeriods, (given) => {
        const whole = layoutTimeline(given, NEVER).gaps.filter((gap) => !gap.hasBreak);
        const byLength = [...whole].sort((a, b) => a.end - a.start - (b.end - b.start));
        for (const [index, gap] of byLength.entries()) {
          const longer = byLength[index + 1];
          if (longer) expect(longer.width).toBeGreaterThanOrEqual(gap.width);
        }
      }),
    );
  });

  test('a cut gap was longer than every uncut one', () => {
    holds(
      fc.property(anyPeriods, (given) => {
        const { gaps } = layoutTimeline(given, NEVER);
        const whole = Math.max(0, ...gaps.filter((gap) => !gap.hasBreak).map((gap) => gap.end - gap.start));
        for (const gap of gaps) if (gap.hasBreak) expect(gap.end - gap.start).toBeGreaterThan(whole);
      }),
    );
  });

  test('dates are at every 75th column, and never run backwards or out of the timeline', () => {
    holds(
      fc.property(anyPeriods, (given) => {
        const { ticks, columns, gaps } = layoutTimeline(given, NEVER);
        expect(ticks.length).toBe(Math.ceil(columns / TIMELINE_TICK_COLUMNS));
        for (const [index, { column, at }] of ticks.entries()) {
          expect(column).toBe(index * TIMELINE_TICK_COLUMNS);
          expect(at).toBeGreaterThanOrEqual(ticks[index - 1]?.at ?? gaps[0]?.start ?? at);
          expect(at).toBeLessThanOrEqual(gaps.at(-1)?.end ?? at);
        }
      }),
    );
  });

  test('the timeline is the same at any other point in time', () => {
    holds(
      fc.property(anyPeriods, fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (given, shift) => {
        const moved = given.map((one) => ({ ...one, start: one.start + shift, end: one.end + shift }));
        const columnsOf = (list: TimelinePeriod[]) =>
          layoutTimeline(list, NEVER).bars.map(({ column, width, hasBreak }) => ({
            column,
            width,
            hasBreak,
          }));
        expect(columnsOf(moved)).toEqual(columnsOf(given));
      }),
    );
  });
});
