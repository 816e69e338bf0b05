import { startTransition, useEffect, useState } from 'react';

/**
 * Number of cells that are laid out and painted within a frame, even on a machine with a quarter of a desktop's speed.
 */
const CELLS_A_FRAME = 270;

/**
 * The list from its start, with more rows in each frame until all are included, so that visible rows come first and no
 * frame has to lay out and paint a whole page. `columns` is the number of cells in a row besides its ID.
 */
export function useIncrementalList<T>(list: readonly T[], columns: number): readonly T[] {
  const step = Math.ceil(CELLS_A_FRAME / (columns + 1));
  const [drawn, setDrawn] = useState({ first: list[0], count: step });
  // The same page with more or changed rows: the rows already rendered stay.
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
