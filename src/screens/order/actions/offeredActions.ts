import type { Item } from '#domain/item/item.ts';
import type { ModalTarget } from '#domain/order/orderModal.ts';
import { type ActionContext, type OrderAction, orderForAvailability } from './actionDefinition.ts';
import { ALL_ACTIONS } from './allActions.ts';

/** An action that a menu offers, available or not. */
export interface OfferedAction {
  action: OrderAction;
  /** The data that determines whether the action is available. */
  context: ActionContext;
  target: ModalTarget;
}

export function targetOf(item: Item | null): ModalTarget {
  return item ? { itemId: item.itemId } : {};
}

/**
 * Returns the action as a menu entry. R123: in the menu of an item, an action on the order applies to this
 * item only. Returns null for such an action if the order has no other item.
 */
function toOffered(action: OrderAction, context: ActionContext): OfferedAction | null {
  const { order, item } = context;
  if (item === null || action.scope === 'item') return { action, context, target: targetOf(item) };
  if (order.items.length < 2) return null;
  const items = [item.itemId];
  const part = { ...context, order: orderForAvailability(action, order, items), item: null };
  return { action, context: part, target: { items } };
}

/**
 * S2.71: returns the permitted actions for the menu of the context's item, or of the order if there is none.
 */
export function offeredActions(context: ActionContext): OfferedAction[] {
  const place = context.item === null ? 'order' : 'item';
  return ALL_ACTIONS.filter(({ offeredFor }) => offeredFor.includes(place))
    .map((action) => toOffered(action, context))
    .filter((offered) => offered !== null)
    .filter(({ action, context: own }) => action.isPermitted(own));
}
