import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Order } from '#domain/order.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Puts the list back where it was left: its scroll position, and the focus on the order one comes from. */
export function useRestoredPlace(orders: readonly Order[]): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  const { lastOrderId, scrollTop } = useAppSelector((state) => state.search);
  const place = useRef({ lastOrderId, scrollTop });
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = place.current.scrollTop;
  }, []);
  useEffect(() => {
    const { lastOrderId: id } = place.current;
    if (id === null) return;
    const link = frame.current?.querySelector<HTMLElement>(`[data-order-id="${CSS.escape(id)}"]`);
    link?.focus({ preventScroll: true });
  }, []);
  // A new page of results starts at its top.
  const shown = useRef(orders);
  useLayoutEffect(() => {
    if (shown.current === orders) return;
    shown.current = orders;
    frame.current?.scrollTo({ top: 0 });
  }, [orders]);
  return frame;
}
