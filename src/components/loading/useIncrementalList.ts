import { startTransition, useEffect, useState } from 'react';

/**
 * The number of cells that the browser can lay out and paint in one frame, even on a computer with a quarter
 * of the usual speed.
 */
const CELLS_A_FRAME = 270;
/**
 * The number of equal steps at the beginning. Browsers also lay out and paint rows that are near the visible
 * ones. With steps that doubled from the start, the longest task after clearing a filter of 130 items took
 * 16 ms of CPU time instead of 12.
 */
const EQUAL_STEPS = 5;
/** The last step may add a little more than the others, because a separate step takes a whole frame. */
const LAST_STEP = 2.5;

/**
 * Returns the beginning of the list, with more rows in each frame until the list is complete: as many as at
 * first, later twice as many. The visible rows therefore appear first, and no frame lays out and paints a
 * whole page. `columns` is the number of cells in a row besides its ID. While `identity` stays the same, the
 * rendered rows stay. With `isWholeAtFirst`, only rows that are added later appear like this.
 */
export function useIncrementalList<T>(
  list: readonly T[],
  columns: number,
  identity: string | undefined,
  isWholeAtFirst = false,
): readonly T[] {
  const start = Math.ceil(CELLS_A_FRAME / (columns + 1));
  const [drawn, setDrawn] = useState({ identity, count: isWholeAtFirst ? list.length : start });
  // Rows that left the list, for example because of a filter, count as new when they return.
  const kept = drawn.identity === identity ? Math.min(drawn.count, list.length) : 0;
  const count = Math.max(start, kept);
  if (drawn.identity !== identity || drawn.count !== count) setDrawn({ identity, count });
  const isWhole = count >= list.length;
  useEffect(() => {
    if (isWhole) return;
    const isLastStep = count * LAST_STEP >= list.length;
    const step = count < EQUAL_STEPS * start ? start : count;
    const next = isLastStep ? list.length : count + step;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn({ identity, count: next })));
    return () => cancelAnimationFrame(frame);
  }, [identity, count, start, isWhole, list.length]);
  return isWhole ? list : list.slice(0, count);
}
