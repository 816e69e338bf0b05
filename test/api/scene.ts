import { afterEach, beforeEach, vi } from 'vitest';
import { createEndpoints } from '#api/endpoints.ts';
import { ApiError } from '#api/http/apiError.ts';
import type { Call } from '#api/http/call.ts';
import { createHttp, type Http, type HttpDependencies } from '#api/http/http.ts';
import type { CallKind } from '#api/http/retryPolicy.ts';
import type { PlatformCall } from '#domain/console/call.ts';
import type { Failure } from '#domain/failure.ts';

/** One request as it reached the network. */
export interface Seen {
  url: URL;
  method: string;
  headers: Headers;
  /** The body as text, null if there was none. */
  body: string | null;
  cache: RequestCache | undefined;
  credentials: RequestCredentials | undefined;
  redirect: RequestRedirect | undefined;
  signal: AbortSignal;
  /** Epoch milliseconds. */
  at: number;
}

export type Answer = (seen: Seen) => Response | Promise<Response>;

export interface Scene {
  http: Http;
  seen: Seen[];
  records: PlatformCall[];
  /** The announced waits, in milliseconds from the announcement. */
  waits: number[];
  /** The times at which these waits ended, in epoch milliseconds. */
  waitEnds: number[];
  /** The stale tokens for which a renewal was requested. */
  renewed: string[];
}

export const START = Date.parse('2026-11-20T12:00:00.000Z');
export const ENDPOINTS = createEndpoints({
  platformUrl: 'https://{service}.platform.example',
  overrides: { carriers: 'https://carriers.example:8443/base/' },
  backendUrl: 'https://console.example',
});

/** Installs fake time for every test of the file. Promises and streams stay real. */
export function onFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Creates the HTTP client on a network that gives these responses in turn and repeats the last one. */
export function aScene(answers: Answer | Answer[], over: Partial<HttpDependencies> = {}): Scene {
  const script = Array.isArray(answers) ? answers : [answers];
  const scene: Omit<Scene, 'http'> = { seen: [], records: [], waits: [], waitEnds: [], renewed: [] };
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const seen: Seen = {
      url: new URL(String(input)),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
      cache: init.cache,
      credentials: init.credentials,
      redirect: init.redirect,
      signal: init.signal ?? new AbortController().signal,
      at: Date.now(),
    };
    scene.seen.push(seen);
    const answer = script[Math.min(scene.seen.length, script.length) - 1];
    if (!answer) throw new Error('The scene has no answer');
    return answer(seen);
  };
  let token = 'token-1';
  const http = createHttp({
    endpoints: ENDPOINTS,
    tokens: {
      access: () => Promise.resolve(token),
      identity: () => 'identity-1',
      renew: (stale) => {
        scene.renewed.push(stale);
        token = 'token-2';
        return Promise.resolve(token);
      },
    },
    fetch,
    now: () => Date.now(),
    random: () => 0.5,
    onCall: (record) => scene.records.push(record),
    onWait: (_service, until) => {
      scene.waits.push(until - Date.now());
      return () => scene.waitEnds.push(Date.now());
    },
    ...over,
  });
  return { ...scene, http };
}

export type Ended<T> = { value: T; failure: null } | { value: null; failure: Failure };

/**
 * Resolves with the end of the call, without advancing the clock. Any error but an ApiError fails the test.
 */
export function ending<T>(call: Promise<T>): Promise<Ended<T>> {
  return call.then(
    (value): Ended<T> => ({ value, failure: null }),
    (error: unknown): Ended<T> => {
      if (!(error instanceof ApiError)) throw error;
      return { value: null, failure: error.failure };
    },
  );
}

/** Resolves with the end of the call, and advances the fake clock as far as needed. */
export async function ended<T>(call: Promise<T>): Promise<Ended<T>> {
  let isSettled = false;
  const settled = ending(call).finally(() => {
    isSettled = true;
  });
  for (let steps = 0; !isSettled && steps < 20_000; steps += 1) await vi.advanceTimersToNextTimerAsync();
  return settled;
}

/** The failure of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const { failure } = await ended(call);
  if (!failure) throw new Error('The call ended well');
  return failure;
}

const METHODS = { read: 'GET', idempotentWrite: 'PUT', write: 'POST' } as const satisfies Record<
  CallKind,
  string
>;
export const CALL_KINDS = ['read', 'idempotentWrite', 'write'] as const satisfies readonly CallKind[];

/** A call that expects an object; writes have a body. */
export function aCall(kind: CallKind, over: Partial<Call<unknown>> = {}): Call<unknown> {
  return {
    service: 'order-service',
    method: METHODS[kind],
    path: '/v1/orders/1',
    kind: kind,
    read: (body) => {
      if (typeof body !== 'object' || body === null) throw new TypeError('Not an object');
      return body;
    },
    ...(kind !== 'read' && { body: { url: 'new' } }),
    ...over,
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  const all = { 'Content-Type': 'application/json', ...headers };
  return () => new Response(JSON.stringify(body), { status, headers: all });
}

export const fine = json({ fine: true });

/** A response with this status; the text is sent unchanged. */
export function answers(status: number, headers: Record<string, string> = {}, text = ''): Answer {
  // Bytes, because a string would get a content type.
  const body = text === '' ? null : new TextEncoder().encode(text);
  return () => new Response(body, { status, statusText: `Status ${status}`, headers });
}

/** The network fails: reset, refused, blocked, or a server error hidden by a missing CORS header. */
export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** No response until the request is aborted. */
export const silent: Answer = ({ signal }) =>
  new Promise((_resolve, reject) => {
    const handleAbort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
  });

/** The responses to `fillSlots`: none until the requests are aborted. */
export const SLOTS_FILLED = new Array<Answer>(10).fill(silent);

/** Sends as many writes to one host as it processes at a time. Resolves when they have ended. */
export function fillSlots({ http }: Scene, over?: Partial<Call<unknown>>): Promise<unknown> {
  return Promise.all(SLOTS_FILLED.map(() => ending(http.request(aCall('write', over)))));
}

/** A browser's response to a redirect that is not followed: no status, no headers, no body. */
export const redirected: Answer = () => Response.error();

/** The response begins, then the connection breaks. */
export function cutOff(status = 200): Answer {
  return () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"fine":'));
        },
        pull(controller) {
          controller.error(new TypeError('network error'));
        },
      }),
      { status },
    );
}
