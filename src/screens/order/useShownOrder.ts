import { lookUp } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';

export interface ShownOrder {
  order: Order;
  /** Whether the data is partial: from search results, or from a load that has not finished. */
  isPreview: boolean;
}

/** Returns the loaded order, or its preview as long as the load has no result; otherwise null. */
export function useShownOrder(orderId: string): ShownOrder | null {
  const found = useAppSelector((state) => lookUp(state.orders.loaded, orderId)?.found);
  const preview = useAppSelector((state) => (found ? undefined : lookUp(state.orders.previews, orderId)));
  if (found?.kind === 'order') return { order: found.order, isPreview: false };
  return preview ? { order: preview, isPreview: true } : null;
}
