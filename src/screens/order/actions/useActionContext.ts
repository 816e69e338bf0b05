import type { ActionContext, OfferContext } from '#domain/actions/actionDefinition.ts';
import type { AllowedActionsState } from '#domain/actions/allowedActions.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { loadAllowedActions } from '#store/actions/readOperations.ts';
import { useAppSelector } from '#store/hooks.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import { selectHaveItemsFailed, selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import type { RootState } from '#store/rootReducer.ts';

/**
 * Returns the actions that the platform last allowed, or why they are unknown. The platform tells them only to
 * users who can read the merchant's orders (docs/platform/merchant-order.md).
 */
function selectAllowed(state: RootState, { orderId, merchantId }: Order): AllowedActionsState {
  if (!canReadMerchant(selectPermissions(state), merchantId)) return 'merchantUnreadable';
  const asked = selectOperation(state, loadAllowedActions, orderId);
  return latestResult(asked) ?? (asked.status === 'failed' ? 'notKnown' : 'loading');
}

function selectItemsState(state: RootState, orderId: string): ActionContext['itemsState'] {
  if (selectOrderLoadResult(state, orderId)?.kind !== 'order') return 'loading';
  return selectHaveItemsFailed(state, orderId) ? 'failed' : 'loaded';
}

/** Returns the current data that determines which actions on the order or the item are offered. */
export function useOfferContext(order: Order, item: Item | null): OfferContext {
  const permissions = useAppSelector(selectPermissions);
  const pages = useAppSelector((state) => state.configuration.pages);
  return { order, item, permissions, pages };
}

/** Returns the current data that determines which of these actions are available. */
export function useActionContext(order: Order, item: Item | null): ActionContext {
  const offer = useOfferContext(order, item);
  const allowed = useAppSelector((state) => selectAllowed(state, order));
  const itemsState = useAppSelector((state) => selectItemsState(state, order.orderId));
  return { ...offer, allowed, itemsState, now: Date.now() };
}
