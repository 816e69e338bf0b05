import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#components/Notice.tsx';
import { type Failure, isUnauthorized } from '#domain/failure.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * Whether the write failed because there was no access token. A sign-in proxy that redirects has a status.
 */
const isUnsent = ({ reason, status }: Failure) => reason === 'signedOut' && status === null;

/** R166: whether the end of the session stopped the write, and the user has signed in again since. */
export function useIsSignedInAgain(failure: Failure | null): boolean {
  const isSignedIn = useAppSelector((state) => state.session.status === 'signedIn');
  // The platform may also refuse a valid token. Only a session that has ended can be resumed.
  const [stopped, setStopped] = useState<Failure | null>(null);
  if (failure !== null && !isSignedIn && stopped !== failure) setStopped(failure);
  if (failure === null || failure !== stopped || failure.outcome !== 'rejected') return false;
  return isSignedIn && (isUnsent(failure) || isUnauthorized(failure));
}

/** R166: replaces the failure of the write. A request that the platform refused was sent. */
export function SignedInAgainNotice({ failure }: { failure: Failure }) {
  const { t } = useTranslation('order');
  return (
    <Notice severity="info" isPolite>
      {t(isUnsent(failure) ? 'signedInAgain.unsent' : 'signedInAgain.refused')}
    </Notice>
  );
}
