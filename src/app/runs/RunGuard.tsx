import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#components/ConfirmDialog.tsx';

/** Closing or reloading the tab would interrupt the run: the browser asks first. */
function useAskBeforeUnload() {
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, []);
}

/** While a run goes on: the tab is not closed by accident, and the first move to another page says what it means. */
export function RunGuard() {
  const { t } = useTranslation('runs');
  useAskBeforeUnload();
  const hasAsked = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !hasAsked.current && currentLocation.pathname !== nextLocation.pathname,
  );
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
