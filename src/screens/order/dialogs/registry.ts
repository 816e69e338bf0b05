import type { ComponentType } from 'react';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

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

type Load<P> = () => Promise<ComponentType<P>>;

/**
 * A modal by its name in the URL, about the order or about one of its items. Each is a separate chunk, loaded when it
 * is first opened.
 */
export type ModalEntry =
  | { id: string; about: 'order'; load: Load<OrderModalProps> }
  | { id: string; about: 'item'; load: Load<ItemModalProps> };

export const MODALS: readonly ModalEntry[] = [
  {
    id: 'reorder',
    about: 'order',
    load: async () => (await import('./reorder/ReorderModal.tsx')).ReorderModal,
  },
  {
    id: 'redirect',
    about: 'order',
    load: async () => (await import('./redirect/RedirectWizard.tsx')).RedirectWizard,
  },
  {
    id: 'relatedIds1',
    about: 'item',
    load: async () => (await import('./details/RelatedIdsModal.tsx')).RelatedIdsModal,
  },
  {
    id: 'relatedIds2',
    about: 'item',
    load: async () => (await import('./details/RelatedItemsModal.tsx')).RelatedItemsModal,
  },
  {
    id: 'additionalIds1',
    about: 'item',
    load: async () => (await import('./details/AdditionalLinksModal.tsx')).AdditionalLinksModal,
  },
  {
    id: 'attributes',
    about: 'item',
    load: async () => (await import('./details/AttributesModal.tsx')).AttributesModal,
  },
  {
    id: 'manufacturing',
    about: 'item',
    load: async () => (await import('./details/ManufacturingModal.tsx')).ManufacturingModal,
  },
  {
    id: 'routing',
    about: 'item',
    load: async () => (await import('./details/RoutingModal.tsx')).RoutingModal,
  },
  {
    id: 'shipmentPlan',
    about: 'item',
    load: async () => (await import('./details/ShipmentPlanModal.tsx')).ShipmentPlanModal,
  },
  {
    id: 'itemJson',
    about: 'item',
    load: async () => (await import('./details/ItemJsonModal.tsx')).ItemJsonModal,
  },
  {
    id: 'orderJson',
    about: 'order',
    load: async () => (await import('./details/OrderJsonModal.tsx')).OrderJsonModal,
  },
  {
    id: 'cancelOrder',
    about: 'order',
    load: async () => (await import('./writes/CancelDialog.tsx')).CancelOrderDialog,
  },
  {
    id: 'clearAlerts',
    about: 'order',
    load: async () => (await import('./writes/ClearAlertsDialog.tsx')).ClearAlertsDialog,
  },
  {
    id: 'changeAddress',
    about: 'order',
    load: async () => (await import('./writes/AddressDialog.tsx')).AddressDialog,
  },
  {
    id: 'updateStatus',
    about: 'order',
    load: async () => (await import('./writes/UpdateStatusDialog.tsx')).UpdateStatusDialog,
  },
  {
    id: 'callback',
    about: 'order',
    load: async () => (await import('./writes/CallbackDialog.tsx')).CallbackDialog,
  },
  {
    id: 'watch',
    about: 'order',
    load: async () => (await import('./writes/WatchDialog.tsx')).WatchDialog,
  },
  {
    id: 'cancelItem',
    about: 'item',
    load: async () => (await import('./writes/CancelDialog.tsx')).CancelItemDialog,
  },
  {
    id: 'rejectItem',
    about: 'item',
    load: async () => (await import('./writes/RejectDialog.tsx')).RejectDialog,
  },
  {
    id: 'retryRouting',
    about: 'item',
    load: async () => (await import('./writes/RetryRoutingDialog.tsx')).RetryRoutingDialog,
  },
  {
    id: 'clearItemAlerts',
    about: 'item',
    load: async () => (await import('./writes/ClearAlertsDialog.tsx')).ClearItemAlertsDialog,
  },
  {
    id: 'cancelItems',
    about: 'order',
    load: async () => (await import('./several/ItemsActionDialog.tsx')).CancelItemsDialog,
  },
  {
    id: 'rejectItems',
    about: 'order',
    load: async () => (await import('./several/ItemsActionDialog.tsx')).RejectItemsDialog,
  },
  {
    id: 'retryRoutings',
    about: 'order',
    load: async () => (await import('./several/ItemsActionDialog.tsx')).RetryRoutingsDialog,
  },
];
