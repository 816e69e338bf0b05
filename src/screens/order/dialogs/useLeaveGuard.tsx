import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from '#components/dialog/ConfirmDialog.tsx';
import { type AskingModalId, orderModalIn } from '#domain/order/orderModal.ts';

function modalOf({ search }: Location): string | null {
  return orderModalIn(new URLSearchParams(search)).modal;
}

/**
 * Asks for confirmation before the user closes the modal or leaves it with unsent changes. Other parts of the
 * URL can change without leaving it.
 */
export function useLeaveGuard(
  modal: AskingModalId,
  hasChanges: boolean,
  discard: () => void,
  close: () => void,
) {
  const { t } = useTranslation('dialog');
  const isFree = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      !isFree.current &&
      (nextLocation.pathname !== currentLocation.pathname || modalOf(nextLocation) !== modal),
  );
  const leave = () => {
    isFree.current = true;
    discard();
    close();
  };
  const isBlocked = blocker.state === 'blocked';
  const handleKeep = () => {
    setIsAsking(false);
    if (isBlocked) blocker.reset();
  };
  const handleDiscard = () => {
    // The second press of a double click, which the router would answer with an error.
    if (isFree.current) return;
    if (!isBlocked) return leave();
    isFree.current = true;
    discard();
    blocker.proceed();
  };
  return {
    /** Closes, but first asks for confirmation if input would be lost. */
    close: () => (hasChanges ? setIsAsking(true) : leave()),
    /** Closes without asking, because the work is done. */
    leave,
    /** The confirmation dialog while it is open. The guarded component renders it. */
    question: (isAsking || isBlocked) && (
      <ConfirmDialog
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.discard')}
        cancelLabel={t('unsaved.keep')}
        onConfirm={handleDiscard}
        onCancel={handleKeep}
      >
        <p className="mb-0">{t('unsaved.text')}</p>
      </ConfirmDialog>
    ),
  };
}
