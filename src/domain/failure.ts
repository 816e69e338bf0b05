import { isObject } from '#domain/byKey.ts';

/**
 * The outcome of a failed call.
 * - rejected: the platform rejected it and applied nothing
 * - unknown: a write may have been applied
 * - unavailable: a write was certainly not applied, or a read failed
 * - aborted: the console cancelled a read
 */
export type FailureOutcome = 'rejected' | 'unknown' | 'unavailable' | 'aborted';

/**
 * The reason for a failure. The console has its own text for each reason.
 * - answered: the platform responded with an error
 * - network: no response was received
 * - timeout: no response was received in time
 * - unreadable: the response could not be read
 * - unexpectedHost: the link leads to another host
 * - offline: the call was not sent
 * - unrenewed: the sign-in service did not renew the token, so the call was not processed
 * - unrecorded: this browser could not record a write, so it was not sent
 * - signedOut: the session has ended
 * - aborted: the console cancelled the read
 * - own: the console itself reports the failure
 */
export type FailureReason =
  | 'answered'
  | 'network'
  | 'timeout'
  | 'unreadable'
  | 'unexpectedHost'
  | 'unrecorded'
  | 'offline'
  | 'unrenewed'
  | 'signedOut'
  | 'aborted'
  | 'own';

/** A validation message from the platform about one field of the request. */
export interface ValidationError {
  path: string;
  message: string;
}

/** A failure as plain data, so that the store can contain it and screens can show it. */
export interface Failure {
  outcome: FailureOutcome;
  reason: FailureReason;
  /** The platform service that was called, or the host of the followed link; '' if there was no call. */
  service: string;
  /** HTTP status; null if no response was received or its status is unknown. */
  status: number | null;
  statusText: string;
  /** The platform's message, or 'An API call failed.' (S8.1). For the reason `own`, the console's message. */
  message: string;
  /**
   * The method and the URL without secrets in the query, such as `GET https://…/v1/orders/1`; '' if there was
   * no call.
   */
  source: string;
  correlationId: string | null;
  /** The response's body as text, shortened if it is long; null if there was none. */
  body: string | null;
  validationErrors: ValidationError[];
}

/** The message of a failure for which the platform provides no text (S8.1). */
export const GENERIC_MESSAGE = 'An API call failed.';

/** A failure that the console reports itself, without a call. */
export function consoleFailure(message: string, outcome: FailureOutcome = 'unavailable'): Failure {
  return {
    outcome,
    reason: 'own',
    service: '',
    status: null,
    statusText: '',
    message,
    source: '',
    correlationId: null,
    body: null,
    validationErrors: [],
  };
}

export function isFailure(value: unknown): value is Failure {
  return isObject(value) && 'outcome' in value && 'validationErrors' in value;
}

/** Whether no response was received from the platform, or none from the sign-in service. */
export function isWithoutResponse({ reason }: Failure): boolean {
  return reason === 'network' || reason === 'timeout' || reason === 'unrenewed';
}

/** Whether the followed link leads to another host. The console never follows it, so a retry cannot help. */
export function isForeignLink({ reason }: Failure): boolean {
  return reason === 'unexpectedHost';
}

export function isForbidden(failure: Failure): boolean {
  return failure.status === 403;
}

/**
 * Whether the user must sign in again. The HTTP client renews a rejected token once, so a 401 means that the
 * platform also rejected the renewed token. A sign-in proxy redirects instead. The notifications channel needs
 * no token, so its errors do not concern the session.
 */
export function isUnauthorized({ status, reason, service }: Failure): boolean {
  return (status === 401 || reason === 'signedOut') && service !== 'notifications';
}

export function isNotFound(failure: Failure): boolean {
  return failure.status === 404;
}

/** 'status statusText' in the format of the error catalog; '' if the status is unknown (S8.1, S8.18). */
export function statusLine(failure: Failure): string {
  return failure.status === null ? '' : `${failure.status} ${failure.statusText}`.trim();
}

/**
 * The platform's own words about a failure; '' if there are none (R265), or if they only repeat the status text,
 * which is shown anyway (R421).
 */
export function platformMessage(failure: Failure): string {
  const { reason, message } = failure;
  const isOwn =
    reason === 'answered' && message !== GENERIC_MESSAGE && !statusLine(failure).endsWith(message);
  return isOwn ? message : '';
}
