import { useTranslation } from 'react-i18next';
import { withOnlyTheseItems } from '#domain/actions/reorderPlan.ts';
import type { Item } from '#domain/item/item.ts';
import { webUrl } from '#domain/links.ts';
import type { Order } from '#domain/order/order.ts';
import { type ModalTarget, useModal } from '../dialogs/useModal.ts';
import { ALL_ACTIONS } from './allActions.ts';
import {
  type ActionContext,
  type ActionId,
  type OrderAction,
  opensModal,
  type UnavailableReason,
  unavailableReason,
} from './orderActions.ts';
import { useActionContext } from './useActionContext.ts';

/** An action with its text and, if it is currently unavailable, the reason. */
export interface ActionEntry {
  action: OrderAction;
  label: string;
  whyNot: UnavailableReason | null;
  reason: string | null;
  /** The page that the action links to; null if it opens a modal. */
  href: string | null;
  target: ModalTarget;
}

/** The actions on the order that an item's menu also offers, for that item only. */
const ALSO_FOR_ITEM: readonly ActionId[] = ['reorder', 'updateStatus', 'redirect'];

function useToEntry() {
  const { t } = useTranslation('actions');
  return (action: OrderAction, context: ActionContext, target: ModalTarget): ActionEntry => {
    const whyNot = unavailableReason(action, context);
    const href = webUrl(action.link?.(context));
    const reason = whyNot && t(`whyNot.${whyNot}`);
    return { action, href, whyNot, reason, label: t(`label.${action.id}`), target };
  };
}

function targetOf(item: Item | null): ModalTarget {
  return item ? { itemId: item.itemId } : {};
}

/** Returns the actions on the order that are also offered for one of its items, unless it is the only one. */
function useOrderEntriesOfItem(order: Order, item: Item | null): readonly ActionEntry[] {
  const toEntry = useToEntry();
  const items = item === null ? [] : [item.itemId];
  const whole = useActionContext(order, null);
  const part = useActionContext(withOnlyTheseItems(order, items), null);
  if (item === null || order.items.length < 2) return [];
  return (
    ALL_ACTIONS.filter(({ id }) => ALSO_FOR_ITEM.includes(id))
      .filter((action) => action.isPermitted(part))
      // S4.51: whether a redirect is available depends on the whole order.
      .map((action) => toEntry(action, action.id === 'redirect' ? whole : part, { items }))
  );
}

/** Returns the actions on the order or item that the user has permission for, available or not. */
export function useActionEntries(order: Order, item: Item | null): readonly ActionEntry[] {
  const context = useActionContext(order, item);
  const toEntry = useToEntry();
  const alsoForItem = useOrderEntriesOfItem(order, item);
  const about = item ? 'item' : 'order';
  const entries = ALL_ACTIONS.filter((action) => action.about === about && action.isPermitted(context)).map(
    (action) => toEntry(action, context, targetOf(item)),
  );
  const place = ({ action }: ActionEntry) => ALL_ACTIONS.findIndex(({ id }) => id === action.id);
  return [...entries, ...alsoForItem].sort((a, b) => place(a) - place(b));
}

/** Returns the menu entry for an action, or null if the user lacks the permission. */
export function useActionEntry(id: ActionId, order: Order, item: Item | null): ActionEntry | null {
  const context = useActionContext(order, item);
  const toEntry = useToEntry();
  const action = ALL_ACTIONS.find((candidate) => candidate.id === id && candidate.isPermitted(context));
  return action ? toEntry(action, context, targetOf(item)) : null;
}

export function useChooseAction(): (entry: ActionEntry, target?: ModalTarget) => void {
  const { open } = useModal();
  return (entry, target = {}) => {
    const { id } = entry.action;
    if (entry.href !== null) window.open(entry.href, '_blank', 'noopener,noreferrer');
    else if (opensModal(id)) open(id, { ...target, ...entry.target });
  };
}
