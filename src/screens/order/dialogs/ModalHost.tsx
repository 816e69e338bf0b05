import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { type ComponentLoader, Deferred, preload } from '#components/loading/Deferred.tsx';
import { LoadingLine } from '#components/loading/LoadingLine.tsx';
import { ACTION_IDS } from '#domain/actions/actionDefinition.ts';
import { itemOfModal, requestedModal } from '#domain/actions/requestedModal.ts';
import { lookUp } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import { isItemModal, isModal, type ModalId, type orderModalIn } from '#domain/order/orderModal.ts';
import { GUARDED_WRITE_ROWS } from '#domain/writes/guardedWrites.ts';
import { GUARDED_WRITES, writeKey } from '#domain/writes/sentWrite.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useActionContext } from '../actions/useActionContext.ts';
import { usePreload } from '../usePreload.ts';
import type { OrderDialogProps } from './OrderDialog.tsx';
import { useIsEntryBelowMissing } from './useIsEntryBelowMissing.ts';
import { useModal } from './useModal.ts';
import { RefreshOrderButton } from './writes/RefreshOrderButton.tsx';

const loadDialog: ComponentLoader<OrderDialogProps> = async () =>
  (await import('./OrderDialog.tsx')).OrderDialog;

/** The texts that the dialogs need in addition to those of the order screen. */
const TEXTS = ['reorder', 'redirect', 'intents', 'failure', 'messages', 'runs'];
const loadCode = () => preload(loadDialog);

/**
 * Whether the dialog's request is recorded, or was recorded since the dialog opened. The dialog must then
 * stay open to show the result, even if the action is no longer offered because the request was applied.
 */
function useHasOwnRequest(orderId: string, itemId: string | null): boolean {
  const { modal } = useModal();
  const isAboutItem = modal !== null && isItemModal(modal);
  const operation = GUARDED_WRITES.find(
    (write) => modal !== null && GUARDED_WRITE_ROWS[write].dialog === modal,
  );
  const subject = (isAboutItem ? itemId : null) ?? orderId;
  const key = operation === undefined ? null : writeKey({ operation, subject });
  const isRecorded = useAppSelector((state) => key !== null && lookUp(state.sentWrites, key) !== undefined);
  const [recorded, setRecorded] = useState<string | null>(null);
  // Remembered until the dialog closes, because a check may remove the record of the write.
  const current = isRecorded || recorded === key ? key : null;
  if (current !== recorded) setRecorded(current);
  return current !== null;
}

interface ModalHostProps {
  order: Order;
  /** Whether the order is loaded, and not only its preview. Actions must not be based on partial data. */
  isReady: boolean;
}

/** S6.16: shown if the URL names a dialog for which the user lacks the permission. */
function Denied({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dialog', 'failure']);
  return (
    <DetailModal title={t('failure:permissionDenied')} onClose={onClose}>
      <p className="mb-0">{t('notPermitted')}</p>
    </DetailModal>
  );
}

/** Returns the name of the action that opens the modal, or a general name. */
function useModalName(modal: ModalId): string {
  const { t } = useTranslation(['order', 'actions']);
  const action = ([...ACTION_IDS, 'watch'] as const).find((id) => id === modal);
  return action ? t(`actions:label.${action}`) : t('order:modal');
}

/** R241: shown instead of a dialog if the order has none of its items. */
function ItemsGone({ modal, orderId, onClose }: { modal: ModalId; orderId: string; onClose: () => void }) {
  const { t } = useTranslation('actions');
  return (
    <DetailModal title={useModalName(modal)} onClose={onClose}>
      <p>{t('itemsGone')}</p>
      <RefreshOrderButton orderId={orderId} reason="itemsMissing" />
    </DetailModal>
  );
}

/**
 * R476: the items of the modal that the order has, or has had since the modal opened. Its draft and its results
 * are kept by these items. `target` is the modal and the items that the URL names.
 */
function useOpenedFor(target: string, current: readonly string[]): readonly string[] {
  const [known, setKnown] = useState({ target, ids: current });
  const before = known.target === target ? known.ids : [];
  const isComplete = current.every((id) => before.includes(id));
  const ids = isComplete ? before : [...new Set([...before, ...current])].toSorted();
  if (known.target !== target || known.ids !== ids) setKnown({ target, ids });
  return ids;
}

function LaterDialog({ target, ...props }: OrderDialogProps & { target: string }) {
  const { modal, item, onClose } = props;
  const openedFor = useOpenedFor(target, props.openedFor);
  return (
    <Deferred
      load={loadDialog}
      props={{ ...props, openedFor }}
      title={useModalName(modal)}
      fallback={<LoadingLine />}
      resetKeys={[modal, item?.itemId]}
      onClose={onClose}
    />
  );
}

interface RequestedProps {
  order: Order;
  /** The modal and its items as the URL names them. */
  named: ReturnType<typeof orderModalIn>;
  onClose: () => void;
}

/** The modal, or why it cannot be shown. */
function Requested({ order, named, onClose }: RequestedProps) {
  const item = itemOfModal(order, named.itemId);
  const context = useActionContext(order, item);
  const hasOwnRequest = useHasOwnRequest(order.orderId, item?.itemId ?? named.itemId);
  const request = requestedModal(named, context, hasOwnRequest);
  switch (request.kind) {
    case 'none':
      return null;
    case 'forbidden':
      return <Denied onClose={onClose} />;
    case 'itemsGone':
      return <ItemsGone modal={request.modal} orderId={order.orderId} onClose={onClose} />;
    case 'open':
      return (
        <LaterDialog
          modal={request.modal}
          order={order}
          item={item}
          openedFor={request.openedFor}
          target={[order.orderId, request.modal, ...named.items].join(' ')}
          onClose={onClose}
        />
      );
  }
}

/** Renders the modal that the URL names, once the order is loaded. */
export function ModalHost({ order, isReady }: ModalHostProps) {
  const { close, ...named } = useModal();
  const isEntryMissing = useIsEntryBelowMissing(isModal(named.modal));
  // R205: before the user opens one, so that it also opens offline.
  usePreload(TEXTS, loadCode, isReady);
  const [closings, setClosings] = useState(0);
  const handleClose = () => {
    close();
    // R544: the router removes the modal in a transition. If the user opens it again before that is rendered,
    // the modal would otherwise stay as it was when it closed.
    startTransition(() => setClosings((count) => count + 1));
  };
  if (!isReady || isEntryMissing) return null;
  return <Requested key={closings} order={order} named={named} onClose={handleClose} />;
}
