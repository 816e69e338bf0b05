import type { Endpoints, ServiceWithPaths } from '#api/endpoints.ts';
import type { PlatformCall } from '#domain/console/call.ts';
import type { FailureOutcome } from '#domain/failure.ts';
import { isTrustedUrl, isWebUrl, parseUrl } from '#domain/links/links.ts';
import { ApiError } from './apiError.ts';
import type { BufferedResponse } from './attempt.ts';
import { type Call, type DescribedCall, shownService, toCall } from './call.ts';
import { callFailure, type FailedCall } from './callFailure.ts';
import { RenewalUnavailableError, type TokenProvider } from './callToken.ts';
import { isErrorBody } from './errorBody.ts';
import { createHostLimiter } from './hostLimiter.ts';
import { createRetryBudget } from './retryBudget.ts';
import { type SendDependencies, type SendResult, send } from './send.ts';
import { hasEmptyId, type Query, redactedUrl, withQuery } from './url.ts';

export interface HttpDependencies {
  endpoints: Endpoints;
  tokens: TokenProvider;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
  random?: () => number;
  isOnline?: () => boolean;
  onCall?: (record: PlatformCall) => void;
  onWait?: NonNullable<SendDependencies['onWait']>;
}

export interface Http {
  /** Resolves with the result of the call's `read` or with its `absent`. Rejects only with an ApiError. */
  request<T>(described: DescribedCall<T>): Promise<T>;
  /** The URL of a call, or of a public resource, such as an image, that the browser loads without the token. */
  addressOf(service: ServiceWithPaths, path: string, query: Query | undefined): string;
}

/** A body with a link that is not a whole URL. Only such a body is worth the time that `resolve` takes. */
const RELATIVE_LINK = /"href"\s*:\s*"(?!https?:)[^"]/i;

/**
 * Returns the parsed JSON, the text of a plain-text response, or undefined for an empty body. Throws for any
 * other body, such as the HTML of a proxy. R439: a relative link becomes absolute.
 */
function parseBody({ text, headers }: BufferedResponse, base: URL): unknown {
  const body = text.trim();
  if (body === '') return undefined;
  if (headers.get('Content-Type')?.startsWith('text/plain')) return body;
  if (!RELATIVE_LINK.test(body)) return JSON.parse(body);
  const resolve = (key: string, value: unknown) =>
    key === 'href' && typeof value === 'string' && value !== '' && !parseUrl(value)
      ? (parseUrl(value, base.href)?.href ?? value)
      : value;
  return JSON.parse(body, resolve);
}

function failedCallOf(sent: SendResult): FailedCall {
  const response = 'response' in sent.result ? sent.result.response : null;
  return { outcome: sent.outcome ?? 'unavailable', reason: sent.reason, response };
}

async function readValue<T>(
  call: Call<T>,
  url: URL,
  sent: SendResult,
): Promise<{ value: T } | { failed: FailedCall }> {
  const failed = failedCallOf(sent);
  if (failed.response?.status === 404 && 'absent' in call) return { value: call.absent as T };
  if (sent.result.kind !== 'response') return { failed };
  // The platform may have applied a write whose response cannot be read or reports an error (R431), so the
  // outcome is unknown.
  const outcome = call.kind === 'read' ? 'unavailable' : 'unknown';
  try {
    const body = parseBody(sent.result.response, url);
    if (isErrorBody(body)) return { failed: { ...failed, outcome, reason: 'answered' } };
    return { value: await call.read(body) };
  } catch {
    return { failed: { ...failed, outcome, reason: 'unreadable' } };
  }
}

/**
 * Creates the client for every call to a service. The client checks the origin, adds the tokens, limits and
 * retries calls, and reports one of five outcomes.
 */
export function createHttp(dependencies: HttpDependencies): Http {
  const { endpoints, tokens, onCall, isOnline = () => true } = dependencies;
  const now = dependencies.now ?? Date.now;
  const wire: SendDependencies = {
    tokens,
    now,
    fetch: dependencies.fetch ?? ((...args) => globalThis.fetch(...args)),
    random: dependencies.random ?? Math.random,
    isOnline,
    limiter: createHostLimiter(),
    budget: createRetryBudget(now),
    notBefore: new Map(),
    onWait: dependencies.onWait,
  };
  let recorded = 0;

  function urlOf(call: Call<unknown>): URL | null {
    if (call.href !== undefined) return parseUrl(call.href);
    if (call.service === 'link' || call.service === 'notifications') return null;
    return withQuery(`${endpoints.baseUrl(call.service)}${call.path ?? ''}`, call.query);
  }

  /**
   * Whether the call can be sent to this URL. A call with the token must go to a configured origin; a public
   * call can go to any http(s) URL.
   */
  function isAllowed(call: Call<unknown>, url: URL): boolean {
    if (call.isPublic) return isWebUrl(url);
    return isTrustedUrl(url, endpoints.allowedOrigins);
  }

  function refuse(
    call: Call<unknown>,
    url: URL | null,
    reason: FailedCall['reason'],
    outcome: FailureOutcome,
  ): ApiError {
    return new ApiError(callFailure(call, url, { outcome, reason, response: null }));
  }

  async function sendSignedIn(call: Call<unknown>, url: URL): Promise<SendResult> {
    try {
      return await send(wire, call, url);
    } catch (error) {
      if (error instanceof RenewalUnavailableError) throw refuse(call, url, 'unrenewed', 'unavailable');
      throw refuse(call, url, 'signedOut', 'rejected');
    }
  }

  function report(
    call: Call<unknown>,
    url: URL,
    startedAt: number,
    sent: SendResult,
    failed: FailedCall | null,
  ): void {
    const { response } = failedCallOf(sent);
    recorded += 1;
    onCall?.({
      id: recorded,
      service: shownService(call, url.host),
      method: call.method,
      url: redactedUrl(url),
      status: response?.status ?? null,
      outcome: failed?.outcome ?? 'ok',
      reason: failed?.reason ?? null,
      tries: sent.tries,
      startedAt,
      durationMs: now() - startedAt,
      correlationId: response?.headers.get('X-Correlation-Id') ?? null,
    });
  }

  function checkedUrl(call: Call<unknown>): URL {
    const url = urlOf(call);
    if (!url || !isAllowed(call, url)) throw refuse(call, url, 'unexpectedHost', 'unavailable');
    if (hasEmptyId(call)) throw refuse(call, url, 'own', 'unavailable');
    if (call.kind !== 'read' && !isOnline()) throw refuse(call, url, 'offline', 'unavailable');
    return url;
  }

  async function request<T>(described: DescribedCall<T>): Promise<T> {
    const call = toCall(described);
    if (call.kind === 'read' && 'absent' in call && hasEmptyId(call)) return call.absent as T;
    const url = checkedUrl(call);
    const startedAt = now();
    const sent = await sendSignedIn(call, url);
    const result = await readValue(call, url, sent);
    report(call, url, startedAt, sent, 'failed' in result ? result.failed : null);
    if ('failed' in result) throw new ApiError(callFailure(call, url, result.failed));
    return result.value;
  }

  return {
    request,
    addressOf: (service, path, query) => withQuery(`${endpoints.baseUrl(service)}${path}`, query).href,
  };
}
