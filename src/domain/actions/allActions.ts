import { commonValue } from '#domain/lists.ts';
import {
  type ActionContext,
  type ActionId,
  isOffered,
  type OfferContext,
  type OrderAction,
  type UnavailableReason,
} from './actionDefinition.ts';
import type { ItemsVerb } from './itemsAction.ts';
import { ORDER_ACTIONS } from './orderActions.ts';

function rowOf(id: ActionId): OrderAction {
  const row = ORDER_ACTIONS.find((action) => action.id === id);
  if (!row) throw new Error(`There is no action ${id}`);
  return row;
}

/**
 * Returns why an action on several items excludes this item, or null if it does not. A reason in the item's
 * state takes precedence over a missing permission.
 */
export function itemUnavailableReason(verb: ItemsVerb, context: ActionContext): UnavailableReason | null {
  const row = rowOf(verb);
  const reason = row.whyNot(context);
  return reason ?? (row.isPermitted(context) ? null : 'notPermitted');
}

/**
 * Returns null if the action includes at least one item. Otherwise, returns the reason if it is the same for
 * all items, 'noneOfItems' if the reasons differ, and 'itemsMissing' if there are no items.
 */
function whyNotAny(verb: ItemsVerb, context: ActionContext): UnavailableReason | null {
  const reasons = context.order.items.map((item) => itemUnavailableReason(verb, { ...context, item }));
  if (reasons.length === 0) return 'itemsMissing';
  return reasons.includes(null) ? null : (commonValue(reasons) ?? 'noneOfItems');
}

/**
 * Returns the action on several items that corresponds to an action on one item. The user needs the
 * permission for at least one of the order's items.
 */
function forSeveral(verb: ItemsVerb, id: ActionId): OrderAction {
  const row = rowOf(verb);
  const forAnyItem = (isTrue: (context: OfferContext) => boolean) => (context: OfferContext) =>
    context.order.items.some((item) => isTrue({ ...context, item }));
  return {
    ...row,
    id,
    offeredFor: ['items'],
    isPermitted: forAnyItem(row.isPermitted),
    isApplicable: forAnyItem((context) => isOffered(row, context)),
    whyNot: (context) => whyNotAny(verb, context),
  };
}

/** All actions, in the order in which the menus and the bar for selected items list them. */
export const ALL_ACTIONS: readonly OrderAction[] = [
  forSeveral('cancelItem', 'cancelItems'),
  ...ORDER_ACTIONS,
  forSeveral('rejectItem', 'rejectItems'),
  forSeveral('retryRouting', 'retryRoutings'),
];

/** R73: the actions on selected items. Those that depend on the whole order come last. */
export const SELECTION_ACTIONS: readonly OrderAction[] = ALL_ACTIONS.filter(({ offeredFor }) =>
  offeredFor.includes('items'),
).toSorted((a, b) => Number(a.dependsOn === 'wholeOrder') - Number(b.dependsOn === 'wholeOrder'));

/**
 * Whether the user can open this modal of an order or item. The modal of an action requires the action's
 * permission; all users can open the others.
 */
export function canOpenModal(modal: string, context: OfferContext): boolean {
  const action = ALL_ACTIONS.find((candidate) => candidate.id === modal);
  return action === undefined || action.isPermitted(context);
}
