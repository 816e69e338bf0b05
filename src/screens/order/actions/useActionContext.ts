import { type AllowedNow, NOTHING_ALLOWED } from '#domain/allowedActions.ts';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadAllowedActions } from '#store/orderActions.ts';
import type { RootState } from '#store/rootReducer.ts';
import { latestResult, selectOperation, selectPermissions } from '#store/selectors.ts';
import type { ActionContext } from './orderActions.ts';

/** What the platform last said; nothing to who may not ask (docs/platform/merchant-order.md). */
function selectAllowed(state: RootState, { orderId, merchantId }: Order): AllowedNow {
  if (!canReadMerchant(selectPermissions(state), merchantId)) return NOTHING_ALLOWED;
  const asked = selectOperation(state, loadAllowedActions, orderId);
  return latestResult(asked) ?? (asked.status === 'failed' ? 'notKnown' : 'loading');
}

/** What the order's or the item's actions are decided by, now. */
export function useActionContext(order: Order, item: Item | null): ActionContext {
  const permissions = useAppSelector(selectPermissions);
  const pages = useAppSelector((state) => state.configuration.pages);
  const allowed = useAppSelector((state) => selectAllowed(state, order));
  return { order, item, permissions, allowed, pages, now: Date.now() };
}
