import { describe, expect, test } from 'vitest';
import { isAmbiguousDay } from '#domain/search/ambiguousDay.ts';

describe('R143: whether the day and the month of a text could be swapped', () => {
  test.each([
    ['11/12/2026', 11, true],
    ['11/12/2026', 12, true],
    ['2-1-2026', 2, true],
    [' 02/01/2026 ', 2, true],
    ['11.12.2026', 12, true],
    ['11.12.2026', 11, false],
    ['26/11/2026', 26, false],
    ['11/26/2026', 26, false],
    ['11/11/2026', 11, false],
    ['2026-11-12', 12, false],
    ['20261112', 12, false],
    ['', 1, false],
  ])('%j, read as day %i: %s', (text, day, expected) => {
    expect(isAmbiguousDay(text, { day })).toBe(expected);
  });
});
