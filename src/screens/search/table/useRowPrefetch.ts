import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { PREFETCH_REST_MS } from '#domain/limits.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { loadOrder, orderPrefetched } from '#store/order/orderOperations.ts';

interface Rest {
  orderId: string;
  timer: ReturnType<typeof setTimeout>;
  isAsked: boolean;
}

function orderUnder({ target, pointerType }: PointerEvent): string | null {
  // A touch opens the order immediately, so there is nothing to prefetch.
  if (pointerType === 'touch' || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-order-id]')?.dataset.orderId ?? null;
}

/**
 * Prefetches the order whose link is under the pointer. The request is aborted if the pointer leaves the link
 * without a click.
 */
export function useRowPrefetch() {
  const dispatch = useAppDispatch();
  const rest = useRef<Rest | null>(null);
  const stop = useCallback(() => {
    if (rest.current) clearTimeout(rest.current.timer);
    rest.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const leave = () => {
    const left = rest.current;
    stop();
    if (left?.isAsked) dispatch(loadOrder.abandoned(left.orderId));
  };
  const handlePointerOver = (event: PointerEvent) => {
    const orderId = orderUnder(event);
    if (orderId === (rest.current?.orderId ?? null)) return;
    leave();
    if (orderId === null) return;
    const timer = setTimeout(() => {
      if (rest.current) rest.current.isAsked = true;
      dispatch(orderPrefetched({ orderId }));
    }, PREFETCH_REST_MS);
    rest.current = { orderId, timer, isAsked: false };
  };
  return { handlePointerOver, handlePointerLeave: leave, keep: stop };
}
