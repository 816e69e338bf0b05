import type { FailureOutcome, FailureReason } from '#domain/failure.ts';
import { type Attempt, attempt } from './attempt.ts';
import { type Call, shownService } from './call.ts';
import { openCallToken, type TokenProvider } from './callToken.ts';
import type { HostLimiter } from './hostLimiter.ts';
import type { RetryBudget } from './retryBudget.ts';
import {
  type AttemptFailure,
  backOffMs,
  type CallKind,
  isRedirect,
  retryAfterMs,
  retryDecision,
} from './retryPolicy.ts';

export interface SendDependencies {
  tokens: TokenProvider;
  fetch: typeof globalThis.fetch;
  now: () => number;
  random: () => number;
  isOnline: () => boolean;
  limiter: HostLimiter;
  budget: RetryBudget;
  /** By host: the end of the wait of a write that was called off, in epoch milliseconds. */
  notBefore: Map<string, number>;
  /**
   * Called when a call waits for at least a second before its next try. `until` is the end of the wait in
   * epoch milliseconds, and `goNow` ends the wait early. The returned function is called when it has ended.
   */
  onWait?: ((service: string, until: number, goNow: () => void) => () => void) | undefined;
}

/**
 * The last attempt, the number of tries, and the outcome with its reason. The outcome is null if the response
 * is complete and successful; its body has not been parsed yet.
 */
export interface SendResult {
  result: Attempt;
  tries: number;
  outcome: FailureOutcome | null;
  reason: FailureReason;
}

const DEADLINE_MS = { read: 20_000, idempotentWrite: 60_000, write: 60_000 } as const satisfies Record<
  CallKind,
  number
>;
/** The console does not report shorter waits, because users do not notice them. */
const NOTICEABLE_WAIT_MS = 1_000;
const FORBIDDEN_RETRIES = 2;

function isBusy(failure: AttemptFailure): boolean {
  return failure.kind === 'status' && (failure.status === 429 || failure.status === 503);
}

function initOf(call: Call<unknown>, token: string, tokens: TokenProvider): RequestInit {
  const isBackend = call.service === 'backend';
  return {
    method: call.method,
    headers: {
      ...(!call.isPublic && { Authorization: `Bearer ${token}` }),
      ...(isBackend && { 'X-Identity-Token': tokens.identity() }),
      ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    credentials: isBackend ? 'same-origin' : 'omit',
    // R481: the browser would repeat, for example, a 410 without asking the platform again.
    cache: 'no-store',
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  };
}

async function sendOnce(
  wire: SendDependencies,
  call: Call<unknown>,
  url: URL,
  token: () => Promise<string>,
): Promise<Attempt> {
  wire.budget.called(url.host);
  const abort = call.kind === 'read' ? call.signal : undefined;
  const deadline = call.deadlineMs ?? DEADLINE_MS[call.kind];
  const result = await wire.limiter.run(url.host, call.lane ?? 'interactive', async (): Promise<Attempt> => {
    const bearer = await token();
    if (call.signal?.aborted) return { kind: 'stopped', why: 'aborted' };
    if (call.kind !== 'read' && !wire.isOnline()) return { kind: 'stopped', why: 'offline' };
    return attempt(wire.fetch, url.href, initOf(call, bearer, wire.tokens), deadline, abort);
  });
  if (result.kind === 'response') wire.limiter.succeeded(url.host);
  if (result.kind === 'failed' && isBusy(result.failure)) wire.limiter.slowDown(url.host);
  return result;
}

/** How long the call waits after this attempt, in milliseconds. */
function waitAfter({ now, random }: SendDependencies, result: Attempt, retry: number): number {
  const header = result.kind === 'failed' && result.response?.headers.get('Retry-After');
  return retryAfterMs(header || '', now()) ?? backOffMs(retry, random);
}

/**
 * Waits before the next try. The wait ends early if the caller aborts or the user skips it. R414: the end of a
 * wait that was aborted also holds for the next write to the host.
 */
async function pause(wire: SendDependencies, call: Call<unknown>, { host }: URL, ms: number): Promise<void> {
  const until = wire.now() + ms;
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', go);
      for (const end of ends) end?.();
      resolve();
    };
    const timer = setTimeout(go, ms);
    const isNoticeable = ms >= NOTICEABLE_WAIT_MS;
    const ends = isNoticeable
      ? [wire.onWait?.(shownService(call, host), until, go), call.onWait?.(until, go)]
      : [];
    if (call.signal?.aborted) go();
    call.signal?.addEventListener('abort', go);
  });
  if (call.kind !== 'read') wire.notBefore.set(host, call.signal?.aborted ? until : 0);
}

