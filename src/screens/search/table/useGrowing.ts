import { startTransition, useEffect, useState } from 'react';

/** Rows added per frame while those one sees are drawn; what follows lies out of sight and comes in one go. */
const STEP = 12;
const IN_SIGHT = 36;

function next(count: number, total: number): number {
  return count + STEP > IN_SIGHT ? total : count + STEP;
}

interface Growth<T> {
  list: readonly T[];
  count: number;
}

/**
 * The list from its start, a few rows more in each frame until all are there: so that no frame has to lay out and
 * paint a whole page. `isWhole` gives a new list all at once, where the place to show may lie further down.
 */
export function useGrowing<T>(list: readonly T[], isWhole: boolean): readonly T[] {
  const first = isWhole ? list.length : STEP;
  const [growth, setGrowth] = useState<Growth<T>>({ list, count: first });
  const isNew = growth.list !== list;
  if (isNew) setGrowth({ list, count: first });
  const count = isNew ? first : growth.count;
  const isGrowing = count < list.length;
  useEffect(() => {
    if (!isGrowing) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setGrowth({ list, count: next(count, list.length) })),
    );
    return () => cancelAnimationFrame(frame);
  }, [list, count, isGrowing]);
  return isGrowing ? list.slice(0, count) : list;
}
