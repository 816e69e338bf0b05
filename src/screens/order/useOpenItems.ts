import { useLocation } from 'react-router';
import { type UrlState, useUrlWriter } from '#components/page/useUrlWriter.ts';
import { lookUp } from '#domain/byKey.ts';
import { EVENT_FILTER_PARAMETERS } from '#domain/event/eventFilter.ts';
import {
  type OrderScreenState,
  screenStateOfLocation,
  timesNamedAgain,
  withOpenItem,
  withoutOpenItem,
} from '#domain/order/orderScreenState.ts';

export interface OpenItems {
  /** The ID of the item that the URL names; null if it names none. */
  itemId: string | null;
  isOpen: (itemId: string) => boolean;
  /** Returns the selected tab of the item; null if none is selected, so that the first tab is shown. */
  tabOf: (itemId: string) => string | null;
  open: (itemId: string) => void;
  toggle: (itemId: string) => void;
  /** Opens the item automatically. Returns false if the URL cannot change, such as while a modal is open. */
  openAutomatically: (itemId: string) => boolean;
  selectTab: (itemId: string, tab: string) => void;
}

/**
 * Returns parameters that name the item and its tab, or neither if `target` is null. `screenState`, which
 * contains all open items, becomes the state of the history entry.
 */
function withTarget(
  current: URLSearchParams,
  screenState: OrderScreenState,
  target: string | null,
): UrlState & { state: OrderScreenState } {
  const params = new URLSearchParams(current);
  const before = current.get('itemId');
  // The event filter of one item does not apply to another item.
  const outdated = before !== null && before !== target ? EVENT_FILTER_PARAMETERS : [];
  // Open items are visible only in the items view, which is the default.
  for (const name of ['itemId', 'tab', 'view', ...outdated]) params.delete(name);
  if (target !== null) params.set('itemId', target);
  const tab = target === null ? undefined : lookUp(screenState.tabs, target);
  if (tab !== undefined) params.set('tab', tab);
  return { params, state: screenState };
}

function withOpen({ params, state }: UrlState, itemId: string) {
  const screenState = screenStateOfLocation({ params, state });
  // A tab in a URL without an item applies to the item that is opened next.
  const loose = params.has('itemId') ? null : params.get('tab');
  return withTarget(
    params,
    withOpenItem(screenState, itemId, lookUp(screenState.tabs, itemId) ?? loose),
    itemId,
  );
}

/**
 * If the URL already names the item, the state counts this, so that the page scrolls to it (`useTimesNamed`).
 */
function withNamed(now: UrlState, itemId: string) {
  const { params, state } = withOpen(now, itemId);
  if (now.params.get('itemId') !== itemId) return { params, state };
  return { params, state: { ...state, timesNamedAgain: timesNamedAgain(now.state) + 1 } };
}

function withClosed({ params, state }: UrlState, itemId: string): UrlState {
  const named = params.get('itemId');
  return withTarget(
    params,
    withoutOpenItem(screenStateOfLocation({ params, state }), itemId),
    named === itemId ? null : named,
  );
}

/**
 * The open items and their tabs. The URL names at most one item (S2.77), and the history entry stores all
 * open items, so that Back and a reload restore them.
 */
export function useOpenItems(): OpenItems {
  const { search, state } = useLocation();
  const write = useUrlWriter();
  const params = new URLSearchParams(search);
  const itemId = params.get('itemId') || null;
  const screenState = screenStateOfLocation({ params, state });
  const isOpen = (id: string) => screenState.openItems.includes(id);
  const open = (id: string) => {
    const replace = id === itemId && !params.has('view');
    write(
      (now) => {
        const { params: named, state } = withNamed(now, id);
        // Back leads from a new entry to the current one.
        return { params: named, state: replace ? state : { ...state, skipped: undefined } };
      },
      { replace },
    );
  };
  return {
    itemId,
    isOpen,
    tabOf: (id) => lookUp(screenState.tabs, id) ?? null,
    open,
    toggle: (id) => {
      if (isOpen(id)) write((now) => withClosed(now, id), { replace: true });
      else open(id);
    },
    // While a modal is open, the URL may name the modal's item, which another item must not replace.
    openAutomatically: (id) =>
      write((now) => (now.params.has('modal') ? null : withOpen(now, id)), { replace: true }),
    selectTab: (id, tab) => {
      write((now) => withTarget(now.params, withOpenItem(screenStateOfLocation(now), id, tab), id), {
        replace: true,
      });
    },
  };
}
