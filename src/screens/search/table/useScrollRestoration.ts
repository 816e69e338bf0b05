import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { RootState } from '#store/rootReducer.ts';

/**
 * When the user returns to the list, restores the scroll position and moves the focus to the order that the
 * user opened last. A new page of results starts at the top. `orders` is empty until there are rows.
 * `rendered` contains the orders that are rendered so far.
 */
export function useScrollRestoration(
  orders: readonly Order[],
  rendered: readonly Order[],
): RefObject<HTMLElement | null> {
  const store = useStore<RootState>();
  const frame = useRef<HTMLElement>(null);
  const isArriving = useRef(true);
  /** The order whose row gets the focus once it is rendered. */
  const awaitedId = useRef<string | null>(null);
  const receivedAt = useAppSelector(({ search }) => search.results?.receivedAt);
  const firstId = orders[0]?.orderId;
  // More or refreshed orders from the same page must not scroll the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time and the first order identify the page
  useLayoutEffect(() => {
    if (!frame.current || !firstId) return;
    const { results, lastOrderId, scrollTop } = store.getState().search;
    // The order can be on another page, which replaces the one that was shown before.
    isArriving.current ||= !!results?.orders.some(({ orderId }) => orderId === awaitedId.current);
    const isBack = isArriving.current && lastOrderId !== null;
    isArriving.current = false;
    awaitedId.current = isBack ? lastOrderId : null;
    // Checking the attribute instead of the scroll position avoids a forced layout.
    if (isBack || 'down' in frame.current.dataset) frame.current.scrollTop = isBack ? scrollTop : 0;
  }, [store, receivedAt, firstId]);
  useLayoutEffect(() => {
    if (awaitedId.current === null || rendered.length === 0) return;
    const name = `[data-order-id="${CSS.escape(awaitedId.current)}"]`;
    const link = frame.current?.querySelector<HTMLElement>(name);
    if (!link) return;
    awaitedId.current = null;
    // The user may have begun to work elsewhere on the page.
    if (document.activeElement !== document.body && document.activeElement?.tagName !== 'MAIN') return;
    link.focus({ preventScroll: true });
    // The last opened order can differ from the one that the user clicked, and its row may be out of view.
    link.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [rendered]);
  useLayoutEffect(
    () => () => {
      isArriving.current = true;
    },
    [],
  );
  return frame;
}
