/** In pixels per second: of what passes faster than this nobody sees more than that it is there. */
const RUSH = 400;
/** As long after the last fast movement somebody looks again. */
const CALM_AFTER_MS = 120;

interface Pace {
  /** Calls back once the frame stands or moves slowly, unless what is returned has been called before. */
  whenCalm(act: () => void): () => void;
}

function followPace(frame: Element): Pace {
  const waiting = new Set<() => void>();
  let top = frame.scrollTop;
  let at = performance.now();
  let calmTimer: ReturnType<typeof setTimeout> | null = null;
  const beCalm = () => {
    calmTimer = null;
    const all = [...waiting];
    waiting.clear();
    for (const act of all) act();
  };
  frame.addEventListener(
    'scroll',
    () => {
      const now = performance.now();
      const speed = (1_000 * Math.abs(frame.scrollTop - top)) / Math.max(1, now - at);
      top = frame.scrollTop;
      at = now;
      if (speed < RUSH) return;
      if (calmTimer !== null) clearTimeout(calmTimer);
      calmTimer = setTimeout(beCalm, CALM_AFTER_MS);
    },
    { passive: true },
  );
  return {
    whenCalm: (act) => {
      if (calmTimer === null) act();
      else waiting.add(act);
      return () => void waiting.delete(act);
    },
  };
}

const paces = new WeakMap<Element, Pace>();

/** How fast somebody scrolls in a frame: followed from the first time that one asks. */
export function scrollPaceOf(frame: Element): Pace {
  const known = paces.get(frame);
  if (known) return known;
  const pace = followPace(frame);
  paces.set(frame, pace);
  return pace;
}
