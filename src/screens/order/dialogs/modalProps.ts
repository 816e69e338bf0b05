import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

/** R73: the modals about the items that the user has selected. The URL contains the names of all modals. */
const SELECTION_MODAL_IDS = ['cancelItems', 'rejectItems', 'retryRoutings'] as const;

const ORDER_MODAL_IDS = [
  'reorder',
  'redirect',
  'orderJson',
  'cancelOrder',
  'clearAlerts',
  'changeAddress',
  'updateStatus',
  'callback',
  'watch',
  ...SELECTION_MODAL_IDS,
] as const;

const ITEM_MODAL_IDS = [
  'relatedIds1',
  'relatedIds2',
  'additionalIds1',
  'attributes',
  'manufacturing',
  'routing',
  'shipmentPlan',
  'itemJson',
  'cancelItem',
  'rejectItem',
  'retryRouting',
  'clearItemAlerts',
] as const;

export const MODAL_IDS = [...ORDER_MODAL_IDS, ...ITEM_MODAL_IDS];

export type OrderModalId = (typeof ORDER_MODAL_IDS)[number];
export type ItemModalId = (typeof ITEM_MODAL_IDS)[number];
export type ModalId = OrderModalId | ItemModalId;

export function isOrderModal(name: string): name is OrderModalId {
  return ORDER_MODAL_IDS.some((id) => id === name);
}

export function isItemModal(name: string): name is ItemModalId {
  return ITEM_MODAL_IDS.some((id) => id === name);
}

export function isSelectionModal(name: string): boolean {
  return SELECTION_MODAL_IDS.some((id) => id === name);
}

export interface ModalProps {
  order: Order;
  onClose: () => void;
}
export interface OrderModalProps extends ModalProps {
  /** The IDs of the items that are selected initially; may be empty. */
  chosen: readonly string[];
  /**
   * The mode that is selected initially or, in the dialog that clears alerts, the status whose alerts are
   * selected. null for the default, and for modals without modes.
   */
  mode: string | null;
}
export interface ItemModalProps extends ModalProps {
  item: Item;
}
