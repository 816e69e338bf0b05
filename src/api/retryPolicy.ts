import type { FailureOutcome } from '#domain/failure.ts';

/**
 * read: repeating changes nothing (GET, and the search POST); idempotentWrite: applying it twice is
 * applying it once (PUT, DELETE); write: every copy that arrives counts.
 */
export type Intent = 'read' | 'idempotentWrite' | 'write';

/** How one attempt ended badly. */
export type Trouble =
  | { kind: 'status'; status: number; hasRetryAfter: boolean }
  | { kind: 'network' }
  | { kind: 'timeout' };

/** How often the call may be sent again, and what it is when that did not help. */
export interface Verdict {
  retries: number;
  outcome: FailureOutcome;
}

const NO: Verdict = { retries: 0, outcome: 'rejected' };

/** No service of the platform redirects, a sign-in proxy does; a browser that does not follow it says 0. */
export function isRedirect(status: number): boolean {
  return status === 0 || (status >= 300 && status < 400);
}

/** A write whose fate is not known is never sent again by itself: the platform may have applied it. */
function uncertain(intent: Intent): Verdict {
  if (intent === 'write') return { retries: 0, outcome: 'unknown' };
  return { retries: 2, outcome: intent === 'read' ? 'unavailable' : 'unknown' };
}

/** The one retry table of the console (docs/decisions/0004-outcomes-and-retries.md). 401 is not here: it renews the token once. */
export function verdict(intent: Intent, trouble: Trouble): Verdict {
  if (trouble.kind !== 'status') return uncertain(intent);
  const { status, hasRetryAfter } = trouble;
  if (status === 429) return { retries: 3, outcome: 'unavailable' };
  if (status === 503 && hasRetryAfter) return { retries: 2, outcome: 'unavailable' };
  if (status >= 500 || status === 408) return uncertain(intent);
  if (isRedirect(status) && intent === 'write') return { retries: 0, outcome: 'unknown' };
  return NO;
}
