import type { Order } from '#domain/order/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { loadAllowedActions, loadCallback } from '#store/actions/readOperations.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { useOrderReadOperation } from './useOrderReadOperation.ts';

/**
 * R15: loads the actions that the platform currently allows, and the callback, when the order is loaded and
 * after each reload. The platform gives them only to users who can read the merchant's orders. Renders nothing,
 * so that the order does not render again whenever one of these reads starts or ends.
 */
export function OrderReads({ order, isPreview }: { order: Order; isPreview: boolean }) {
  const { orderId, merchantId } = order;
  const isReadable = useAppSelector((state) => canReadMerchant(selectPermissions(state), merchantId));
  const isEnabled = isReadable && !isPreview;
  useOrderReadOperation(loadAllowedActions, { orderId }, { isEnabled });
  useOrderReadOperation(loadCallback, { orderId }, { isEnabled });
  return null;
}
