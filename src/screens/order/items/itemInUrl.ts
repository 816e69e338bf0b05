import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useUrlWriter } from '#components/page/useUrlWriter.ts';
import type { Item } from '#domain/item/item.ts';
import { timesNamedAgain } from '#domain/order/orderScreenState.ts';
import { isSameId } from '#domain/sameId.ts';
import type { OpenItems } from '../useOpenItems.ts';

/**
 * Counts the navigations to a different item, and those to the same item through a link. `itemId` is the item
 * that the URL names.
 */
export function useTimesNamed(itemId: string | null): number {
  const { key, search, state } = useLocation();
  const type = useNavigationType();
  const again = timesNamedAgain(state);
  const [seen, setSeen] = useState({ key, search, itemId, again, times: 0 });
  if (seen.key === key) return seen.times;
  // A link outside the order's items has no state. Other changes of the URL without state, such as those of
  // the filter, replace the entry with a different one.
  const isPlainLink = state === null && (type === 'PUSH' || search === seen.search);
  const isNamedAgain = type !== 'POP' && (isPlainLink || (again > 0 && again !== seen.again));
  const isNamed = itemId !== null && (itemId !== seen.itemId || isNamedAgain);
  const times = isNamed ? seen.times + 1 : seen.times;
  setSeen({ key, search, itemId, again, times });
  return times;
}

/**
 * R433: writes the ID of the item in the URL as the platform's items do, because the link may come from another
 * application. The rest of the screen then compares exactly. It does so after each rendering, because the first
 * entry of a modal, which `useIsEntryBelowMissing` adds, has the spelling of the link again.
 */
export function useItemSpelling(items: readonly Item[], itemId: string | null): void {
  const write = useUrlWriter();
  const isExact = items.some((item) => item.itemId === itemId);
  const named = isExact ? undefined : items.find((item) => isSameId(item.itemId, itemId ?? ''))?.itemId;
  useLayoutEffect(() => {
    if (named === undefined) return;
    write(
      ({ params, state }) => {
        params.set('itemId', named);
        return { params, state };
      },
      { replace: true },
    );
  });
}

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
