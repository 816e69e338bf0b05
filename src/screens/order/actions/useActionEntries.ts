import { useTranslation } from 'react-i18next';
import {
  type ActionId,
  contextForItems,
  isOffered,
  type OrderAction,
  opensModal,
  type UnavailableReason,
  unavailableReason,
} from '#domain/actions/actionDefinition.ts';
import { ALL_ACTIONS } from '#domain/actions/allActions.ts';
import { type OfferedAction, offeredActions, targetOf } from '#domain/actions/offeredActions.ts';
import type { Item } from '#domain/item/item.ts';
import { webUrl } from '#domain/links/links.ts';
import type { Order } from '#domain/order/order.ts';
import type { ModalTarget } from '#domain/order/orderModal.ts';
import { useModal } from '../dialogs/useModal.ts';
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

function useToEntry() {
  const { t } = useTranslation('actions');
  return ({ action, context, target }: OfferedAction): ActionEntry => {
    const whyNot = unavailableReason(action, context, target.items ?? []);
    const href = webUrl(action.link?.(context));
    const reason = whyNot && t(`whyNot.${whyNot}`);
    return { action, href, whyNot, reason, label: t(`label.${action.id}`), target };
  };
}

/** Returns the actions in the menu of the order or item, available or not. */
export function useActionEntries(order: Order, item: Item | null): readonly ActionEntry[] {
  const context = useActionContext(order, item);
  return offeredActions(context).map(useToEntry());
}

/** Returns the menu entry for an action, or null if menus do not show it. */
export function useActionEntry(
  id: ActionId,
  order: Order,
  item: Item | null,
  target: ModalTarget = targetOf(item),
): ActionEntry | null {
  const context = useActionContext(order, item);
  const toEntry = useToEntry();
  const action = ALL_ACTIONS.find((candidate) => candidate.id === id);
  const part = action && contextForItems(action, context, target.items ?? []);
  return part && isOffered(action, part) ? toEntry({ action, context: part, target }) : null;
}

export function useChooseAction(): (entry: ActionEntry) => void {
  const { open } = useModal();
  return ({ action, href, target }) => {
    if (href !== null) window.open(href, '_blank', 'noopener,noreferrer');
    else if (opensModal(action.id)) open(action.id, target);
  };
}
