import { useCallback, useEffect, useRef, useState } from 'react';
import { ITEMS_PER_SCROLL, ITEMS_SCROLL_THRESHOLD_PX } from '#domain/limits.ts';

export interface ItemsInReach {
  /** How many items are drawn, or have their details drawn. */
  count: number;
  /** Stands after the last drawn item: when it comes near the view, two more are drawn. */
  sentinel: React.RefObject<HTMLDivElement | null>;
  showMore: () => void;
  /** Draws at least so many. */
  reach: (count: number) => void;
}

/**
 * S2.75: two items at first and two more whenever the end of the list comes within 500 px of the view. An
 * observer, not the scroll position, so that it also works where nothing scrolls.
 */
export function useItemsInReach(total: number): ItemsInReach {
  const [count, setCount] = useState(ITEMS_PER_SCROLL);
  const sentinel = useRef<HTMLDivElement>(null);
  const isMore = count < total;
  const showMore = useCallback(() => setCount((current) => current + ITEMS_PER_SCROLL), []);
  const reach = useCallback((wanted: number) => setCount((current) => Math.max(current, wanted)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer reports changes only: after each step a new one looks again
  useEffect(() => {
    const end = sentinel.current;
    if (!end || !isMore) return;
    // The margin counts from the edge of what scrolls: that is the page's main part, not the window.
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
