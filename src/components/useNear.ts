import { type RefObject, startTransition, useEffect, useState } from 'react';
import { scrollPaceOf } from './scrollPace.ts';

/**
 * Whether the element has come near what one sees of the frame it scrolls in, within this many pixels, and has not
 * just rushed past; once near it stays so. `frame` is a selector for the ancestor that scrolls.
 */
export function useNear(element: RefObject<HTMLElement | null>, frame: string, distancePx: number): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    const root = current?.closest(frame);
    if (!current || !root || isNear) return;
    const pace = scrollPaceOf(root);
    let stopWaiting = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        stopWaiting();
        if (entries.at(-1)?.isIntersecting)
          stopWaiting = pace.whenCalm(() => startTransition(() => setIsNear(true)));
      },
      { root, rootMargin: `${distancePx}px` },
    );
    observer.observe(current);
    return () => {
      stopWaiting();
      observer.disconnect();
    };
  }, [element, frame, distancePx, isNear]);
  return isNear;
}
