import type { Item } from '#domain/item/item.ts';
import { missingItemIds, type Order } from '#domain/order/order.ts';
import {
  isItemModal,
  isModal,
  isSelectionModal,
  type ModalId,
  type orderModalIn,
} from '#domain/order/orderModal.ts';
import { isSameId } from '#domain/sameId.ts';
import type { ActionContext } from './actionDefinition.ts';
import { canOpenModal } from './allActions.ts';

/**
 * The modal that a URL requests.
 * - none: the URL names no modal or an unknown one, or the order does not have the item of the modal
 * - forbidden: the user lacks the permission (S6.16)
 * - itemsGone: the order has none of the items that the modal is about (R241)
 * - open: `openedFor` are the IDs of the items that it is about; empty for the whole order
 */
export type RequestedModal =
  | { kind: 'none' }
  | { kind: 'forbidden' }
  | { kind: 'itemsGone'; modal: ModalId }
  | { kind: 'open'; modal: ModalId; openedFor: string[] };

/** The item that the URL names. In an order of one item, the URL does not have to name it (R186). */
export function itemOfModal(order: Order, itemId: string | null): Item | null {
  const isOnly = itemId === null && order.items.length === 1 && missingItemIds(order).length === 0;
  return order.items.find((item) => isOnly || isSameId(item.itemId, itemId ?? '')) ?? null;
}

/**
 * Returns the modal that the URL requests. A modal with a recorded request (`hasOwnRequest`) opens even if its
 * action is no longer permitted, because it shows the result.
 */
export function requestedModal(
  { modal, items }: Pick<ReturnType<typeof orderModalIn>, 'modal' | 'items'>,
  context: ActionContext,
  hasOwnRequest: boolean,
): RequestedModal {
  const { order, item } = context;
  if (!isModal(modal) || (isItemModal(modal) && !item)) return { kind: 'none' };
  if (!hasOwnRequest && !canOpenModal(modal, context)) return { kind: 'forbidden' };
  // R433: a link from the results contains the IDs as the search writes them. Sorted, because the items of a
  // reloaded order may come in another sequence, and drafts are kept by items.
  const openedFor = order.items
    .map(({ itemId }) => itemId)
    .filter((id) => items.some((one) => isSameId(one, id)))
    .toSorted();
  // Without items, a dialog would apply to the whole order.
  const needsItems = isSelectionModal(modal) || items.length > 0;
  if (needsItems && openedFor.length === 0) return { kind: 'itemsGone', modal };
  return { kind: 'open', modal, openedFor };
}
