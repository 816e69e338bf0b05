import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface LeaveGuard {
  /** The user wants to close: asks for confirmation if input would be lost. */
  close: () => void;
  /** It is done: nothing is asked any more. */
  leave: () => void;
  /** The question, while it is asked; to be drawn by whoever guards. */
  question: ReactNode;
}

/** The page, or the dialog that the URL names. Other changes of the URL leave neither. */
function placeOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('modal') ?? ''}`;
}

/** Choices that have not been sent are not lost by a slip: closing and going back ask first. */
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
