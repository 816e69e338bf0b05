import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#components/ConfirmDialog.tsx';

/** Closing or reloading the tab would interrupt the run: the browser asks first. */
function useAskBeforeUnload(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isActive]);
}

/**
 * While a run continues, closing the tab needs a confirmation, and the first navigation explains its effect on the run.
 */
export function RunGuard({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('runs');
  useAskBeforeUnload(isActive);
  const hasAsked = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && !hasAsked.current && currentLocation.pathname !== nextLocation.pathname,
  );
  // The requested navigation proceeds once the run has ended.
  useEffect(() => {
    if (isActive) return;
    hasAsked.current = false;
    if (blocker.state === 'blocked') blocker.proceed();
  }, [isActive, blocker]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirm={t('leave.go')}
      keep={t('leave.stay')}
      tone="primary"
      onKeep={() => blocker.reset()}
      onConfirm={() => {
        hasAsked.current = true;
        blocker.proceed();
      }}
    >
      <p className="mb-0">{t('leave.text')}</p>
    </ConfirmDialog>
  );
}
