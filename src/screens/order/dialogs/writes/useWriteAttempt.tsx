import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/failure.ts';
import { SignedInAgainNotice, useIsSignedInAgainAfter } from './SignedInAgainNotice.tsx';
import type { UseGuardedWriteReturn } from './useGuardedWrite.ts';
import { WriteNotices } from './WriteNotices.tsx';

/**
 * Returns the failure of a write as its dialog shows it; `signedInAgain` replaces it after a new sign-in (R166).
 * A write `isInParts` if it consists of several requests, some of which may have been applied.
 */
export function useShownFailure(cause: Failure | null, failureTitle: string, { isInParts = false } = {}) {
  const isSignedInAgain = useIsSignedInAgainAfter(cause);
  if (cause === null) return { failure: null, signedInAgain: null };
  if (isSignedInAgain) {
    return { failure: null, signedInAgain: <SignedInAgainNotice failure={cause} isInParts={isInParts} /> };
  }
  return { failure: { title: failureTitle, cause }, signedInAgain: null };
}

/**
 * Returns the state of a guarded write for `ActionModal`: the attempt, its notices, and why the write as it is
 * cannot be sent again (null if it can).
 */
export function useWriteAttempt(write: UseGuardedWriteReturn<never>, failureTitle: string) {
  const { t } = useTranslation(['actions', 'intents']);
  const { state, wait, check } = write;
  const { failure, signedInAgain } = useShownFailure('failure' in state ? state.failure : null, failureTitle);
  const obstacle = () => {
    if (state.kind === 'stale') return t('actions:stale.reason');
    if (state.kind === 'elsewhere' && !state.hasEnded) return t('actions:elsewhere.wait');
    if (state.kind === 'elsewhere') return write.isCompared ? null : t('actions:elsewhere.check');
    return state.kind === 'earlier' ? t('intents:reason.accept') : null;
  };
  const isSettled = state.kind === 'checked' && state.result === 'applied' && !state.otherWrite;
  const busy = state.kind === 'busy' || (state.kind === 'unknown' && state.isChecking);
  return {
    attempt: { busy, wait, isDone: state.kind === 'done', isSettled, failure, onCheck: check },
    notice: (
      <>
        {signedInAgain}
        <WriteNotices write={write} />
      </>
    ),
    obstacle: obstacle(),
  };
}
