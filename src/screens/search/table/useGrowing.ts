import { startTransition, useEffect, useState } from 'react';

/** As many cells are drawn in one go; on a slow machine they still leave room for a click in between. */
const CELLS = 250;

interface Growth<T> {
  list: readonly T[];
  count: number;
}

/**
 * The list from its start, a few rows more in each frame until all are there: so that no frame has to lay out and
 * paint a whole page. `columns` is how many cells a row has.
 */
export function useGrowing<T>(list: readonly T[], columns: number): readonly T[] {
  const step = Math.ceil(CELLS / (columns + 1));
  const [growth, setGrowth] = useState<Growth<T>>({ list, count: step });
  const isNew = growth.list !== list;
  if (isNew) setGrowth({ list, count: step });
  const count = isNew ? step : growth.count;
  const isGrowing = count < list.length;
  useEffect(() => {
    if (!isGrowing) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setGrowth({ list, count: count + step })),
    );
    return () => cancelAnimationFrame(frame);
  }, [list, count, step, isGrowing]);
  return isGrowing ? list.slice(0, count) : list;
}
