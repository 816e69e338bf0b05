import { useCallback, useEffect, useRef, useState } from 'react';
import { ITEMS_PER_SCROLL, ITEMS_SCROLL_THRESHOLD_PX } from '#domain/limits.ts';

export interface ItemsInReach {
  /** How many items, or details of items, are rendered. */
  count: number;
  /** Placed after the last rendered item: when it comes near the viewport, two more are rendered. */
  sentinel: React.RefObject<HTMLDivElement | null>;
  showMore: () => void;
  /** Renders at least this many. */
  reach: (count: number) => void;
}

/**
 * S2.75: two items at first, and two more whenever the end of the list is within 500 px of the viewport. Uses an
 * observer, not the scroll position, so that it also works if nothing scrolls.
 */
export function useItemsInReach(total: number): ItemsInReach {
  const [count, setCount] = useState(ITEMS_PER_SCROLL);
  const sentinel = useRef<HTMLDivElement>(null);
  const isMore = count < total;
  const showMore = useCallback(() => setCount((current) => current + ITEMS_PER_SCROLL), []);
  const reach = useCallback((wanted: number) => setCount((current) => Math.max(current, wanted)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer reports only changes, so each step needs a new one
  useEffect(() => {
    const end = sentinel.current;
    if (!end || !isMore) return;
    // The margin is relative to the scroll container, which is the page's main element, not the window.
    const root = end.closest('main');
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) showMore();
      },
      { root, rootMargin: `${ITEMS_SCROLL_THRESHOLD_PX}px 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [count, isMore, showMore]);
  return { count: Math.min(count, total), sentinel, showMore, reach };
}
