import { startTransition, useEffect, useState } from 'react';

/**
 * The number of cells that the browser can lay out and paint in one frame, even on a computer with a quarter
 * of the usual speed.
 */
const CELLS_A_FRAME = 270;

/**
 * The beginning of the list, with more rows in each frame until it is complete. Visible rows therefore appear
 * first, and no frame lays out and paints a whole page. `columns` is the number of cells in a row besides its
 * ID.
 */
export function useIncrementalList<T>(list: readonly T[], columns: number): readonly T[] {
  const step = Math.ceil(CELLS_A_FRAME / (columns + 1));
  const [drawn, setDrawn] = useState({ first: list[0], count: step });
  // If the first row is unchanged, the list is the same page with more or changed rows, so the rendered rows
  // stay.
  const [first] = list;
  const count = drawn.first === first ? drawn.count : step;
  const isWhole = count >= list.length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn({ first, count: count + step })),
    );
    return () => cancelAnimationFrame(frame);
  }, [first, count, step, isWhole]);
  return isWhole ? list : list.slice(0, count);
}
