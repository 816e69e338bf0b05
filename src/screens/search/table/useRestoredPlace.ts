import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Order } from '#domain/order.ts';
import { useAppSelector } from '#store/hooks.ts';

interface RestoredPlace {
  frame: RefObject<HTMLElement | null>;
  /** The order one comes back from, and how far the list was scrolled; null where one comes from elsewhere. */
  left: { orderId: string; scrollTop: number } | null;
}

/**
 * Puts the list back where it was left as soon as its rows are there: its scroll position, and the focus on the
 * order one comes from. A new page of results starts at its top. `orders` are none until there are rows.
 */
export function useRestoredPlace(orders: readonly Order[]): RestoredPlace {
  const frame = useRef<HTMLElement>(null);
  const { lastOrderId: orderId, scrollTop } = useAppSelector((state) => state.search);
  const [left] = useState(() => (orderId === null ? null : { orderId, scrollTop }));
  const shown = useRef<readonly Order[] | null>(null);
  useLayoutEffect(() => {
    if (!frame.current || orders.length === 0 || shown.current === orders) return;
    const isFirst = shown.current === null;
    shown.current = orders;
    // Young browsers give back a promise for a scroll: returned from here, it would be called as a clean-up.
    frame.current.scrollTo({ top: isFirst && left ? left.scrollTop : 0 });
    if (!isFirst || !left) return;
    const link = frame.current.querySelector<HTMLElement>(`[data-order-id="${CSS.escape(left.orderId)}"]`);
    link?.focus({ preventScroll: true });
  }, [orders, left]);
  return { frame, left };
}
