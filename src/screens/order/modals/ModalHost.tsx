import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Deferred } from '#components/Deferred.tsx';
import { DetailModal } from '#components/DetailModal.tsx';
import type { Order } from '#domain/order.ts';
import { RETURN_FLAG } from '#domain/watch.ts';
import { mayOpen } from '../actions/allActions.ts';
import { useActionContext } from '../actions/useActionContext.ts';
import { MODALS } from './registry.ts';
import { MODAL_PARAMETERS, useModal } from './useModal.ts';

/** The key of the first entry: the address was typed, or opened from a link elsewhere. */
const FIRST_ENTRY = 'default';

/**
 * A link that opens a modal gets an entry without it underneath: Back then closes the modal, as it does for one
 * that was opened here, and does not leave the order. True until it is there: what the modal itself does to the
 * address would come in between.
 */
function useEntryUnderneath(isOpen: boolean): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const isBegun = useRef(false);
  const [isMissing, setIsMissing] = useState(isOpen && location.key === FIRST_ENTRY);
  useEffect(() => {
    if (!isMissing || isBegun.current) return;
    isBegun.current = true;
    const below = new URLSearchParams(location.search);
    for (const name of [...MODAL_PARAMETERS, RETURN_FLAG]) below.delete(name);
    void (async () => {
      await navigate({ search: `?${below}` }, { replace: true });
      await navigate({ search: location.search });
      setIsMissing(false);
    })();
  }, [isMissing, location, navigate]);
  return isMissing;
}

interface ModalHostProps {
  order: Order;
  /** Everything about the order is here: nothing is decided on half of it. */
  isReady: boolean;
}

/** An address opens only dialogs that a menu offers to this person (S6.16). */
function Denied({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('failure');
  return (
    <DetailModal title={t('permissionDenied')} onClose={onClose}>
      <p className="mb-0">{t('permissionDeniedText')}</p>
    </DetailModal>
  );
}

/** Draws the modal that the URL names, if there is one and what it is about is here. */
export function ModalHost({ order, isReady }: ModalHostProps) {
  const { t } = useTranslation('order');
  const { modal, itemId, items, mode, close } = useModal();
  const entry = MODALS.find((candidate) => candidate.id === modal);
  const isEarly = useEntryUnderneath(entry !== undefined);
  const item = order.items.find((candidate) => candidate.itemId === itemId) ?? null;
  const context = useActionContext(order, item);
  if (!entry || !isReady || isEarly) return null;
  if (entry.about === 'item' && !item) return null;
  if (!mayOpen(entry.id, context)) return <Denied onClose={close} />;
  const shared = { title: t('modal'), resetKeys: [modal, itemId], onClose: close };
  if (entry.about === 'order') {
    // An item that is gone is not chosen.
    const chosen = order.items.map((one) => one.itemId).filter((id) => items.includes(id));
    return <Deferred load={entry.load} props={{ order, chosen, mode, onClose: close }} {...shared} />;
  }
  return item ? <Deferred load={entry.load} props={{ order, item, onClose: close }} {...shared} /> : null;
}
