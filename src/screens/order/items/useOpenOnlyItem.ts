import { type RefObject, useEffect, useRef } from 'react';
import type { Item } from '#domain/item/item.ts';
import type { OpenItems } from '../useOpenItems.ts';

/**
 * S2.77: opens the only item of an order automatically, but not again after the user has closed it. `only` is
 * null if there are several items, or if some may still be missing. Returns a ref that contains the ID of the
 * item once it has been opened this way, otherwise null.
 */
export function useOpenOnlyItem(
  only: Item | null,
  { itemId, openAutomatically }: OpenItems,
): RefObject<string | null> {
  const wasNamed = useRef(itemId !== null);
  const openedId = useRef<string | null>(null);
  useEffect(() => {
    if (wasNamed.current || !only || !openAutomatically(only.itemId)) return;
    wasNamed.current = true;
    openedId.current = only.itemId;
  });
  return openedId;
}
