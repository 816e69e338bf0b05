/**
 * The outcome of a failed call. rejected: the platform refused, nothing was applied; unknown: a write may
 * have been applied; unavailable: certainly not applied, or a failed read; aborted: by the console, reads
 * only.
 */
export type FailureOutcome = 'rejected' | 'unknown' | 'unavailable' | 'aborted';

/**
 * Why, for texts of our own: answered = the platform said so; network = no response came; timeout = none in time;
 * unreadable = a response nobody can read; unexpectedHost = a link that leads elsewhere; offline = not even sent;
 * unrecorded = this browser could not record a write, so it was not sent; signedOut = nobody is signed in any more; aborted = we stopped asking; own = a rule of this console.
 */
export type FailureReason =
  | 'answered'
  | 'network'
  | 'timeout'
  | 'unreadable'
  | 'unexpectedHost'
  | 'unrecorded'
  | 'offline'
  | 'signedOut'
  | 'aborted'
  | 'own';

/** One validation message of the platform about a field of the request. */
export interface ValidationError {
  path: string;
  message: string;
}

/** A failure as plain data: the store holds it, screens show it, and support reads it. */
export interface Failure {
  outcome: FailureOutcome;
  reason: FailureReason;
  /** The platform service that was called, '' where none was. */
  service: string;
  /** HTTP status; null where no response came. */
  status: number | null;
  statusText: string;
  /** The platform's own words, or the generic 'An API call failed.' (S8.1). */
  message: string;
  /** Method and URL without query secrets, e.g. `GET https://…/v1/orders/1`. */
  source: string;
  correlationId: string | null;
  /** The response's body as text, capped; null where there was none. */
  body: string | null;
  validationErrors: ValidationError[];
}

/** The message of a failure without a text from the platform (S8.1). */
export const GENERIC_MESSAGE = 'An API call failed.';

/** A failure of our own making: no call was sent. */
export function ownFailure(message: string, outcome: FailureOutcome = 'unavailable'): Failure {
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
  return typeof value === 'object' && value !== null && 'outcome' in value && 'validationErrors' in value;
}

export function isForbidden(failure: Failure): boolean {
  return failure.status === 403;
}

/**
 * The renewed token is rejected too (the edge renews it once), so only a new sign-in helps. The notifications
 * channel needs no token, so its errors do not concern the session.
 */
export function isUnauthorized({ status, service }: Failure): boolean {
  return status === 401 && service !== 'notifications';
}

export function isNotFound(failure: Failure): boolean {
  return failure.status === 404;
}

/** 'status statusText' as the error catalog words it, '' where no response came (S8.1, S8.18). */
export function statusLine(failure: Failure): string {
  return failure.status === null ? '' : `${failure.status} ${failure.statusText}`.trim();
}
