import { startTransition, useEffect, useState } from 'react';

/** As many cells are drawn at first: what is in sight on a large screen. */
const FIRST_CELLS = 190;
/** A step may take as long from one frame to the next, in milliseconds: then a click in between is answered in time. */
const STEP_MS = 40;

interface Growth<T> {
  list: readonly T[];
  count: number;
  step: number;
  /** When the step was begun, in milliseconds of the page's clock. */
  begunAt: number;
}

function begin<T>(list: readonly T[], first: number): Growth<T> {
  return { list, count: first, step: first, begunAt: performance.now() };
}

/** The next step is as large as this machine has shown that it can bear. */
function nextStep({ step, begunAt }: Growth<unknown>, now: number, first: number): number {
  return now - begunAt < STEP_MS ? step * 2 : Math.max(Math.ceil(step / 2), Math.ceil(first / 4));
}

/**
 * The list from its start, more rows in each frame until all are there: so that no frame has to lay out and paint a
 * whole page. `columns` is how many cells a row has.
 */
export function useGrowing<T>(list: readonly T[], columns: number): readonly T[] {
  const first = Math.ceil(FIRST_CELLS / (columns + 1));
  const [growth, setGrowth] = useState(() => begin(list, first));
  const isNew = growth.list !== list;
  const current = isNew ? begin(list, first) : growth;
  if (isNew) setGrowth(current);
  const isGrowing = current.count < list.length;
  useEffect(() => {
    if (!isGrowing || growth.list !== list) return;
    const frame = requestAnimationFrame((now) => {
      const step = nextStep(growth, now, first);
      startTransition(() => setGrowth({ list, count: growth.count + step, step, begunAt: now }));
    });
    return () => cancelAnimationFrame(frame);
  }, [list, growth, first, isGrowing]);
  return isGrowing ? list.slice(0, current.count) : list;
}
