import { startTransition, useLayoutEffect, useState } from 'react';

/**
 * How many rows are drawn at first: of the usual columns those in sight on a large screen, of more columns fewer, as
 * what is out of sight to the right costs as much.
 */
function firstRows(columns: number): number {
  return Math.max(1, Math.round(27_000 / (columns + 1) ** 3));
}

/** A frame that took no longer to draw, in milliseconds, bears twice the rows. */
const EASY_MS = 10;
/** A frame may take as long: then neither scrolling nor a click in between is held up. */
const FRAME_MS = 16;

interface Growth<T> {
  list: readonly T[];
  count: number;
  step: number;
}

function begin<T>(list: readonly T[], first: number): Growth<T> {
  return { list, count: first, step: first };
}

/**
 * The next step is as large as this machine has shown that it can bear, and never a small part of the first: where
 * other things keep every frame long, fewer rows make none shorter, and the page would hardly ever be there.
 */
function nextStep(step: number, first: number, tookMs: number): number {
  if (tookMs < EASY_MS) return step * 2;
  return tookMs < FRAME_MS ? step + 1 : Math.ceil(Math.max(step / 2, first / 4));
}

/** Tells how long the browser takes to lay out and paint the next frame; gives back what calls it off. */
function onceDrawn(then: (tookMs: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    const begunAt = performance.now();
    timer = setTimeout(() => then(performance.now() - begunAt));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
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
  // Before the frame that draws the rows of this step.
  useLayoutEffect(() => {
    if (!isGrowing || growth.list !== list) return;
    return onceDrawn((tookMs) => {
      const step = nextStep(growth.step, first, tookMs);
      startTransition(() => setGrowth({ list, count: growth.count + step, step }));
    });
  }, [list, growth, first, isGrowing]);
  return isGrowing ? list.slice(0, current.count) : list;
}
