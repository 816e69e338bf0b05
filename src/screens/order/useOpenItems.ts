import { useLocation } from 'react-router';
import { type Address, useAddressWriter } from '#components/useAddressWriter.ts';
import { lookUp } from '#domain/byKey.ts';
import { EVENT_FILTER_NAMES } from '#domain/event/eventFilter.ts';
import { type OrderPlace, placeIn, withAddress, withoutItem } from '#domain/order/orderPlace.ts';

export interface OpenItems {
  /** The item named by the URL, or null. */
  itemId: string | null;
  isOpen: (itemId: string) => boolean;
  /** The selected tab of the item; null for its first. */
  tabOf: (itemId: string) => string | null;
  open: (itemId: string) => void;
  /** Opens the item without adding a history entry; false if the URL is already in use for something else. */
  openByItself: (itemId: string) => boolean;
  close: (itemId: string) => void;
  selectTab: (itemId: string, tab: string) => void;
}

/** The URL parameters with this item and its tab, or without either; the history entry keeps the open items. */
function withTarget(current: URLSearchParams, place: OrderPlace, target: string | null): Address {
  const params = new URLSearchParams(current);
  const before = current.get('itemId');
  // The event filter of one item does not apply to another item.
  const outdated = before !== null && before !== target ? EVENT_FILTER_NAMES : [];
  // An opened item is shown in the items view.
  for (const name of ['itemId', 'tab', 'view', ...outdated]) params.delete(name);
  if (target !== null) params.set('itemId', target);
  const tab = target === null ? undefined : lookUp(place.tabs, target);
  if (tab !== undefined) params.set('tab', tab);
  return { params, state: place };
}

function withOpen({ params, state }: Address, itemId: string): Address {
  const place = placeIn({ params, state });
  // A tab in a URL without an item applies to the next item opened.
  const loose = params.has('itemId') ? null : params.get('tab');
  return withTarget(params, withAddress(place, itemId, lookUp(place.tabs, itemId) ?? loose), itemId);
}

function withClosed({ params, state }: Address, itemId: string): Address {
  const named = params.get('itemId');
  return withTarget(params, withoutItem(placeIn({ params, state }), itemId), named === itemId ? null : named);
}

/**
 * The open items and their tabs. The URL names the one opened last (S2.77) and the history entry stores the others, so
 * that Back, a reload and a link restore them all.
 */
export function useOpenItems(): OpenItems {
  const { search, state } = useLocation();
  const write = useAddressWriter();
  const params = new URLSearchParams(search);
  const itemId = params.get('itemId');
  const place = placeIn({ params, state });
  return {
    itemId,
    isOpen: (id) => place.openItems.includes(id),
    tabOf: (id) => lookUp(place.tabs, id) ?? null,
    open: (id) => {
      write((now) => withOpen(now, id));
    },
    // While a modal is open, the URL belongs to it.
    openByItself: (id) =>
      write((now) => (now.params.has('modal') ? null : withOpen(now, id)), { replace: true }),
    close: (id) => {
      write((now) => withClosed(now, id), { replace: true });
    },
    selectTab: (id, tab) => {
      write((now) => withTarget(now.params, withAddress(placeIn(now), id, tab), id), { replace: true });
    },
  };
}
