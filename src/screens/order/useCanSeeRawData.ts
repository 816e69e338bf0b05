import { canReadMerchant } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { useOrderId } from './useOrderId.ts';
import { useShownOrder } from './useShownOrder.ts';

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
