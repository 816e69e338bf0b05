import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Item } from '#domain/item/item.ts';
import { useTimesNamed } from './useTimesNamed.ts';

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}

/**
 * S2.77: returns the ref for the element of the item that the URL names. The page scrolls to that item once
 * it is rendered, and again whenever a link names it, but not when the item is opened automatically.
 */
export function useScrollToItemInUrl(
  items: readonly Item[],
  itemId: string | null,
  autoOpenedItemId?: RefObject<string | null>,
) {
  const element = useRef<HTMLLIElement>(null);
  const isThere = items.some((item) => item.itemId === itemId);
  const timesNamed = useTimesNamed(itemId);
  const timesAtAutoOpen = useRef<number | null>(null);
  // This is a layout effect, so that the page scrolls in the first frame that shows the item. In a later
  // frame, it could undo the user's own scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once each time that the item is named
  useLayoutEffect(() => {
    if (itemId === null) return;
    if (itemId === autoOpenedItemId?.current) timesAtAutoOpen.current ??= timesNamed;
    if (timesNamed === timesAtAutoOpen.current) return;
    const frame = requestAnimationFrame(() => {
      if (element.current && !isInView(element.current)) element.current.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [itemId, isThere, timesNamed]);
  return element;
}
