import { type RefObject, startTransition, useEffect, useState } from 'react';

/**
 * Whether the element has been within `distancePx` of the visible part of its scroll container. Once true, it
 * stays true. `frame` is a selector for the ancestor that scrolls.
 */
export function useIsNearViewport(
  element: RefObject<HTMLElement | null>,
  frame: string,
  distancePx: number,
): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    const root = current?.closest(frame);
    if (!current || !root || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) startTransition(() => setIsNear(true));
      },
      { root, rootMargin: `${distancePx}px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, frame, distancePx, isNear]);
  return isNear;
}
