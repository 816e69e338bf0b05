import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadAllowedActions } from '#store/orderActions.ts';
import { latestResult, selectOperation, selectPermissions } from '#store/selectors.ts';
import type { ActionContext } from './orderActions.ts';

const NOTHING = { order: [], groups: {}, items: {} };

/** What the order's or the item's actions are decided by, now. Who may not ask what is allowed is allowed nothing. */
export function useActionContext(order: Order, item: Item | null): ActionContext {
  const permissions = useAppSelector(selectPermissions);
  const pages = useAppSelector((state) => state.configuration.pages);
  const answer = useAppSelector((state) =>
    latestResult(selectOperation(state, loadAllowedActions, order.orderId)),
  );
  const allowed = canReadMerchant(permissions, order.merchantId) ? answer : NOTHING;
  return { order, item, permissions, allowed, pages, now: Date.now() };
}
