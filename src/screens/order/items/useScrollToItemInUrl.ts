import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Item } from '#domain/item/item.ts';
import type { OpenItems } from '../useOpenItems.ts';

interface NamedItemOptions {
  /** The items in the order in which they are rendered. */
  items: readonly Item[];
  /** The only item of the order; null if there are several or none. */
  only: Item | null;
  openItems: OpenItems;
  isComplete: boolean;
  /** Renders at least this number of items. */
  reach: (count: number) => void;
}

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}

/**
 * S2.77: returns the ref for the element of the item that the URL names. That item is rendered, wherever it
 * is in the list, and the page scrolls to it. If the order has only one item, that item is opened
 * automatically, but not again after the user has closed it.
 */
export function useScrollToItemInUrl({ items, only, openItems, isComplete, reach }: NamedItemOptions) {
  const { itemId, openByItself } = openItems;
  const element = useRef<HTMLLIElement>(null);
  const index = itemId === null ? -1 : items.findIndex((item) => item.itemId === itemId);
  const wasNamed = useRef(itemId !== null);
  /** The item that was opened automatically; the page does not scroll to it. */
  const namedItself = useRef<string | null>(null);
  useEffect(() => {
    if (wasNamed.current || !only || !isComplete || !openByItself(only.itemId)) return;
    wasNamed.current = true;
    namedItself.current = only.itemId;
  });
  useEffect(() => {
    if (index >= 0) reach(index + 1);
  }, [index, reach]);
  const isThere = index >= 0;
  // This is a layout effect, so that the page scrolls in the first frame that shows the item. In a later
  // frame, it could undo the user's own scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once for each newly named item
  useLayoutEffect(() => {
    if (itemId === namedItself.current) return;
    const frame = requestAnimationFrame(() => {
      if (element.current && !isInView(element.current)) element.current.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [itemId, isThere]);
  return element;
}
