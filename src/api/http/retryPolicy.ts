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

const BASE_MS = 500;
const CAP_MS = 20_000;
const RETRY_AFTER_CAP_MS = 120_000;

/**
 * Returns the delay in milliseconds that a `Retry-After` header requests, at most two minutes. The header
 * contains seconds or an HTTP date. Returns null if it is empty, invalid or in the past.
 */
export function retryAfterMs(header: string, now: number): number | null {
  if (header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) || wait < 0 ? null : Math.min(wait, RETRY_AFTER_CAP_MS);
}

/**
 * Returns a random delay of at most `BASE_MS` × 2^retry milliseconds and at most `CAP_MS` (full jitter), so
 * that calls that failed at the same time are not repeated at the same time.
 */
export function backOffMs(retry: number, random: () => number): number {
  return Math.round(random() * Math.min(CAP_MS, BASE_MS * 2 ** retry));
}
