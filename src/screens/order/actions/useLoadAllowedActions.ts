import type { Order } from '#domain/order/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { loadAllowedActions } from '#store/actions/readOperations.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/selectors.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';

/** Loads the actions that the platform currently allows, for a loaded order and after each reload. */
export function useLoadAllowedActions({ orderId, merchantId }: Order, isPreview: boolean): void {
  const canAsk = useAppSelector((state) => canReadMerchant(selectPermissions(state), merchantId));
  useOrderReadOperation(loadAllowedActions, { orderId }, { isEnabled: canAsk && !isPreview });
}
