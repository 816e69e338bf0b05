import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { RootState } from '#store/rootReducer.ts';

/**
 * When the user returns to the list, restores the scroll position and moves the focus to the order of the
 * page that the user opened last. A new page of results starts at the top. `orders` is empty until there are
 * rows; `rendered` contains the orders that are rendered so far.
 */
export function useScrollRestoration(
  orders: readonly Order[],
  rendered: readonly Order[],
): RefObject<HTMLElement | null> {
  const store = useStore<RootState>();
  const frame = useRef<HTMLElement>(null);
  const isArriving = useRef(true);
  /** The order whose row gets the focus once it is rendered. */
  const awaitedId = useRef<string | undefined>(undefined);
  /** The link that this hook has focused. The page of an earlier search may be replaced right after. */
  const focused = useRef<HTMLElement>(null);
  const receivedAt = useAppSelector(({ search }) => search.results?.receivedAt);
  const firstId = orders[0]?.orderId;
  // More or refreshed orders from the same page must not scroll the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time and the first order identify the page
  useLayoutEffect(() => {
    const { results, openedIds, scrollTop } = store.getState().search;
    const ids = results?.orders.map(({ orderId }) => orderId);
    // The new results are not rendered yet.
    if (!frame.current || !ids || ids[0] !== firstId) return;
    awaitedId.current = isArriving.current ? openedIds.find((id) => ids.includes(id)) : undefined;
    isArriving.current = false;
    // Checking the attribute instead of the scroll position avoids a forced layout.
    if (awaitedId.current || 'down' in frame.current.dataset)
      frame.current.scrollTop = awaitedId.current ? scrollTop : 0;
  }, [store, receivedAt, firstId]);
  useLayoutEffect(() => {
    if (!awaitedId.current || rendered.length === 0) return;
    const name = `[data-order-id="${CSS.escape(awaitedId.current)}"]`;
    const link = frame.current?.querySelector<HTMLElement>(name);
    if (!link) return;
    awaitedId.current = undefined;
    // The user may have begun to work elsewhere on the page.
    const { activeElement } = document;
    if (activeElement !== focused.current && !activeElement?.matches('body, main')) return;
    focused.current = link;
    link.focus({ preventScroll: true });
    // The last opened order can differ from the one that the user clicked, and its row may be out of view.
    link.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [rendered]);
  useEffect(() => {
    // The search in the URL replaces the results that were shown before.
    isArriving.current ||= store.getState().search.status === 'running';
    return () => {
      isArriving.current = true;
    };
  }, [store]);
  return frame;
}
