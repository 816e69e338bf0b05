import { useLocation } from 'react-router';
import { lookUp } from '#domain/byKey.ts';
import { orderIdIn } from '#domain/links/paths.ts';
import type { Order } from '#domain/order/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';

/**
 * Returns the order ID from the URL, or '' if the page is not an order. The router's own parameter is not
 * used, because the router decodes `%2F` to '/'.
 */
export function useOrderId(): string {
  return orderIdIn(useLocation().pathname);
}

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

/**
 * Whether the user can see the raw platform data of the open order. The data may contain prices, so the user
 * needs read access to the merchant (S6.8).
 */
export function useCanSeeRawData(): boolean {
  const orderId = useOrderId();
  const shown = useShownOrder(orderId);
  const loadResult = useAppSelector((state) => selectOrderLoadResult(state, orderId));
  const permissions = useAppSelector(selectPermissions);
  const merchantId =
    loadResult?.kind === 'merchantOnly' ? loadResult.request.merchantId : shown?.order.merchantId;
  return merchantId !== undefined && canReadMerchant(permissions, merchantId);
}
