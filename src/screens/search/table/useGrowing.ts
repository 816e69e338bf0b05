import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows are drawn at first: of the usual columns those in sight on a large screen, of more columns fewer, as
 * what is out of sight to the right costs as much.
 */
function firstRows(columns: number): number {
  return Math.ceil(1_900 / (columns + 1) ** 2);
}

/** A step that took no longer than this from one frame to the next, in milliseconds, made the browser miss none. */
const ONE_FRAME_MS = 20;
/** A step may take as long: then neither scrolling nor a click in between is held up. */
const STEP_MS = 30;

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
function nextStep({ step, begunAt }: Growth<unknown>, now: number): number {
  const tookMs = now - begunAt;
  return tookMs < ONE_FRAME_MS ? step * 2 : Math.max(1, Math.floor((step * STEP_MS) / tookMs));
}

/**
 * The list from its start, more rows in each frame until all are there: so that no frame has to lay out and paint a
 * whole page. `columns` is how many cells a row has.
 */
export function useGrowing<T>(list: readonly T[], columns: number): readonly T[] {
  const first = firstRows(columns);
  const [growth, setGrowth] = useState(() => begin(list, first));
  const isNew = growth.list !== list;
  // The same page as far as it was there: what is drawn of it stays.
  const goesOn = list[0] !== undefined && growth.list[0] === list[0];
  const fresh = () => (goesOn ? { ...growth, list } : begin(list, first));
  const current = isNew ? fresh() : growth;
  if (isNew) setGrowth(current);
  const isGrowing = current.count < list.length;
  useEffect(() => {
    if (!isGrowing || growth.list !== list) return;
    const frame = requestAnimationFrame((now) => {
      const step = nextStep(growth, now);
      startTransition(() => setGrowth({ list, count: growth.count + step, step, begunAt: now }));
    });
    return () => cancelAnimationFrame(frame);
  }, [list, growth, isGrowing]);
  return isGrowing ? list.slice(0, current.count) : list;
}
