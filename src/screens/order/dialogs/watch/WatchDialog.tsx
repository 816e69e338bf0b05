import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '#components/Button.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { useCurrentPath } from '#components/page/useCurrentPath.ts';
import { useUrlWriter } from '#components/page/useUrlWriter.ts';
import { authorizationUrl, RETURN_FLAG, RETURN_FLAG_VALUE, watchRefusal } from '#domain/actions/watch.ts';
import type { Failure } from '#domain/failure.ts';
import { loadWatch } from '#store/actions/readOperations.ts';
import { leaveRequested } from '#store/console/leaving.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInRequested } from '#store/people/sessionSlice.ts';
import { useSignInAgain } from '#store/people/useSignInAgain.ts';
import type { ModalProps } from '../modalProps.ts';
import { useFreshReadOperation } from '../writes/useFreshReadOperation.ts';
import { type ConsentStep, WatchOptions } from './WatchOptions.tsx';

/**
 * S4.53: before subscribing, the user has to agree to emails on the authorization page. `hasReturned` is whether
 * the user has returned from that page without agreeing (S4.55).
 */
function useConsentStep(hasReturned: boolean): ConsentStep {
  const { t } = useTranslation('actions');
  const dispatch = useAppDispatch();
  const page = useAppSelector((state) => state.configuration.pages.subscriptionAuth);
  const handleNext = () => {
    if (page) dispatch(leaveRequested({ url: authorizationUrl(page, window.location.href) }));
  };
  return {
    submitLabel: t('watch.next'),
    notice: hasReturned && <Notice severity="warning">{t('watch.refused.cancel')}</Notice>,
    disabledReason: page === null ? t('watch.noPage') : null,
    onSubmit: handleNext,
  };
}

/**
 * Whether the user has just returned from the authorization page, according to a flag in the URL. The flag is
 * then removed (S4.54).
 */
function useHasReturned(): boolean {
  const write = useUrlWriter();
  const params = new URLSearchParams(useLocation().search);
  const [hasReturned] = useState(() => params.get(RETURN_FLAG) === RETURN_FLAG_VALUE);
  const forget = useEffectEvent(() => {
    write(
      ({ params: current, state }) => {
        const next = new URLSearchParams(current);
        next.delete(RETURN_FLAG);
        return { params: next, state };
      },
      { replace: true },
    );
  });
  const isFlagged = params.has(RETURN_FLAG);
  useEffect(() => {
    if (isFlagged) forget();
  }, [isFlagged]);
  return hasReturned;
}

/**
 * S4.56: explains why subscriptions cannot be changed now. S4.57: without a valid token, the user can only
 * sign in again.
 */
function Refused({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation(['actions', 'shell']);
  const signInAgain = useSignInAgain();
  const dispatch = useAppDispatch();
  const returnPath = useCurrentPath();
  const refusal = watchRefusal(failure);
  const title = t(`watch.refused.${refusal}`);
  if (refusal === 'backend') {
    return (
      <>
        <FailureNotice title={title} failure={failure} onRetry={onRetry} />
        <SignInAgainButton {...signInAgain} />
      </>
    );
  }
  return (
    <>
      <FailureNotice title={title} failure={failure} />
      <Button variant="primary" onClick={() => dispatch(signInRequested({ returnPath }))}>
        {t('shell:signIn.again')}
      </Button>
    </>
  );
}

/** S4.53 to S4.57: subscribes to emails, after the user has agreed to them on the authorization page. */
export function WatchDialog({ order, onClose }: ModalProps) {
  const { t } = useTranslation('actions');
  const hasReturned = useHasReturned();
  const { state, result: watch, retry } = useFreshReadOperation(loadWatch, { orderId: order.orderId });
  const step = useConsentStep(hasReturned);
  const consent = watch && !watch.isAuthorized ? step : null;
  const waiting =
    state.status === 'failed' ? (
      <Refused failure={state.failure} onRetry={retry} />
    ) : (
      <Skeleton label={t('watch.loading')} lines={5} />
    );
  return (
    <WatchOptions
      order={order}
      watch={consent ? null : watch}
      consent={consent}
      missing={consent ? <p className="mb-0">{t('watch.authorize')}</p> : waiting}
      onClose={onClose}
    />
  );
}
