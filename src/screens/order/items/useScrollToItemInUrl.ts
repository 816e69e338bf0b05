import { type RefObject, useLayoutEffect } from 'react';
import type { Item } from '#domain/item/item.ts';
import { scrollToItem } from '../scrollToItem.ts';

/**
 * S2.77: scrolls to the item that the URL names once it is rendered, but not if the item was opened
 * automatically.
 */
export function useScrollToItemInUrl(
  items: readonly Item[],
  itemId: string | null,
  autoOpenedItemId?: RefObject<string | null>,
): void {
  const isThere = items.some((item) => item.itemId === itemId);
  // This is a layout effect, so that the page scrolls in the first frame that shows the item. In a later
  // frame, it could undo the user's own scrolling.
  useLayoutEffect(() => {
    if (itemId === null || !isThere || itemId === autoOpenedItemId?.current) return;
    const frame = requestAnimationFrame(() => scrollToItem(itemId));
    return () => cancelAnimationFrame(frame);
  }, [itemId, isThere, autoOpenedItemId]);
}
