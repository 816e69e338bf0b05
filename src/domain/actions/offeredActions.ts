import type { Item } from '#domain/item/item.ts';
import type { ModalTarget } from '#domain/order/orderModal.ts';
import {
  type ActionContext,
  contextForItems,
  isOffered,
  type OfferContext,
  type OrderAction,
} from './actionDefinition.ts';
import { ALL_ACTIONS } from './allActions.ts';

/** An action that a menu offers, available or not. */
export interface OfferedAction<Context extends OfferContext = ActionContext> {
  action: OrderAction;
  /** The data that determines whether the action is available. */
  context: Context;
  target: ModalTarget;
}

export function targetOf(item: Item | null): ModalTarget {
  return item ? { itemId: item.itemId } : {};
}

/**
 * Returns the action as a menu entry. R123: in the menu of an item, an action on the order applies to this
 * item only. Returns null for such an action if the order has no other item.
 */
function toOffered<Context extends OfferContext>(
  action: OrderAction,
  context: Context,
): OfferedAction<Context> | null {
  const { order, item } = context;
  const isForOneItem = !action.offeredFor.includes('order');
  if (item === null || isForOneItem) return { action, context, target: targetOf(item) };
  if (order.items.length < 2) return null;
  const items = [item.itemId];
  return { action, context: { ...contextForItems(action, context, items), item: null }, target: { items } };
}

function actionsFor({ item }: OfferContext): readonly OrderAction[] {
  const place = item === null ? 'order' : 'item';
  return ALL_ACTIONS.filter(({ offeredFor }) => offeredFor.includes(place));
}

/** Returns the action as a menu entry if menus show it, and null otherwise. */
function toShown<Context extends OfferContext>(
  action: OrderAction,
  context: Context,
): OfferedAction<Context> | null {
  const offered = toOffered(action, context);
  return offered && isOffered(offered.action, offered.context) ? offered : null;
}

/** S2.71: the actions for the menu of the context's item, or of the order if there is none. */
export function offeredActions(context: ActionContext): OfferedAction[] {
  return actionsFor(context)
    .map((action) => toShown(action, context))
    .filter((offered) => offered !== null);
}

/**
 * Whether that menu has any action. It stops at the first one, because an order can have 300 such menus. It
 * begins at the end, where the actions on one item are: those on the order would need a part of the order for
 * each item.
 */
export function offersActions(context: OfferContext): boolean {
  return actionsFor(context).findLast((action) => toShown(action, context) !== null) !== undefined;
}
