import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#components/notice/Notice.tsx';
import { type Failure, isUnauthorized } from '#domain/failure.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * Whether the write was not sent, because there was no access token. A redirect by a sign-in proxy has the
 * same reason, but also a status.
 */
const isUnsent = ({ reason, status }: Failure) => reason === 'signedOut' && status === null;

/** Whether the session had ended while this failure was shown, and the user has signed in again since. */
export function useIsSignedInAgainSince(failure: object | null): boolean {
  const isSignedIn = useAppSelector((state) => state.session.status === 'signedIn');
  // Stored only if the session has ended, because the platform may also reject a valid token.
  const [stopped, setStopped] = useState<object | null>(null);
  if (failure !== null && !isSignedIn && stopped !== failure) setStopped(failure);
  return isSignedIn && failure !== null && failure === stopped;
}

/** R166: whether the write failed because the session had ended, and the user has signed in again since. */
export function useIsSignedInAgainAfter(failure: Failure | null): boolean {
  const isSignedInAgain = useIsSignedInAgainSince(failure);
  return isSignedInAgain && failure?.outcome === 'rejected' && isUnauthorized(failure);
}

/** R166: replaces the message about the failed write, which was not sent or which the platform rejected. */
export function SignedInAgainText({ failure }: { failure: Failure }) {
  const { t } = useTranslation('order');
  return t(isUnsent(failure) ? 'signedInAgain.unsent' : 'signedInAgain.refused');
}

interface SignedInAgainNoticeProps {
  failure: Failure;
  /** Whether the write consists of several requests, some of which may have been applied. */
  isInParts: boolean;
}

export function SignedInAgainNotice({ failure, isInParts }: SignedInAgainNoticeProps) {
  const { t } = useTranslation('order');
  return (
    <Notice severity="info" isPolite>
      {isInParts ? t('signedInAgain.inParts') : <SignedInAgainText failure={failure} />}
    </Notice>
  );
}
