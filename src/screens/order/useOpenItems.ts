import { useLocation, useSearchParams } from 'react-router';
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

/**
 * The open items and their tabs. The address names the one that was opened last (S2.77), the history entry
 * remembers the others, so that Back, a reload and a link all show what was there.
 */
export function useOpenItems(): OpenItems {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const itemId = params.get('itemId');
  const place = withAddress(parsePlace(location.state), itemId, params.get('tab'));
  const go = (next: OrderPlace, target: string | null, replace: boolean) => {
    const tab = target === null ? undefined : next.tabs[target];
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const name of ['itemId', 'tab']) changed.delete(name);
        if (target !== null) changed.set('itemId', target);
        if (tab !== undefined) changed.set('tab', tab);
        return changed;
      },
      { replace, state: next, preventScrollReset: true },
    );
  };
  return {
    itemId,
    isOpen: (id) => place.openItems.includes(id),
    tabOf: (id) => place.tabs[id] ?? null,
    open: (id, how) => go(withAddress(place, id, place.tabs[id] ?? null), id, how?.replace ?? false),
    close: (id) => go(withoutItem(place, id), itemId === id ? null : itemId, true),
    selectTab: (id, tab) => go(withAddress(place, id, tab), id, false),
  };
}
