import { useLocation, useSearchParams } from 'react-router';
import { lookUp } from '#domain/byKey.ts';
import { EVENT_FILTER_NAMES } from '#domain/eventFilter.ts';
import { type OrderPlace, parsePlace, withAddress, withoutItem } from '#domain/orderPlace.ts';

export interface OpenItems {
  /** The item that the address names, or null. */
  itemId: string | null;
  isOpen: (itemId: string) => boolean;
  /** The tab the item shows; null for its first. */
  tabOf: (itemId: string) => string | null;
  open: (itemId: string, how?: { replace: boolean }) => void;
  close: (itemId: string) => void;
  selectTab: (itemId: string, tab: string) => void;
}

/** The address with this item and its tab in it, or without any. */
function withTarget(current: URLSearchParams, target: string | null, tab: string | null): URLSearchParams {
  const changed = new URLSearchParams(current);
  const before = current.get('itemId');
  // What is looked for among one item's events is not looked for among another's.
  const outdated = before !== null && before !== target ? EVENT_FILTER_NAMES : [];
  // An item that is opened shows, whatever view was there before.
  for (const name of ['itemId', 'tab', 'view', ...outdated]) changed.delete(name);
  if (target !== null) changed.set('itemId', target);
  if (tab !== null) changed.set('tab', tab);
  return changed;
}

/**
 * The open items and their tabs. The address names the one that was opened last (S2.77), the history entry
 * remembers the others, so that Back, a reload and a link all show what was there.
 */
export function useOpenItems(): OpenItems {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const itemId = params.get('itemId');
  const place = withAddress(parsePlace(location.state), itemId, params.get('tab'));
  // A tab in an address that names no item is meant for the one that is opened next.
  const loose = itemId === null ? params.get('tab') : null;
  const go = (next: OrderPlace, target: string | null, replace: boolean) => {
    setParams(
      (current) => withTarget(current, target, target === null ? null : (lookUp(next.tabs, target) ?? null)),
      { replace, state: next, preventScrollReset: true },
    );
  };
  return {
    itemId,
    isOpen: (id) => place.openItems.includes(id),
    tabOf: (id) => lookUp(place.tabs, id) ?? null,
    open: (id, how) => go(withAddress(place, id, lookUp(place.tabs, id) ?? loose), id, how?.replace ?? false),
    close: (id) => go(withoutItem(place, id), itemId === id ? null : itemId, true),
    selectTab: (id, tab) => go(withAddress(place, id, tab), id, true),
  };
}
