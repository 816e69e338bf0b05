import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
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

/**
 * While a run is active, the browser asks for confirmation before the tab is closed. Before the first
 * navigation, a dialog explains how leaving the page affects the run.
 */
export function RunGuard({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('runs');
  useAskBeforeUnload(isActive);
  const hasAsked = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && !hasAsked.current && currentLocation.pathname !== nextLocation.pathname,
  );
  // Once the run has ended, the navigation that the user requested proceeds.
  useEffect(() => {
    if (isActive) return;
    hasAsked.current = false;
    if (blocker.state === 'blocked') blocker.proceed();
  }, [isActive, blocker]);
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
