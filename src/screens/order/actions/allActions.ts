import type { ItemsVerb } from '#domain/actions/itemsAction.ts';
import type { OrderModalId } from '../dialogs/modalProps.ts';
import {
  type ActionContext,
  type ActionId,
  ORDER_ACTIONS,
  type OrderAction,
  type WhyNot,
} from './orderActions.ts';

function rowOf(id: ActionId): OrderAction {
  const row = ORDER_ACTIONS.find((action) => action.id === id);
  if (!row) throw new Error(`There is no action ${id}`);
  return row;
}

/**
 * Why one of several items is excluded; null if it is included. Its state takes precedence over a missing permission.
 */
export function whyNotItem(verb: ItemsVerb, context: ActionContext): WhyNot | null {
  const row = rowOf(verb);
  const reason = row.whyNot(context);
  return reason ?? (row.isPermitted(context) ? null : 'notPermitted');
}

/** The reason if all items share it; otherwise a generic one. */
function whyNotAny(verb: ItemsVerb, context: ActionContext): WhyNot | null {
  const reasons = new Set(context.order.items.map((item) => whyNotItem(verb, { ...context, item })));
  const [only = 'itemsMissing'] = reasons;
  if (reasons.has(null)) return null;
  return reasons.size > 1 ? 'noneOfItems' : only;
}

/** An action on one item, offered for several items if it is permitted for at least one of them. */
function forSeveral(verb: ItemsVerb, id: ActionId & OrderModalId): OrderAction {
  const row = rowOf(verb);
  const isPermitted = (context: ActionContext) =>
    context.order.items.some((item) => row.isPermitted({ ...context, item }));
  return {
    ...row,
    id,
    about: 'items',
    modal: id,
    isPermitted,
    whyNot: (context) => whyNotAny(verb, context),
  };
}

/** R73: the actions on several items at once, besides the order actions that accept a subset of its items. */
export const ITEMS_ACTIONS: readonly OrderAction[] = [
  forSeveral('cancelItem', 'cancelItems'),
  forSeveral('rejectItem', 'rejectItems'),
  forSeveral('retryRouting', 'retryRoutings'),
];

export const ALL_ACTIONS: readonly OrderAction[] = [...ORDER_ACTIONS, ...ITEMS_ACTIONS];

/**
 * Whether the user can open this modal of an order: an action requires its permission, and all users can open
 * the details.
 */
export function mayOpen(modal: string, context: ActionContext): boolean {
  const action = ALL_ACTIONS.find((candidate) => candidate.modal === modal);
  return action === undefined || action.isPermitted(context);
}
