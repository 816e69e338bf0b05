import { expect, test } from 'vitest';
import { isFresh, isOutdated } from '#domain/time/freshness.ts';

test.each([
  ['just now', 100, true],
  ['almost as long ago as allowed', 51, true],
  ['longer ago', 50, false],
  ['never', Number.NEGATIVE_INFINITY, false],
  ['before the clock was set back', 101, false],
])('R311: data from %s', (_title, at, fresh) => {
  expect(isFresh(at, 100, 50)).toBe(fresh);
});

test.each([
  ['newer than the order', 60, 50, false],
  ['as old as the order', 50, 50, false],
  ['older', 49, 50, true],
  ['from before the clock was set back', 101, 50, true],
  ['from before the clock was set back, as the order is', 101, 102, true],
  ['read after the clock was set back, unlike the order', 99, 150, false],
])('R311: data %s', (_title, at, since, outdated) => {
  expect(isOutdated(at, since, 100)).toBe(outdated);
});
