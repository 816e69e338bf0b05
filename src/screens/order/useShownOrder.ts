import { lookUp } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';

export interface ShownOrder {
  order: Order;
  /** Whether the data is partial: from search results, or from a load that has not finished. */
  isPreview: boolean;
}

/** Returns the loaded order, or its preview as long as the load has no result; otherwise null. */
export function useShownOrder(orderId: string): ShownOrder | null {
  const loadResult = useAppSelector((state) => selectOrderLoadResult(state, orderId));
  const preview = useAppSelector((state) =>
    loadResult ? undefined : lookUp(state.orders.previews, orderId),
  );
  if (loadResult?.kind === 'order') return { order: loadResult.order, isPreview: false };
  return preview ? { order: preview, isPreview: true } : null;
}
