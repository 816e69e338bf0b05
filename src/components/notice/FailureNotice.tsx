import './failureNotice.css';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Failure,
  GENERIC_MESSAGE,
  isForbidden,
  isUnauthorized,
  isWithoutResponse,
  platformMessage,
  statusLine,
} from '#domain/failure.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

/** Whether reads can succeed: the browser is online and the session has not ended. `Shell` provides it. */
export const ConnectedContext = createContext(true);

interface FailureNoticeProps {
  /** A sentence that names the failed operation. */
  title: string;
  failure: Failure;
  /** Repeats the failed read. Not given for a write, nor if a retry cannot help (R45). */
  onRetry?: (() => void) | undefined;
  /** Shown instead of the facts about the failure, for example those of several failures. */
  children?: ReactNode;
}

/** Returns the reason for a failure as text, such as the status line of the response. */
export function useFailureReason(failure: Failure): string {
  const { t } = useTranslation('failure');
  if (isUnauthorized(failure)) return t('reason.signedOut');
  if (failure.reason === 'answered')
    return [isForbidden(failure) && t('permissionDenied'), statusLine(failure)].filter(Boolean).join(' · ');
  return t(`reason.${failure.reason}`, { service: failure.service });
}

/**
 * R142, R407: repeats a failed read when the browser is online again or the session has resumed. `retry` must
 * not send a write. Returns whether reads can succeed.
 */
export function useRetryWhenConnected(failure: Failure, retry: (() => void) | undefined): boolean {
  const isConnected = useContext(ConnectedContext);
  const before = useRef(isConnected);
  const handleChange = useEffectEvent(() => {
    if (isConnected && !before.current && (isWithoutResponse(failure) || isUnauthorized(failure))) retry?.();
    before.current = isConnected;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the connection changes
  useEffect(() => handleChange(), [isConnected]);
  return isConnected;
}

/** The parts of the response to a failed call, its source and its correlation ID. */
export function ResponseDetails({ failure }: { failure: Failure }) {
  const { t } = useTranslation('failure');
  return (
    <>
      {failure.validationErrors.length > 0 && (
        <ul className="mb-1">
          {failure.validationErrors.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="text-break">
              {[path, message].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
      )}
      {failure.source && <p className="small mb-1 text-break">{t('source', { source: failure.source })}</p>}
      {failure.correlationId && (
        <p className="small mb-1">{t('correlationId', { id: failure.correlationId })}</p>
      )}
      {failure.body && (
        <details className="small mb-1">
          <summary>{t('payload')}</summary>
          <pre className="failure-body">{failure.body}</pre>
        </details>
      )}
    </>
  );
}

export function FailureFacts({ failure }: { failure: Failure }) {
  const { t } = useTranslation('failure');
  const isGeneric = failure.reason === 'answered' && failure.message === GENERIC_MESSAGE;
  const said = isGeneric ? t('generic') : platformMessage(failure);
  return (
    <>
      <p className="mb-1">{useFailureReason(failure)}</p>
      {said && <p className="mb-1 text-break">{said}</p>}
      <ResponseDetails failure={failure} />
    </>
  );
}

/** A failure in its panel, with the reason, details and, with `onRetry`, a retry button (S8.1). */
export function FailureNotice({ title, failure, onRetry, children }: FailureNoticeProps) {
  const { t } = useTranslation('failure');
  const isConnected = useRetryWhenConnected(failure, onRetry);
  const titleId = useId();
  // R427: reads fail together, and the notice at the top of the page announces the end of the session.
  const isAnnounced = isConnected || !onRetry || !isUnauthorized(failure);
  return (
    <section
      className="alert alert-danger failure-notice"
      role={isAnnounced ? 'alert' : undefined}
      aria-labelledby={titleId}
    >
      <p className="fw-semibold mb-1" id={titleId}>
        <Icon name="exclamation-octagon-fill" /> {title}
      </p>
      {children ?? <FailureFacts failure={failure} />}
      {onRetry && (
        <Button variant="outline-danger" size="sm" className="mt-1" onClick={onRetry}>
          <Icon name="arrow-clockwise" /> {t('retry')}
        </Button>
      )}
    </section>
  );
}
