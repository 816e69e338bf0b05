import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useCurrentPath } from '#components/page/useCurrentPath.ts';
import { toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { type SessionState, signInWindowRequested } from '#store/people/sessionSlice.ts';

/**
 * The text about the session: that it has ended, or that it could not be renewed and how long it is still
 * valid. Empty for any other session.
 */
function useSessionText(session: SessionState): string {
  const { t } = useTranslation('signIn');
  const format = useFormat();
  if (session.status === 'expired') return session.isRetrying ? t('interrupted') : t('ended');
  if (session.status === 'signedOut' || session.tokenExpiresAt === undefined) return '';
  const instant = toIso(session.tokenExpiresAt);
  return t('holds', { time: `${format.time(instant)} ${format.zone(instant)}` });
}

/**
 * Appears if the session has ended or is about to end. The page stays unchanged, and the user can sign in
 * again in a separate window.
 */
export function SessionNotice() {
  const { t } = useTranslation(['signIn', 'shell']);
  const dispatch = useAppDispatch();
  const returnPath = useCurrentPath();
  const session = useAppSelector((state) => state.session);
  const address = useAppSelector((state) => state.configuration.issuerUrl);
  const text = useSessionText(session);
  const problem = session.status === 'expired' ? session.problem : null;
  const [isSaid, setIsSaid] = useState(false);
  // R427: a write that failed in a dialog over this notice announces the end of the session itself. Only the
  // document knows all dialogs: each belongs to a screen, and no store or context lists them.
  useLayoutEffect(
    () => setIsSaid(document.querySelector(':is(.modal, .offcanvas) [role="alert"]') !== null),
    [],
  );
  return (
    <p className="banner banner-warning" aria-live={isSaid ? 'off' : undefined}>
      <Icon name="exclamation-triangle-fill" /> {text}{' '}
      {problem && `${t('failed', { message: t(`problem.${problem}`, { address }) })} `}
      <Button variant="primary" size="sm" onClick={() => dispatch(signInWindowRequested({ returnPath }))}>
        {t('shell:signIn.again')}
      </Button>
    </p>
  );
}
