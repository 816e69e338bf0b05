import type { ComponentType } from 'react';
import type { ItemModalId, ItemModalProps, ModalId, OrderModalId, OrderModalProps } from './modalProps.ts';

type ComponentLoader<P> = () => Promise<ComponentType<P>>;

/**
 * Functions that load the components of the modals. Each module is a separate chunk, which is loaded when one
 * of its modals is first opened.
 */
export const ORDER_MODALS: Readonly<Record<OrderModalId, ComponentLoader<OrderModalProps>>> = {
  reorder: async () => (await import('./reorder/ReorderModal.tsx')).ReorderModal,
  redirect: async () => (await import('./redirect/RedirectWizard.tsx')).RedirectWizard,
  orderJson: async () => (await import('./details/OrderJsonModal.tsx')).OrderJsonModal,
  cancelOrder: async () => (await import('./writes/CancelDialog.tsx')).CancelOrderDialog,
  clearAlerts: async () => (await import('./writes/ClearAlertsDialog.tsx')).ClearAlertsDialog,
  changeAddress: async () => (await import('./writes/AddressDialog.tsx')).AddressDialog,
  updateStatus: async () => (await import('./writes/UpdateStatusDialog.tsx')).UpdateStatusDialog,
  callback: async () => (await import('./writes/CallbackDialog.tsx')).CallbackDialog,
  watch: async () => (await import('./writes/WatchDialog.tsx')).WatchDialog,
  cancelItems: async () => (await import('./several/ItemsActionDialog.tsx')).CancelItemsDialog,
  rejectItems: async () => (await import('./several/ItemsActionDialog.tsx')).RejectItemsDialog,
  retryRoutings: async () => (await import('./several/ItemsActionDialog.tsx')).RetryRoutingsDialog,
};

export const ITEM_MODALS: Readonly<Record<ItemModalId, ComponentLoader<ItemModalProps>>> = {
  relatedIds1: async () => (await import('./details/RelatedIdsModal.tsx')).RelatedIdsModal,
  relatedIds2: async () => (await import('./details/RelatedItemsModal.tsx')).RelatedItemsModal,
  additionalIds1: async () => (await import('./details/AdditionalLinksModal.tsx')).AdditionalLinksModal,
  attributes: async () => (await import('./details/AttributesModal.tsx')).AttributesModal,
  manufacturing: async () => (await import('./details/ManufacturingModal.tsx')).ManufacturingModal,
  routing: async () => (await import('./details/RoutingModal.tsx')).RoutingModal,
  shipmentPlan: async () => (await import('./details/ShipmentPlanModal.tsx')).ShipmentPlanModal,
  itemJson: async () => (await import('./details/ItemJsonModal.tsx')).ItemJsonModal,
  cancelItem: async () => (await import('./writes/CancelDialog.tsx')).CancelItemDialog,
  rejectItem: async () => (await import('./writes/RejectDialog.tsx')).RejectDialog,
  retryRouting: async () => (await import('./writes/RetryRoutingDialog.tsx')).RetryRoutingDialog,
  clearItemAlerts: async () => (await import('./writes/ClearAlertsDialog.tsx')).ClearItemAlertsDialog,
};

export const MODAL_IDS = Object.keys({ ...ORDER_MODALS, ...ITEM_MODALS }) as ModalId[];

export function isOrderModal(name: string): name is OrderModalId {
  return Object.hasOwn(ORDER_MODALS, name);
}

export function isItemModal(name: string): name is ItemModalId {
  return Object.hasOwn(ITEM_MODALS, name);
}
