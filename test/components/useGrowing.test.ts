import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGrowing } from '#components/useGrowing.ts';

const PAGE = Array.from({ length: 100 }, (_, row) => row);

/** How many rows are there after each frame, where each takes as long to draw, until all are. */
async function rowsByFrame(columns: number, frameMs: number): Promise<number[]> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { result } = renderHook(() => useGrowing(PAGE, columns));
  const counts = [result.current.length];
  while ((counts.at(-1) ?? 0) < PAGE.length && counts.length <= PAGE.length) {
    await act(async () => {
      vi.advanceTimersToNextFrame();
      now += frameMs;
      vi.runOnlyPendingTimers();
    });
    counts.push(result.current.length);
  }
  return counts;
}

describe('a page of rows that is drawn frame by frame', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is there soon on a machine that draws with ease', async () => {
    const counts = await rowsByFrame(8, 1);
    expect(counts.at(0)).toBeGreaterThan(20);
    expect(counts.at(-1)).toBe(100);
    expect(counts.length).toBeLessThan(5);
  });

  it('is there in a few frames even where something else makes every frame a long one', async () => {
    const counts = await rowsByFrame(8, 200);
    expect(counts.at(-1)).toBe(100);
    expect(counts.length).toBeLessThan(10);
  });

  it('starts with fewer rows the more columns there are, and never with none', async () => {
    const starts = [4, 8, 16, 28, 60].map(
      (columns) => renderHook(() => useGrowing(PAGE, columns)).result.current.length,
    );
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    expect(starts[0]).toBe(100);
    expect(starts.at(-1)).toBe(1);
  });
});
