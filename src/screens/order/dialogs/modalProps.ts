import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

/** The modals about an order. The URL contains these names. */
export type OrderModalId =
  | 'reorder'
  | 'redirect'
  | 'orderJson'
  | 'cancelOrder'
  | 'clearAlerts'
  | 'changeAddress'
  | 'updateStatus'
  | 'callback'
  | 'watch'
  | 'cancelItems'
  | 'rejectItems'
  | 'retryRoutings';

/** The modals about one item of the order. */
export type ItemModalId =
  | 'relatedIds1'
  | 'relatedIds2'
  | 'additionalIds1'
  | 'attributes'
  | 'manufacturing'
  | 'routing'
  | 'shipmentPlan'
  | 'itemJson'
  | 'cancelItem'
  | 'rejectItem'
  | 'retryRouting'
  | 'clearItemAlerts';

export type ModalId = OrderModalId | ItemModalId;

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
