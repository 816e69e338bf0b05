import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

export interface ModalProps {
  order: Order;
  onClose: () => void;
}
export interface OrderModalProps extends ModalProps {
  /** The IDs of the items that are selected initially; may be empty. */
  chosen: readonly string[];
  /** The mode that is selected initially in the dialog that reorders; null for the default. */
  mode: string | null;
  /** The status whose alerts are selected initially in the dialog that clears alerts; null for all. */
  status: string | null;
}
export interface ItemModalProps extends ModalProps {
  item: Item;
}
