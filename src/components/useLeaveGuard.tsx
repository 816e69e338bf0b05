import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface LeaveGuard {
  /** The user wants to close: asks for confirmation if input would be lost. */
  close: () => void;
  /** The work is done: closes without asking. */
  leave: () => void;
  /** The confirmation while it is open, rendered by the guarded component. */
  question: ReactNode;
}

/** The page, or the dialog that the URL names. Other changes of the URL leave neither. */
function placeOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('modal') ?? ''}`;
}

/** Unsent choices are not lost by accident: closing and going back ask for confirmation. */
export function useLeaveGuard(hasChanges: boolean, onLeave: () => void): LeaveGuard {
  const { t } = useTranslation('shell');
  const isFree = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isFree.current && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  const leave = () => {
    isFree.current = true;
    onLeave();
  };
  const isBlocked = blocker.state === 'blocked';
  const handleKeep = () => {
    setIsAsking(false);
    if (isBlocked) blocker.reset();
  };
  const handleDiscard = () => {
    isFree.current = true;
    if (isBlocked) blocker.proceed();
    else leave();
  };
  return {
    close: () => (hasChanges ? setIsAsking(true) : leave()),
    leave,
    question: (isAsking || isBlocked) && (
      <ConfirmDialog
        title={t('unsaved.title')}
        confirm={t('unsaved.discard')}
        keep={t('unsaved.keep')}
        onConfirm={handleDiscard}
        onKeep={handleKeep}
      >
        <p className="mb-0">{t('unsaved.text')}</p>
      </ConfirmDialog>
    ),
  };
}
