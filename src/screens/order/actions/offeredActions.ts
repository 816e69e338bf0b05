import type { Item } from '#domain/item/item.ts';
import type { ModalTarget } from '#domain/order/orderModal.ts';
import { type ActionContext, decidingPart, type OrderAction } from './actionDefinition.ts';
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
 * An action as the menu of the context's item or, without an item, of the order offers it. R123: the menu of
 * an item offers some actions on the order for this item only; null if it is the order's only item.
 */
function toOffered(action: OrderAction, context: ActionContext): OfferedAction | null {
  const { order, item } = context;
  if (item === null || action.about === 'item') return { action, context, target: targetOf(item) };
  if (order.items.length < 2) return null;
  const items = [item.itemId];
  const part = { ...context, order: decidingPart(action, order, items), item: null };
  return { action, context: part, target: { items } };
}

/** S2.71: the actions in the menu of the context's item or of the order that the user has permission for. */
export function offeredActions(context: ActionContext): OfferedAction[] {
  const place = context.item === null ? 'order' : 'item';
  return ALL_ACTIONS.filter(({ offeredFor }) => offeredFor.includes(place))
    .map((action) => toOffered(action, context))
    .filter((offered) => offered !== null)
    .filter(({ action, context: own }) => action.isPermitted(own));
}
