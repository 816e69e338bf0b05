import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIncrementalList } from '#components/loading/useIncrementalList.ts';

const PAGE = Array.from({ length: 100 }, (_, row) => row);

async function drawFrame(): Promise<void> {
  await act(async () => {
    vi.advanceTimersToNextFrame();
  });
}

/** The number of rows in the list at first and after each frame, until the list contains all rows. */
async function rowsByFrame(columns: number): Promise<number[]> {
  const { result } = renderHook(() => useIncrementalList(PAGE, columns, 'first'));
  const counts = [result.current.length];
  while ((counts.at(-1) ?? 0) < PAGE.length && counts.length <= PAGE.length) {
    await drawFrame();
    counts.push(result.current.length);
  }
  return counts;
}

describe('a page of rows that is rendered frame by frame', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts with the visible rows, and is complete a few frames later', async () => {
    const counts = await rowsByFrame(8);
    expect(counts.at(0)).toBeGreaterThan(20);
    expect(counts.at(-1)).toBe(100);
    expect(counts.length).toBeLessThan(6);
  });

  it('adds a small rest in the same frame', async () => {
    expect(await rowsByFrame(12)).toEqual([21, 42, 100]);
  });

  it('adds equally many rows at first, because those near the visible ones are laid out and painted too', async () => {
    expect(await rowsByFrame(33)).toEqual([8, 16, 24, 32, 40, 100]);
  });

  it('renders fewer rows per frame for more columns, but at least one', async () => {
    const starts = [4, 8, 16, 28, 300].map(
      (columns) => renderHook(() => useIncrementalList(PAGE, columns, 'first')).result.current.length,
    );
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    expect(starts.at(-1)).toBe(1);
    expect((await rowsByFrame(28)).at(-1)).toBe(100);
  });

  it('keeps the rendered rows when the page changes, and starts again for another page', async () => {
    const { result, rerender } = renderHook(({ rows }) => useIncrementalList(rows, 28, String(rows[0])), {
      initialProps: { rows: PAGE },
    });
    const start = result.current.length;
    await drawFrame();
    const drawn = result.current.length;
    expect(drawn).toBeGreaterThan(start);
    rerender({ rows: [...PAGE, 100] });
    expect(result.current).toHaveLength(drawn);
    rerender({ rows: PAGE.toReversed() });
    expect(result.current).toHaveLength(start);
  });

  it('shows rows that follow the only one at once if they fit into the first step', () => {
    const { result, rerender } = renderHook(({ rows }) => useIncrementalList(rows, 8, 'first'), {
      initialProps: { rows: PAGE.slice(0, 1) },
    });
    rerender({ rows: PAGE.slice(0, 2) });
    expect(result.current).toHaveLength(2);
  });

  it('renders rows hidden by a filter frame by frame again, whatever row the filter began with', async () => {
    const { result, rerender } = renderHook(({ rows }) => useIncrementalList(rows, 28, String(rows[0])), {
      initialProps: { rows: PAGE },
    });
    const start = result.current.length;
    for (const filtered of [PAGE.slice(0, 3), PAGE.slice(50, 53)]) {
      while (result.current.length < PAGE.length) await drawFrame();
      rerender({ rows: filtered });
      expect(result.current).toEqual(filtered);
      rerender({ rows: PAGE });
      expect(result.current.length).toBeLessThanOrEqual(start);
    }
  });
});
