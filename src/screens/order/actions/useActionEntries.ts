import { useTranslation } from 'react-i18next';
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
}

function useToEntry(context: ActionContext): (action: OrderAction) => ActionEntry {
  const { t } = useTranslation('actions');
  return (action) => {
    const whyNot = action.whyNot(context);
    const href = webUrl(action.link?.(context));
    const reason = whyNot && t(`whyNot.${whyNot}`);
    return { action, href, whyNot, reason, label: t(`label.${action.id}`) };
  };
}

/**
 * Returns the actions on the order or item that the user has permission for. An unavailable one has a reason.
 */
export function useActionEntries(order: Order, item: Item | null): readonly ActionEntry[] {
  const context = useActionContext(order, item);
  const toEntry = useToEntry(context);
  const about = item ? 'item' : 'order';
  return ALL_ACTIONS.filter((action) => action.about === about && action.isPermitted(context)).map(toEntry);
}

/** Returns the menu entry for an action, or null if the user lacks the permission. */
export function useActionEntry(id: ActionId, order: Order, item: Item | null): ActionEntry | null {
  const context = useActionContext(order, item);
  const toEntry = useToEntry(context);
  const action = ALL_ACTIONS.find((candidate) => candidate.id === id && candidate.isPermitted(context));
  return action ? toEntry(action) : null;
}

export function useChooseAction(item: Item | null): (entry: ActionEntry, target?: ModalTarget) => void {
  const { open } = useModal();
  return ({ action, href }, target = {}) => {
    if (href !== null) window.open(href, '_blank', 'noopener,noreferrer');
    else if (opensModal(action.id)) open(action.id, item ? { ...target, itemId: item.itemId } : target);
  };
}
