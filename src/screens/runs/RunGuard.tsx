import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation } from 'react-router';
import { ConfirmDialog } from '#components/dialog/ConfirmDialog.tsx';
import { asksBeforeLeaving, orderModalIn } from '#domain/order/orderModal.ts';

/** Makes the browser ask for confirmation, because closing or reloading the tab would interrupt the run. */
function useAskBeforeUnload(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isActive]);
}

/** Before the first navigation during a run, explains what happens to the run. */
function LeaveQuestion({ isActive, hasAsked }: { isActive: boolean; hasAsked: RefObject<boolean> }) {
  const { t } = useTranslation('runs');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && !hasAsked.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isActive && blocker.state === 'blocked') blocker.proceed();
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
        // The second press of a double click, which the router would answer with an error.
        if (hasAsked.current) return;
        hasAsked.current = true;
        blocker.proceed();
      }}
    >
      <p className="mb-0">{t('leave.text')}</p>
    </ConfirmDialog>
  );
}

/**
 * While a run is active, asks for confirmation before the tab is closed and before the first navigation. The
 * router supports only one such question at a time. A dialog on an order may ask about its unsaved input, so
 * the question before a navigation is omitted while such a dialog is open.
 */
export function RunGuard({ isActive }: { isActive: boolean }) {
  useAskBeforeUnload(isActive);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isActive) hasAsked.current = false;
  }, [isActive]);
  const { modal } = orderModalIn(new URLSearchParams(useLocation().search));
  return modal !== null && asksBeforeLeaving(modal) ? null : (
    <LeaveQuestion isActive={isActive} hasAsked={hasAsked} />
  );
}
