import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

/** The modals about an order, by the names they have in the URL. */
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

/** The modals about one item of it. */
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
  /** The items selected initially; empty without a selection. */
  chosen: readonly string[];
  /** The initial mode, if there is a choice; null for the default. */
  mode: string | null;
}
export interface ItemModalProps extends ModalProps {
  item: Item;
}
