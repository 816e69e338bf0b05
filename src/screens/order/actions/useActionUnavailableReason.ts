import { useTranslation } from 'react-i18next';
import {
  type ActionId,
  contextForItems,
  type UnavailableReason,
  unavailableReason,
} from '#domain/actions/actionDefinition.ts';
import { ALL_ACTIONS } from '#domain/actions/allActions.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { useActionContext } from './useActionContext.ts';

/**
 * Returns why the action is unavailable, with a sentence that explains it, or null for both. Dialogs apply the
 * menu's rules again, because a link can open them without the menu and the order can change while a dialog is
 * open. `openedFor` are the items that the dialog was opened for; empty if it was opened for the order.
 */
export function useActionUnavailableReason(
  id: ActionId | null,
  order: Order,
  item: Item | null,
  openedFor: readonly string[],
): { reason: UnavailableReason | null; text: string | null } {
  const { t } = useTranslation(['actions', 'dialog']);
  const whole = useActionContext(order, item);
  const action = ALL_ACTIONS.find((candidate) => candidate.id === id);
  const context = action ? contextForItems(action, whole, openedFor) : whole;
  if (action && !action.isPermitted(context))
    return { reason: 'notPermitted', text: t('dialog:notPermitted') };
  const reason = action ? unavailableReason(action, context, openedFor) : null;
  return { reason, text: reason && t(`actions:whyNot.${reason}`) };
}
