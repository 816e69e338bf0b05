import { lookUp } from '#domain/byKey.ts';
import type { Order } from '#domain/order.ts';
import { useAppSelector } from '#store/hooks.ts';

export interface ShownOrder {
  order: Order;
  /** Only what is known so far: its result row, or its head before its items. */
  isPreview: boolean;
}

/** The best known data of an order, or null: the loaded order, or else its row of the results. */
export function useShownOrder(orderId: string): ShownOrder | null {
  const found = useAppSelector((state) => lookUp(state.orders.seen, orderId)?.found);
  const preview = useAppSelector((state) => (found ? undefined : lookUp(state.orders.previews, orderId)));
  if (found?.kind === 'order') return { order: found.order, isPreview: false };
  return preview ? { order: preview, isPreview: true } : null;
}
