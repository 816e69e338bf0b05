import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation } from 'react-router';
import { ConfirmDialog } from '#components/ConfirmDialog.tsx';

/** Makes the browser ask for confirmation, because closing or reloading the tab would interrupt the run. */
function useAskBeforeUnload(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isActive]);
}

/** Before the first navigation during the run, explains how leaving the page affects it. */
function LeaveQuestion({ isActive, hasAsked }: { isActive: boolean; hasAsked: RefObject<boolean> }) {
  const { t } = useTranslation('runs');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && !hasAsked.current && currentLocation.pathname !== nextLocation.pathname,
  );
  // Once the run has ended, the navigation that the user requested proceeds.
  useEffect(() => {
    if (isActive) return;
    hasAsked.current = false;
    if (blocker.state === 'blocked') blocker.proceed();
  }, [isActive, hasAsked, blocker]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      tone="primary"
      onCancel={() => blocker.reset()}
      onConfirm={() => {
        hasAsked.current = true;
        blocker.proceed();
      }}
    >
      <p className="mb-0">{t('leave.text')}</p>
    </ConfirmDialog>
  );
}

/**
 * While a run is active, the browser asks for confirmation before the tab is closed, and a dialog before the
 * first navigation. A dialog of an order may ask the same about its own input, and the router supports only
 * one question at a time: the one about input that would be lost.
 */
export function RunGuard({ isActive }: { isActive: boolean }) {
  useAskBeforeUnload(isActive);
  const hasAsked = useRef(false);
  const hasDialog = new URLSearchParams(useLocation().search).has('modal');
  return hasDialog ? null : <LeaveQuestion isActive={isActive} hasAsked={hasAsked} />;
}
