import { type ComponentType, lazy } from 'react';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';

export interface ModalProps {
  order: Order;
  onClose: () => void;
}
export interface ItemModalProps extends ModalProps {
  item: Item;
}

/** A modal by the name it has in the URL: about the order, or about one item of it. Each is a chunk of its own. */
export type ModalEntry =
  | { id: string; about: 'order'; Component: ComponentType<ModalProps> }
  | { id: string; about: 'item'; Component: ComponentType<ItemModalProps> };

/** Loads a named export as a modal's component when it is first opened. */
export function lazyModal<P extends ModalProps>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({ default: await load() }));
}

const lazyItemModal = lazyModal<ItemModalProps>;

export const MODALS: readonly ModalEntry[] = [
  {
    id: 'reorder',
    about: 'order',
    Component: lazyModal<ModalProps>(async () => (await import('./reorder/ReorderModal.tsx')).ReorderModal),
  },
  {
    id: 'redirect',
    about: 'order',
    Component: lazyModal<ModalProps>(
      async () => (await import('../wizards/RedirectWizard.tsx')).RedirectWizard,
    ),
  },
  {
    id: 'relatedIds1',
    about: 'item',
    Component: lazyItemModal(async () => (await import('./RelatedIdsModal.tsx')).RelatedIdsModal),
  },
  {
    id: 'relatedIds2',
    about: 'item',
    Component: lazyItemModal(async () => (await import('./RelatedItemsModal.tsx')).RelatedItemsModal),
  },
  {
    id: 'additionalIds1',
    about: 'item',
    Component: lazyItemModal(async () => (await import('./AdditionalLinksModal.tsx')).AdditionalLinksModal),
  },
  {
    id: 'attributes',
    about: 'item',
    Component: lazyItemModal(async () => (await import('./AttributesModal.tsx')).AttributesModal),
  },
  {
    id: 'manufacturing',
    about: 'item',
    Component: lazyItemModal(async () => (await import('./ManufacturingModal.tsx')).ManufacturingModal),
  },
  {
    id: 'routing',
    about: 'item',
    Component: lazyItemModal(async () => (await import('./RoutingModal.tsx')).RoutingModal),
  },
  {
    id: 'shipmentPlan',
    about: 'item',
    Component: lazyItemModal(async () => (await import('./ShipmentPlanModal.tsx')).ShipmentPlanModal),
  },
  {
    id: 'itemJson',
    about: 'item',
    Component: lazyItemModal(async () => (await import('./ItemJsonModal.tsx')).ItemJsonModal),
  },
  {
    id: 'orderJson',
    about: 'order',
    Component: lazyModal<ModalProps>(async () => (await import('./OrderJsonModal.tsx')).OrderJsonModal),
  },
  {
    id: 'cancelOrder',
    about: 'order',
    Component: lazyModal<ModalProps>(
      async () => (await import('../actions/dialogs/CancelDialog.tsx')).CancelOrderDialog,
    ),
  },
  {
    id: 'clearAlerts',
    about: 'order',
    Component: lazyModal<ModalProps>(
      async () => (await import('../actions/dialogs/ClearAlertsDialog.tsx')).ClearAlertsDialog,
    ),
  },
  {
    id: 'changeAddress',
    about: 'order',
    Component: lazyModal<ModalProps>(
      async () => (await import('../actions/dialogs/AddressDialog.tsx')).AddressDialog,
    ),
  },
  {
    id: 'updateStatus',
    about: 'order',
    Component: lazyModal<ModalProps>(
      async () => (await import('../actions/dialogs/UpdateStatusDialog.tsx')).UpdateStatusDialog,
    ),
  },
  {
    id: 'callback',
    about: 'order',
    Component: lazyModal<ModalProps>(
      async () => (await import('../actions/dialogs/CallbackDialog.tsx')).CallbackDialog,
    ),
  },
  {
    id: 'watch',
    about: 'order',
    Component: lazyModal<ModalProps>(
      async () => (await import('../actions/dialogs/WatchDialog.tsx')).WatchDialog,
    ),
  },
  {
    id: 'cancelItem',
    about: 'item',
    Component: lazyItemModal(
      async () => (await import('../actions/dialogs/CancelDialog.tsx')).CancelItemDialog,
    ),
  },
  {
    id: 'rejectItem',
    about: 'item',
    Component: lazyItemModal(async () => (await import('../actions/dialogs/RejectDialog.tsx')).RejectDialog),
  },
  {
    id: 'retryRouting',
    about: 'item',
    Component: lazyItemModal(
      async () => (await import('../actions/dialogs/RetryRoutingDialog.tsx')).RetryRoutingDialog,
    ),
  },
  {
    id: 'clearItemAlerts',
    about: 'item',
    Component: lazyItemModal(
      async () => (await import('../actions/dialogs/ClearAlertsDialog.tsx')).ClearItemAlertsDialog,
    ),
  },
];
