import { useEffect, useRef } from 'react';
import type { Item } from '#domain/item.ts';
import type { OpenItems } from '../useOpenItems.ts';

interface NamedItemOptions {
  /** The items in the order in which they are drawn. */
  items: readonly Item[];
  /** The only item of the order; null where it has more. */
  only: Item | null;
  openItems: OpenItems;
  isComplete: boolean;
  /** Draws at least so many items. */
  reach: (count: number) => void;
}

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}

/**
 * S2.77: the item that the address names is drawn and scrolled to, wherever in the list it is; an order of one
 * item names it by itself, once. Returns the ref for its place in the list.
 */
export function useNamedItem({ items, only, openItems, isComplete, reach }: NamedItemOptions) {
  const { itemId, openByItself } = openItems;
  const element = useRef<HTMLLIElement>(null);
  const place = itemId === null ? -1 : items.findIndex((item) => item.itemId === itemId);
  const wasNamed = useRef(itemId !== null);
  /** The item that was named without anybody asking for it: the page stays where it is. */
  const namedItself = useRef<string | null>(null);
  useEffect(() => {
    if (wasNamed.current || !only || !isComplete || !openByItself(only.itemId)) return;
    wasNamed.current = true;
    namedItself.current = only.itemId;
  });
  useEffect(() => {
    if (place >= 0) reach(place + 1);
  }, [place, reach]);
  const isThere = place >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls once for each item that the address comes to name
  useEffect(() => {
    if (itemId === namedItself.current) return;
    const frame = requestAnimationFrame(() => {
      if (element.current && !isInView(element.current)) element.current.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [itemId, isThere]);
  return element;
}
