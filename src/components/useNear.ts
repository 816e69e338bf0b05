import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the element has come near what one sees of the frame it scrolls in, within this many pixels; once near it
 * stays so. `frame` is a selector for the ancestor that scrolls; without one the window is meant.
 */
export function useNear(element: RefObject<HTMLElement | null>, frame: string, distancePx: number): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { root: current.closest(frame), rootMargin: `${distancePx}px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, frame, distancePx, isNear]);
  return isNear;
}
