import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { Order } from '#domain/order/order.ts';
import type { RootState } from '#store/rootReducer.ts';

/**
 * Restores the list whenever the user returns to it and its rows are loaded: its scroll position, and the focus on the
 * order the user comes from. A new page of results starts at the top. `orders` is empty until there are rows.
 */
export function useScrollRestoration(orders: readonly Order[]): RefObject<HTMLElement | null> {
  const store = useStore<RootState>();
  const frame = useRef<HTMLElement>(null);
  const isArriving = useRef(true);
  // More orders of the same page are not a new page.
  const [first] = orders;
  useLayoutEffect(() => {
    if (!frame.current || !first) return;
    const { lastOrderId, scrollTop } = store.getState().search;
    const isBack = isArriving.current && lastOrderId !== null;
    isArriving.current = false;
    // Both reading and setting the scroll position would force a layout.
    if (isBack || 'down' in frame.current.dataset) frame.current.scrollTop = isBack ? scrollTop : 0;
    if (!isBack) return;
    const link = frame.current.querySelector<HTMLElement>(`[data-order-id="${CSS.escape(lastOrderId)}"]`);
    link?.focus({ preventScroll: true });
  }, [store, first]);
  useLayoutEffect(
    () => () => {
      isArriving.current = true;
    },
    [],
  );
  return frame;
}
