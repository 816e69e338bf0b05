import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Deferred } from '#components/Deferred.tsx';
import { DetailModal } from '#components/DetailModal.tsx';
import { useUrlWriter } from '#components/useUrlWriter.ts';
import { ACTION_IDS } from '#domain/actions/actionDefinition.ts';
import { canOpenModal } from '#domain/actions/allActions.ts';
import { GUARDED_WRITES, writeKey } from '#domain/actions/sentWrite.ts';
import { RETURN_FLAG } from '#domain/actions/watch.ts';
import { dialogOfWrite } from '#domain/actions/writeDialog.ts';
import { lookUp } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { missingItemIds, type Order } from '#domain/order/order.ts';
import {
  isItemModal,
  isOrderModal,
  isSelectionModal,
  MODAL_PARAMETERS,
  type ModalId,
} from '#domain/order/orderModal.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useActionContext } from '../actions/useActionContext.ts';
import type { OrderDialogProps } from './OrderDialog.tsx';
import { loadDialog, useDialogPreload } from './preloadDialog.ts';
import { useModal } from './useModal.ts';

/** The router's key for a history entry that it did not create, such as that of a typed URL. */
const FIRST_ENTRY = 'default';

/**
 * Returns whether the modal has to wait. If the first URL already names a modal, a history entry without the
 * modal is inserted before it, so that Back closes the modal instead of leaving the order. Until that is
 * done, the modal must not be rendered, because its own navigation would interfere.
 */
function useIsAddingEntryBefore(isOpen: boolean): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const write = useUrlWriter();
  const isBegun = useRef(false);
  const [isAdded, setIsAdded] = useState(false);
  const isMissing = isOpen && location.key === FIRST_ENTRY && !isAdded;
  useEffect(() => {
    if (!isMissing || isBegun.current) return;
    isBegun.current = true;
    const isOfModal = ([name]: [string, string]) =>
      name === RETURN_FLAG || MODAL_PARAMETERS.some((known) => known === name);
    const entries = [...new URLSearchParams(location.search)];
    const below = new URLSearchParams(entries.filter((entry) => !isOfModal(entry)));
    void (async () => {
      await navigate({ search: `?${below}` }, { replace: true });
      // The only item of an order may have opened in the meantime, and the URL then names it (S2.77).
      write(({ params, state }) => {
        for (const [name, value] of entries.filter(isOfModal)) params.append(name, value);
        return { params, state };
      });
      setIsAdded(true);
    })();
  }, [isMissing, location, navigate, write]);
  return isMissing;
}

/**
 * Whether the dialog's request is recorded, or was recorded since the dialog opened. The dialog must then
 * stay open to show the result, even if the action is no longer offered because the request was applied.
 */
function useHasOwnRequest(orderId: string, itemId: string | null): boolean {
  const { modal } = useModal();
  const isAboutItem = modal !== null && isItemModal(modal);
  const operation = GUARDED_WRITES.find((write) => modal !== null && dialogOfWrite(write) === modal);
  const subject = (isAboutItem ? itemId : null) ?? orderId;
  const key = operation === undefined ? null : writeKey({ operation, subject });
  const isRecorded = useAppSelector((state) => key !== null && lookUp(state.sentWrites, key) !== undefined);
  const [recorded, setRecorded] = useState<string | null>(null);
  // Remembered until the dialog closes, because a check may remove the record of the write.
  const current = isRecorded || recorded === key ? key : null;
  if (current !== recorded) setRecorded(current);
  return current !== null;
}

/** The item that the URL names. In an order of one item, the URL does not have to name it (R186). */
function itemOfModal(order: Order, itemId: string | null): Item | null {
  const isOnly = itemId === null && order.items.length === 1 && missingItemIds(order).length === 0;
  return order.items.find((item) => isOnly || item.itemId === itemId) ?? null;
}

interface ModalHostProps {
  order: Order;
  /** Whether the order is loaded, and not only its preview. Actions must not be based on partial data. */
  isReady: boolean;
}

/** S6.16: shown if the URL names a dialog for which the user lacks the permission. */
function Denied({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('failure');
  return (
    <DetailModal title={t('permissionDenied')} onClose={onClose}>
      <p className="mb-0">{t('permissionDeniedText')}</p>
    </DetailModal>
  );
}

/** Returns the name of the action that opens the modal, or a general name. */
function useModalName(modal: ModalId): string {
  const { t } = useTranslation(['order', 'actions']);
  if (modal === 'watch') return t('actions:watch.title');
  const action = ACTION_IDS.find((id) => id === modal);
  return action ? t(`actions:label.${action}`) : t('order:modal');
}

/** R241: shown instead of a dialog if the order has none of its items. */
function ItemsGone({ modal, onClose }: { modal: ModalId; onClose: () => void }) {
  const { t } = useTranslation('actions');
  return (
    <DetailModal title={useModalName(modal)} onClose={onClose}>
      <p className="mb-0">{t('itemsGone')}</p>
    </DetailModal>
  );
}

function LaterDialog(props: OrderDialogProps) {
  const { modal, item, onClose } = props;
  return (
    <Deferred
      load={loadDialog}
      props={props}
      title={useModalName(modal)}
      resetKeys={[modal, item?.itemId]}
      onClose={onClose}
    />
  );
}

/** Renders the modal that the URL names, once the order is loaded. An item's modal also requires the item. */
export function ModalHost({ order, isReady }: ModalHostProps) {
  const { modal, itemId, items, mode, status, close } = useModal();
  const isKnown = modal !== null && (isOrderModal(modal) || isItemModal(modal));
  const isEarly = useIsAddingEntryBefore(isKnown);
  const item = itemOfModal(order, itemId);
  const context = useActionContext(order, item);
  const hasOwnRequest = useHasOwnRequest(order.orderId, item?.itemId ?? itemId);
  useDialogPreload(isReady);
  if (!isKnown || !isReady || isEarly) return null;
  if (isItemModal(modal) && !item) return null;
  if (!hasOwnRequest && !canOpenModal(modal, context)) return <Denied onClose={close} />;
  // Sorted, because the items of a reloaded order may come in another sequence, and drafts are kept by items.
  const openedFor = order.items
    .map((one) => one.itemId)
    .filter((id) => items.includes(id))
    .toSorted();
  // Without items, a dialog would apply to the whole order.
  const needsItems = isSelectionModal(modal) || items.length > 0;
  if (needsItems && openedFor.length === 0) return <ItemsGone modal={modal} onClose={close} />;
  return <LaterDialog {...{ modal, order, item, openedFor, mode, status }} onClose={close} />;
}
