import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { Order } from '#domain/order/order.ts';
import type { RootState } from '#store/rootReducer.ts';

/**
 * When the user returns to the list, restores the scroll position and moves the focus to the order that the
 * user had opened. A new page of results starts at the top. `orders` is empty until there are rows.
 */
export function useScrollRestoration(orders: readonly Order[]): RefObject<HTMLElement | null> {
  const store = useStore<RootState>();
  const frame = useRef<HTMLElement>(null);
  const isArriving = useRef(true);
  // The first order identifies the page. More orders from the same page must not scroll the list.
  const [first] = orders;
  useLayoutEffect(() => {
    if (!frame.current || !first) return;
    const { lastOrderId, scrollTop } = store.getState().search;
    const isBack = isArriving.current && lastOrderId !== null;
    isArriving.current = false;
    // The attribute replaces reading the scroll position, which would force a layout.
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
