import { onTestFinished, vi } from 'vitest';
import type { Fault } from '../api/faults.ts';

export interface BrokenNetwork {
  /**
   * From now on, applies the fault to matching requests. The pattern matches text such as `GET order-service
   * /v1/orders/1`, with or without the request's body.
   */
  breakDown: (asks: RegExp, fault: Fault) => void;
  /** From now on, every request gets a normal response. */
  mend: () => void;
  /** The number of requests to which the current fault has been applied. */
  met: () => number;
  /**
   * The number of milliseconds by which the clock must be ahead, so that each fault so far has a new minute's
   * retry budget.
   */
  ahead: () => number;
  /** Whether the current fault has ended the session. The issuer then has no other token. */
  isSignedOut: () => boolean;
}

/**
 * The waits that would slow down the tests, with their shortened times, both in milliseconds: a Retry-After,
 * the pauses of a slow body, and the delay of the settings after the first search.
 */
const SHORTENED: Readonly<Record<number, number>> = { 300: 2, 1000: 2, 3000: 2 };
const DEADLINES = [20_000, 30_000, 60_000];

const MINUTE_MS = 60_000;

/**
 * Returns a function that creates a copy of the response on each call, because a response can be read only
 * once.
 */
async function copied(response: Response): Promise<() => Response> {
  const { status, statusText, headers } = response;
  const text = await response.text();
  return () => new Response(text === '' ? null : text, { status, statusText, headers });
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Applies faults between the console and its simulated platform for the duration of a test. A request with a
 * fault reaches the platform as often as the fault specifies, and the fault determines the response. With a
 * timeout, the deadline of the call expires after a moment.
 */
export function brokenNetwork(): BrokenNetwork {
  const { fetch, setTimeout: start } = globalThis;
  let current: { asks: RegExp; fault: Fault } | null = null;
  let met = 0;
  let faults = 0;
  let deadline: (() => void) | null = null;

  /**
   * Sends the request to the platform as often as the fault specifies, and at least once if the call can
   * succeed, because it then needs a real response. Returns a function that copies the last response, or null
   * if nothing was sent.
   */
  async function reach(request: Request, fault: Fault): Promise<(() => Response) | null> {
    const isGood = fault.ends.read === null && !fault.isOnce;
    const copies = Math.max(fault.applied, isGood || fault.isLenient ? 1 : 0);
    let response: (() => Response) | null = null;
    for (let sent = 0; sent < copies; sent += 1) response = await copied(await fetch(request.clone()));
    return response;
  }

  /**
   * `signal` is the caller's. That of the request follows it only until the request is garbage-collected: a
   * call without a response would then never reach its deadline.
   */
  async function meet(
    request: Request,
    signal: AbortSignal,
    fault: Fault,
    giveUp: (() => void) | null,
  ): Promise<Response> {
    if (fault.isOnce && met > 1) return fetch(request);
    const response = await reach(request, fault);
    if (giveUp && fault.ends.read?.[1] === 'timeout') start(giveUp, 5);
    const { method, headers } = request;
    const url = new URL(request.url);
    const rest = { body: null, cache: undefined, credentials: undefined, redirect: undefined, at: 0 };
    const good = () => (response ? response() : fetch(request.clone()));
    const body = response && parsed(await response().text());
    return fault.answer(good, body)({ url, method, headers, signal, ...rest });
  }

  vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...rest: unknown[]) => {
    if (DEADLINES.includes(ms)) deadline = work;
    return start(work, SHORTENED[ms] ?? ms, ...rest);
  });
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const giveUp = deadline;
    deadline = null;
    const url = new URL(input);
    const asked = `${init?.method ?? 'GET'} ${url.hostname.split('.')[0]} ${url.pathname}${url.search}`;
    const whole = typeof init?.body === 'string' ? `${asked} ${init.body}` : asked;
    if (!current?.asks.test(asked) && !current?.asks.test(whole)) return fetch(input, init);
    met += 1;
    const request = new Request(input, init);
    return meet(request, init?.signal ?? request.signal, current.fault, giveUp);
  });
  onTestFinished(() => {
    vi.stubGlobal('setTimeout', start);
    vi.stubGlobal('fetch', fetch);
  });
  return {
    breakDown: (asks, fault) => {
      met = 0;
      faults += 1;
      current = { asks, fault };
    },
    mend: () => {
      current = null;
    },
    met: () => met,
    ahead: () => faults * MINUTE_MS,
    isSignedOut: () => current?.fault.isSignedOut === true && met > 0,
  };
}
