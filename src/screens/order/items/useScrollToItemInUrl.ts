import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Item } from '#domain/item/item.ts';

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}

/**
 * S2.77: returns the ref for the element of the item that the URL names. The page scrolls to that item once
 * it is rendered, but not if the item was opened automatically.
 */
export function useScrollToItemInUrl(
  items: readonly Item[],
  itemId: string | null,
  autoOpenedItemId?: RefObject<string | null>,
) {
  const element = useRef<HTMLLIElement>(null);
  const isThere = items.some((item) => item.itemId === itemId);
  // This is a layout effect, so that the page scrolls in the first frame that shows the item. In a later
  // frame, it could undo the user's own scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once for each newly named item
  useLayoutEffect(() => {
    if (itemId === (autoOpenedItemId?.current ?? null)) return;
    const frame = requestAnimationFrame(() => {
      if (element.current && !isInView(element.current)) element.current.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [itemId, isThere]);
  return element;
}