async function awaitHost(wire: SendDependencies, call: Call<unknown>, url: URL): Promise<void> {
  const ms = (wire.notBefore.get(url.host) ?? 0) - wire.now();
  if (call.kind !== 'read' && call.signal && ms > 0) await pause(wire, call, url, ms);
}

type Judgement = Pick<SendResult, 'outcome' | 'reason'> & { retries: number };

/**
 * The outcome of an attempt, or null for a complete success, and the maximum number of retries of the call.
 */
function judge(call: Call<unknown>, result: Attempt): Judgement {
  if (result.kind === 'response') return { outcome: null, reason: 'answered', retries: 0 };
  if (result.kind === 'stopped') {
    return { outcome: call.kind === 'read' ? 'aborted' : 'unavailable', reason: result.why, retries: 0 };
  }
  if (result.kind === 'tooLarge') {
    return { outcome: call.kind === 'read' ? 'unavailable' : 'unknown', reason: 'unreadable', retries: 0 };
  }
  const { failure, response } = result;
  const reason = reasonOf(failure);
  if (response?.status === 403 && call.retryForbidden) {
    return { outcome: 'rejected', reason, retries: FORBIDDEN_RETRIES };
  }
  return { ...retryDecision(call.kind, failure), reason };
}

/** Once a write may have been applied, its outcome stays "unknown" unless a later attempt succeeds. */
function afterUnknown(call: Call<unknown>, judged: Judgement, before: Judgement | null): Judgement {
  const isUncertain = call.kind !== 'read' && before?.outcome === 'unknown' && judged.outcome !== null;
  return isUncertain ? { ...judged, outcome: 'unknown' } : judged;
}

/**
 * The reason to report. Only a sign-in proxy redirects, after its session has ended, so a redirect counts as
 * `signedOut`.
 */
function reasonOf(failure: AttemptFailure): FailureReason {
  if (failure.kind !== 'status') return failure.kind;
  return isRedirect(failure.status) ? 'signedOut' : 'answered';
}

function isTokenRejected(call: Call<unknown>, result: Attempt): boolean {
  return !call.isPublic && result.kind === 'failed' && result.response?.status === 401;
}

/**
 * Sends the call, and retries it as the retry table and the retry budget allow. Rejects if the access token
 * cannot be obtained or renewed, unless the call may have been applied before.
 */
export async function send(wire: SendDependencies, call: Call<unknown>, url: URL): Promise<SendResult> {
  const token = await openCallToken(call, wire.tokens);
  let retries = 0;
  let before: (Judgement & SendResult) | null = null;
  await awaitHost(wire, call, url);
  for (let tries = 1; ; tries += 1) {
    let result: Attempt;
    try {
      result = await sendOnce(wire, call, url, token.next);
      if (isTokenRejected(call, result) && (await token.replace())) continue;
    } catch (error) {
      if (before?.outcome === 'unknown') return before;
      throw error;
    }
    const judged: Judgement & SendResult = {
      result,
      tries,
      ...afterUnknown(call, judge(call, result), before),
    };
    if (retries >= judged.retries || !wire.budget.take(url.host)) return judged;
    before = judged;
    await pause(wire, call, url, waitAfter(wire, result, retries));
    retries += 1;
  }
}
