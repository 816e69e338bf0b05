import { useCallback, useState } from 'react';
import { ITEMS_PER_SCROLL, ITEMS_SCROLL_THRESHOLD_PX } from '#domain/limits.ts';

/**
 * The height of the area above the viewport in which the sentinel also counts as reached. It exceeds the
 * height of any list, because a key or a link can scroll far beyond the sentinel.
 */
const ABOVE_VIEW_PX = 1_000_000;

/**
 * S2.75: `count` is the number of items to render, or to load details for. It starts at two, and increases by
 * two whenever the element with the ref `sentinel`, which follows the last of these items, is within 500 px
 * below the viewport, or anywhere above it (R184). The browser renders each step before the next one. This uses
 * an observer instead of scroll events, because a short list may not scroll at all. `showAtLeast` increases
 * `count` to at least a number.
 */
export function useInfiniteScroll(total: number) {
  const [count, setCount] = useState(ITEMS_PER_SCROLL);
  const isMore = count < total;
  const showMore = useCallback(() => setCount((current) => current + ITEMS_PER_SCROLL), []);
  const showAtLeast = useCallback((wanted: number) => setCount((current) => Math.max(current, wanted)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new observer reports an unchanged element
  const sentinel = useCallback(
    (end: HTMLDivElement) => {
      if (!isMore) return;
      // The margin must apply to the scroll container, which is the page's main element and not the window.
      const root = end.closest('main');
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) showMore();
        },
        { root, rootMargin: `${ABOVE_VIEW_PX}px 0px ${ITEMS_SCROLL_THRESHOLD_PX}px` },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [count, isMore, showMore],
  );
  return { count: Math.min(count, total), sentinel, showMore, showAtLeast };
}
