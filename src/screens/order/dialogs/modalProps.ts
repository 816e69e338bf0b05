import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

export interface ModalProps {
  order: Order;
  onClose: () => void;
}
export interface OrderModalProps extends ModalProps {
  /** The IDs of the items that the dialog was opened for; empty if it was opened for the order. */
  openedFor: readonly string[];
}
export interface ItemModalProps extends ModalProps {
  item: Item;
}
