import type { ComponentType } from 'react';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';

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
    load: async () => (await import('../wizards/RedirectWizard.tsx')).RedirectWizard,
  },
  {
    id: 'relatedIds1',
    about: 'item',
    load: async () => (await import('./RelatedIdsModal.tsx')).RelatedIdsModal,
  },
  {
    id: 'relatedIds2',
    about: 'item',
    load: async () => (await import('./RelatedItemsModal.tsx')).RelatedItemsModal,
  },
  {
    id: 'additionalIds1',
    about: 'item',
    load: async () => (await import('./AdditionalLinksModal.tsx')).AdditionalLinksModal,
  },
  {
    id: 'attributes',
    about: 'item',
    load: async () => (await import('./AttributesModal.tsx')).AttributesModal,
  },
  {
    id: 'manufacturing',
    about: 'item',
    load: async () => (await import('./ManufacturingModal.tsx')).ManufacturingModal,
  },
  {
    id: 'routing',
    about: 'item',
    load: async () => (await import('./RoutingModal.tsx')).RoutingModal,
  },
  {
    id: 'shipmentPlan',
    about: 'item',
    load: async () => (await import('./ShipmentPlanModal.tsx')).ShipmentPlanModal,
  },
  {
    id: 'itemJson',
    about: 'item',
    load: async () => (await import('./ItemJsonModal.tsx')).ItemJsonModal,
  },
  {
    id: 'orderJson',
    about: 'order',
    load: async () => (await import('./OrderJsonModal.tsx')).OrderJsonModal,
  },
  {
    id: 'cancelOrder',
    about: 'order',
    load: async () => (await import('../actions/dialogs/CancelDialog.tsx')).CancelOrderDialog,
  },
  {
    id: 'clearAlerts',
    about: 'order',
    load: async () => (await import('../actions/dialogs/ClearAlertsDialog.tsx')).ClearAlertsDialog,
  },
  {
    id: 'changeAddress',
    about: 'order',
    load: async () => (await import('../actions/dialogs/AddressDialog.tsx')).AddressDialog,
  },
  {
    id: 'updateStatus',
    about: 'order',
    load: async () => (await import('../actions/dialogs/UpdateStatusDialog.tsx')).UpdateStatusDialog,
  },
  {
    id: 'callback',
    about: 'order',
    load: async () => (await import('../actions/dialogs/CallbackDialog.tsx')).CallbackDialog,
  },
  {
    id: 'watch',
    about: 'order',
    load: async () => (await import('../actions/dialogs/WatchDialog.tsx')).WatchDialog,
  },
  {
    id: 'cancelItem',
    about: 'item',
    load: async () => (await import('../actions/dialogs/CancelDialog.tsx')).CancelItemDialog,
  },
  {
    id: 'rejectItem',
    about: 'item',
    load: async () => (await import('../actions/dialogs/RejectDialog.tsx')).RejectDialog,
  },
  {
    id: 'retryRouting',
    about: 'item',
    load: async () => (await import('../actions/dialogs/RetryRoutingDialog.tsx')).RetryRoutingDialog,
  },
  {
    id: 'clearItemAlerts',
    about: 'item',
    load: async () => (await import('../actions/dialogs/ClearAlertsDialog.tsx')).ClearItemAlertsDialog,
  },
  {
    id: 'cancelItems',
    about: 'order',
    load: async () => (await import('../actions/several/ItemsActionDialog.tsx')).CancelItemsDialog,
  },
  {
    id: 'rejectItems',
    about: 'order',
    load: async () => (await import('../actions/several/ItemsActionDialog.tsx')).RejectItemsDialog,
  },
  {
    id: 'retryRoutings',
    about: 'order',
    load: async () => (await import('../actions/several/ItemsActionDialog.tsx')).RetryRoutingsDialog,
  },
];
