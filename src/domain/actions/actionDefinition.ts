import type { Item } from '#domain/item/item.ts';
import { listsItems, missingItemIds, type Order } from '#domain/order/order.ts';
import type { ModalId } from '#domain/order/orderModal.ts';
import type { Permissions } from '#domain/permissions.ts';
import type { ActionObstacle } from './actionRules.ts';
import { withWholeGroupsOf } from './addressChange.ts';
import type { AllowedActionsState } from './allowedActions.ts';
import type { RedirectObstacle } from './redirect.ts';
import { withOnlyTheseItems } from './reorderPlan.ts';

/** The data that determines which actions menus offer, available or not. */
export interface OfferContext {
  order: Order;
  /** null for an action on the whole order. */
  item: Item | null;
  permissions: Permissions;
  /** The page on which claims are created; null if none is configured. */
  pages: { createClaim: string | null };
}

export interface ActionContext extends OfferContext {
  /** The actions that the platform currently allows, or why they are unknown. */
  allowed: AllowedActionsState;
  /** `failed`: some or all items could not be loaded. */
  itemsState: 'loaded' | 'loading' | 'failed';
  /** Epoch milliseconds. */
  now: number;
}

/** The actions that open a modal. The modal has the same ID as the action. */
const MODAL_ACTION_IDS = [
  'reorder',
  'redirect',
  'cancelOrder',
  'cancelItem',
  'rejectItem',
  'retryRouting',
  'clearAlerts',
  'clearItemAlerts',
  'changeAddress',
  'updateStatus',
  'callback',
  'orderJson',
  'itemJson',
  'cancelItems',
  'rejectItems',
  'retryRoutings',
] as const satisfies readonly ModalId[];

/** The IDs of all actions; the text of each is `actions:label.<id>`. */
export const ACTION_IDS = [...MODAL_ACTION_IDS, 'createClaim'] as const;
export type ActionId = (typeof ACTION_IDS)[number];

export function opensModal(id: ActionId): id is (typeof MODAL_ACTION_IDS)[number] {
  return id !== 'createClaim';
}

/** The reason why an action is currently unavailable; the text is `actions:whyNot.<reason>`. */
export type UnavailableReason =
  | ActionObstacle
  | RedirectObstacle
  | 'nothingToReorder'
  | 'notPermitted'
  | 'noneOfItems';

/** Whether a new load of the order can remove the reason. Its text then says so. */
export function asksForRefresh(reason: UnavailableReason | null): boolean {
  return reason === 'notKnown' || reason === 'itemsMissing' || reason === 'itemsIncomplete';
}

type ActionPlace = 'order' | 'item' | 'items';

/** The definition of an action. Menus, buttons and the command palette use it. */
export interface OrderAction {
  id: ActionId;
  /**
   * The menus that offer it: that of the order, of an item (R123), of the selected items (R73). If the menu of
   * an item offers it and the menu of the order does not, the action applies to one item.
   */
  offeredFor: readonly ActionPlace[];
  /**
   * The items that its availability depends on, if not only on those that it was chosen for: all of the order,
   * or all of their fulfillment groups, which the action changes.
   */
  dependsOn?: 'wholeOrder' | 'wholeGroups';
  /** R269: whether the action is unavailable if the console could load only some of its items. */
  needsEveryItem?: boolean;
  /** Whether the user has the permission. If not, no menu shows the action and its modal is denied. */
  isPermitted: (context: OfferContext) => boolean;
  /**
   * If this returns false, no menu shows the action, although the user has the permission. Its modal, which
   * may already be open, says why it is unavailable.
   */
  isApplicable?: (context: OfferContext) => boolean;
  /** Returns the reason why the action is currently unavailable, or null if it is available. */
  whyNot: (context: ActionContext) => UnavailableReason | null;
  /** Returns the URL of the page that the action opens instead of a modal; null if none is configured. */
  link?: (context: ActionContext) => string | null;
}

/** Whether menus show the action, available or not. */
export function isOffered({ isPermitted, isApplicable }: OrderAction, context: OfferContext): boolean {
  return isPermitted(context) && (isApplicable?.(context) ?? true);
}

/**
 * Whether the console has loaded only some of the items that the action depends on, or cannot know whether it
 * has loaded all of them. It always knows if they are the selected items.
 */
function isIncomplete(
  { dependsOn }: OrderAction,
  { order, itemsState }: ActionContext,
  selectedIds: readonly string[],
): boolean {
  if (order.items.length === 0 || itemsState === 'loading') return false;
  const areSelected = selectedIds.length > 0 && dependsOn === undefined;
  const areKnown = itemsState === 'loaded' || listsItems(order) || areSelected;
  return !areKnown || missingItemIds(order).length > 0;
}

/**
 * Returns why the action is unavailable, or null. If there are no items, the reason says whether they are
 * still loading, could not be loaded or do not exist. `selectedIds` are the items that the action was chosen
 * for; empty if it was chosen for the order.
 */
export function unavailableReason(
  action: OrderAction,
  context: ActionContext,
  selectedIds: readonly string[],
): UnavailableReason | null {
  const reason = action.whyNot(context);
  // R395: the platform leaves out items of fulfillers that the user cannot read, and no refresh loads them.
  if (reason === 'merchantUnreadable') return reason;
  if (action.needsEveryItem && isIncomplete(action, context, selectedIds)) return 'itemsIncomplete';
  if (reason !== 'itemsMissing' || context.itemsState === 'failed') return reason;
  return context.itemsState === 'loaded' ? 'noItems' : 'loading';
}

function decisivePart({ dependsOn }: OrderAction, order: Order, itemIds: readonly string[]): Order {
  if (dependsOn === 'wholeOrder') return order;
  return dependsOn === 'wholeGroups' ? withWholeGroupsOf(order, itemIds) : withOnlyTheseItems(order, itemIds);
}

/**
 * The context with only the part of the order that decides whether the action on these items is available. An
 * empty list keeps everything.
 */
export function contextForItems<Context extends OfferContext>(
  action: OrderAction,
  context: Context,
  itemIds: readonly string[],
): Context {
  return { ...context, order: decisivePart(action, context.order, itemIds) };
}
