import type { ComponentType } from 'react';
import type { Item } from '#domain/item/item.ts';
import { type ItemModalId, isOrderModal, type ModalId, type OrderModalId } from '#domain/order/orderModal.ts';
import { AddressDialog } from './address/AddressDialog.tsx';
import { CallbackDialog } from './callback/CallbackDialog.tsx';
import { CancelItemDialog, CancelOrderDialog } from './cancel/CancelDialog.tsx';
import { ClearAlertsDialog, ClearItemAlertsDialog } from './clearAlerts/ClearAlertsDialog.tsx';
import { AdditionalLinksModal } from './details/AdditionalLinksModal.tsx';
import { AttributesModal, ManufacturingModal } from './details/AttributesModal.tsx';
import { ItemJsonModal, OrderJsonModal } from './details/JsonModal.tsx';
import { RelatedIdsModal, RelatedItemsModal } from './details/RelatedIdsModal.tsx';
import { RoutingModal } from './details/RoutingModal.tsx';
import { ShipmentPlanModal } from './details/ShipmentPlanModal.tsx';
import { FixedItemSequence } from './itemSequence.tsx';
import type { ItemModalProps, OrderModalProps } from './modalProps.ts';
import { RedirectWizard } from './redirect/RedirectWizard.tsx';
import { RejectDialog } from './reject/RejectDialog.tsx';
import { ReorderModal } from './reorder/ReorderModal.tsx';
import { RetryRoutingDialog } from './retryRouting/RetryRoutingDialog.tsx';
import { CancelItemsDialog, RejectItemsDialog, RetryRoutingsDialog } from './several/ItemsActionDialog.tsx';
import { UpdateStatusDialog } from './updateStatus/UpdateStatusDialog.tsx';
import { WatchDialog } from './watch/WatchDialog.tsx';

const ORDER_MODALS: Readonly<Record<OrderModalId, ComponentType<OrderModalProps>>> = {
  reorder: ReorderModal,
  redirect: RedirectWizard,
  orderJson: OrderJsonModal,
  cancelOrder: CancelOrderDialog,
  clearAlerts: ClearAlertsDialog,
  changeAddress: AddressDialog,
  updateStatus: UpdateStatusDialog,
  callback: CallbackDialog,
  watch: WatchDialog,
  cancelItems: CancelItemsDialog,
  rejectItems: RejectItemsDialog,
  retryRoutings: RetryRoutingsDialog,
};

const ITEM_MODALS: Readonly<Record<ItemModalId, ComponentType<ItemModalProps>>> = {
  relatedIds1: RelatedIdsModal,
  relatedIds2: RelatedItemsModal,
  additionalIds1: AdditionalLinksModal,
  attributes: AttributesModal,
  manufacturing: ManufacturingModal,
  routing: RoutingModal,
  shipmentPlan: ShipmentPlanModal,
  itemJson: ItemJsonModal,
  cancelItem: CancelItemDialog,
  rejectItem: RejectDialog,
  retryRouting: RetryRoutingDialog,
  clearItemAlerts: ClearItemAlertsDialog,
};

export interface OrderDialogProps extends OrderModalProps {
  modal: ModalId;
  /** The item that the modal is about; null for a modal about the order. */
  item: Item | null;
}

function NamedModal({ modal, item, ...props }: OrderDialogProps) {
  if (isOrderModal(modal)) {
    const Modal = ORDER_MODALS[modal];
    return <Modal {...props} />;
  }
  const Modal = ITEM_MODALS[modal];
  return item && <Modal order={props.order} item={item} onClose={props.onClose} />;
}

/**
 * The modal with this name. All modals are in one file of the build, which loads before the first one opens (R205).
 */
export function OrderDialog(props: OrderDialogProps) {
  const { order, modal } = props;
  return (
    <FixedItemSequence key={`${order.orderId} ${modal}`} items={order.items}>
      <NamedModal {...props} />
    </FixedItemSequence>
  );
}
