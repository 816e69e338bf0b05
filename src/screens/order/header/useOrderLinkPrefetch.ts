import { useEffect, useEffectEvent, useState } from 'react';
import { PREFETCH_REST_MS } from '#domain/limits.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { loadOrder, orderPrefetched } from '#store/order/orderOperations.ts';

/**
 * Returns event handlers for a link to an order. They prefetch the order when the pointer or the focus has
 * rested on the link for a moment. When it leaves the link, the request is aborted unless the user has opened
 * the order.
 */
export function useOrderLinkPrefetch(orderId: string | null, openOrderId: string) {
  const dispatch = useAppDispatch();
  const [isResting, setIsResting] = useState(false);
  const abandon = useEffectEvent((id: string) => {
    if (id !== openOrderId) dispatch(loadOrder.abandoned(id));
  });
  useEffect(() => {
    if (!isResting || orderId === null) return;
    const timer = setTimeout(() => dispatch(orderPrefetched({ orderId })), PREFETCH_REST_MS);
    return () => {
      clearTimeout(timer);
      abandon(orderId);
    };
  }, [dispatch, orderId, isResting]);
  const rest = () => setIsResting(true);
  const leave = () => setIsResting(false);
  return { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave };
}
