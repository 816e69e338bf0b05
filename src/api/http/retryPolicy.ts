import type { FailureOutcome } from '#domain/failure.ts';

/**
 * A `read` changes nothing (GET, and the search POST). An `idempotentWrite` has the same effect if it is
 * applied twice (PUT, DELETE). A `write` takes effect each time that the platform receives it.
 */
export type CallKind = 'read' | 'idempotentWrite' | 'write';

export type AttemptFailure =
  | { kind: 'status'; status: number; hasRetryAfter: boolean }
  | { kind: 'network' }
  | { kind: 'timeout' };

/** The maximum number of retries, and the outcome of the call if none of them succeeds. */
export interface RetryDecision {
  retries: number;
  outcome: FailureOutcome;
}

const NO: RetryDecision = { retries: 0, outcome: 'rejected' };

/**
 * Whether the response is a redirect. The platform never redirects, but a sign-in proxy does, and the browser
 * reports status 0 for a redirect that it does not follow.
 */
export function isRedirect(status: number): boolean {
  return status === 0 || (status >= 300 && status < 400);
}

/**
 * The decision for a request that the platform may have applied. The console never resends such a request
 * automatically if it is a `write`.
 */
function uncertain(kind: CallKind): RetryDecision {
  if (kind === 'write') return { retries: 0, outcome: 'unknown' };
  return { retries: 2, outcome: kind === 'read' ? 'unavailable' : 'unknown' };
}

/**
 * The retry table (docs/decisions/0004-outcomes-and-retries.md). Two kinds of retry are not in it: after a
 * 401, when `send` renews the token, and after a 403 if the call has `retryForbidden`.
 */
export function retryDecision(kind: CallKind, failure: AttemptFailure): RetryDecision {
  if (failure.kind !== 'status') return uncertain(kind);
  const { status, hasRetryAfter } = failure;
  if (status === 429) return { retries: 3, outcome: 'unavailable' };
  if (status === 503 && hasRetryAfter) return { retries: 2, outcome: 'unavailable' };
  if (status >= 500 || status === 408) return uncertain(kind);
  if (isRedirect(status) && kind === 'write') return { retries: 0, outcome: 'unknown' };
  return NO;
}
