import type { CallKind } from '#api/http/retryPolicy.ts';
import type { FailureOutcome, FailureReason } from '#domain/failure.ts';
import { type Answer, answers, cutOff, json, lost, redirected, silent } from './scene.ts';

/** How a call ends if every attempt meets the fault: outcome, reason, and number of requests. */
export type End = readonly [FailureOutcome, FailureReason, number];

/** One column of the fault matrix. */
export interface Fault {
  title: string;
  /** Changes the platform's good response into the one that the client gets. */
  answer: (good: Answer, body: unknown) => Answer;
  /** How often the platform applies one write request; 0 if it rejected the request or never received it. */
  applied: 0 | 1 | 2;
  /** null if the call succeeds. */
  ends: Record<CallKind, End | null>;
  /** Only the first request meets the fault. */
  isOnce?: true;
  /** The issuer has no other token. */
  isSignedOut?: true;
  /** The browser knows that it is offline. */
  isOffline?: true;
  /** The calls that can read the response succeed; the others end as `ends` specifies. */
  isLenient?: true;
}

const alike = (end: End | null): Fault['ends'] => ({ read: end, idempotentWrite: end, write: end });
/** It is unknown whether a write was applied; only repeatable calls are retried. */
const uncertain = (reason: FailureReason): Fault['ends'] => ({
  read: ['unavailable', reason, 3],
  idempotentWrite: ['unknown', reason, 3],
  write: ['unknown', reason, 1],
});
const UNREADABLE: Fault['ends'] = {
  read: ['unavailable', 'unreadable', 1],
  idempotentWrite: ['unknown', 'unreadable', 1],
  write: ['unknown', 'unreadable', 1],
};
const always = (answer: Answer) => () => answer;
const IS_JSON = { 'Content-Type': 'application/json' };

/** The message of a service that echoes the request, including data that must stay hidden. */
const ECHO = 'Bearer token-1 of ana@example.com at com.platform.Order.load(Order.java:7)';
const VALIDATION = { message: 'Refused', validationErrors: [{ path: 'a', message: 'b' }] };
const SHAPES: readonly (readonly [string, unknown])[] = [
  ['problem details', { type: 'about:blank', title: 'Broken', status: 500, detail: ECHO }],
  ['errorCode', { errorCode: 'E1', description: ECHO, errorId: 'id-1', error: 'x' }],
  ['title and details', { title: 'Broken', details: ECHO, errorId: 'id-1' }],
  ['message', { message: ECHO }],
];

/** The response with the wrong type for every list and plain value; objects stay objects. */
function wrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { ...value.map(wrongTypes) };
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? [value] : String(value);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wrongTypes(one)]));
}

const ENUMS = /^(state|status|type|changeType|eventType|actionType|severity|testingConfiguration)$/;

/** The same response from a newer platform: additional fields everywhere, and unknown names. */
function newer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(newer);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([name, one]) => {
    return [name, typeof one === 'string' && ENUMS.test(name) ? 'notInventedYet' : newer(one)];
  });
  return { ...Object.fromEntries(known), addedLater: { of: ['the', 'future'] } };
}

const HUGE = new Uint8Array(25 * 1024 * 1024 + 1).fill(97);
const huge: Answer = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.enqueue(HUGE) }));

/**
 * The body arrives in three pieces, a second apart. With `isEndless`, spaces follow them and the body never
 * ends.
 */
function trickle(body: unknown, isEndless: boolean): Answer {
  const bytes = new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body));
  const third = Math.ceil(bytes.length / 3);
  return ({ signal }) => {
    let sent = 0;
    const stream = new ReadableStream({
      start: (controller) =>
        signal.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError'))),
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        if (signal.aborted) return;
        if (sent >= 3 && !isEndless) return controller.close();
        controller.enqueue(sent < 3 ? bytes.slice(sent * third, (sent + 1) * third) : new Uint8Array([32]));
        sent += 1;
      },
    });
    return new Response(stream, { headers: IS_JSON });
  };
}

/** The faults of the matrix, some of them in several shapes. */
export const FAULTS: readonly Fault[] = [
  {
    title: 'F01 401, then renewed',
    answer:
      (good) =>
      ({ headers, ...seen }) =>
        headers.get('Authorization') === 'Bearer token-2'
          ? good({ headers, ...seen })
          : answers(401)({ headers, ...seen }),
    applied: 0,
    isOnce: true,
    ends: alike(null),
  },
  {
    title: 'F02 401, and nobody is signed in',
    answer: always(answers(401)),
    applied: 0,
    isSignedOut: true,
    ends: alike(['rejected', 'signedOut', 1]),
  },
  {
    title: 'F02 401, and the renewed token too',
    answer: always(answers(401)),
    applied: 0,
    ends: alike(['rejected', 'answered', 2]),
  },
  {
    title: 'F03 403',
    answer: always(json({ message: ECHO }, 403)),
    applied: 0,
    ends: alike(['rejected', 'answered', 1]),
  },
  { title: 'F04 404', answer: always(answers(404)), applied: 0, ends: alike(['rejected', 'answered', 1]) },
  {
    title: 'F05 409',
    answer: always(json({ message: 'Changed' }, 409)),
    applied: 0,
    ends: alike(['rejected', 'answered', 1]),
  },
  {
    title: 'F06 422',
    answer: always(json(VALIDATION, 422)),
    applied: 0,
    ends: alike(['rejected', 'answered', 1]),
  },
  {
    title: 'F07 429 with Retry-After',
    answer: always(answers(429, { 'Retry-After': '3' })),
    applied: 0,
    ends: alike(['unavailable', 'answered', 4]),
  },
  {
    title: 'F08 429, its header hidden',
    answer: always(answers(429)),
    applied: 0,
    ends: alike(['unavailable', 'answered', 4]),
  },
  ...SHAPES.map(
    ([shape, body]): Fault => ({
      title: `F09 500 as ${shape}`,
      answer: always(json(body, 500)),
      applied: 0,
      ends: uncertain('answered'),
    }),
  ),
  {
    title: 'F10 503 with Retry-After',
    answer: always(answers(503, { 'Retry-After': '3' })),
    applied: 0,
    ends: alike(['unavailable', 'answered', 3]),
  },
  { title: 'F11 no response in time', answer: always(silent), applied: 1, ends: uncertain('timeout') },
  { title: 'F12 reset before it is applied', answer: always(lost), applied: 0, ends: uncertain('network') },
  { title: 'F13 reset after it is applied', answer: always(lost), applied: 1, ends: uncertain('network') },
  { title: 'F14 sent twice by the transport', answer: (good) => good, applied: 2, ends: alike(null) },
  { title: 'F15 truncated', answer: always(cutOff()), applied: 1, ends: uncertain('network') },
  { title: 'F15 malformed', answer: always(answers(200, IS_JSON, '{"a":')), applied: 1, ends: UNREADABLE },
  {
    title: 'F16 HTML',
    answer: always(answers(200, { 'Content-Type': 'text/html' }, '<title>Sign in</title>')),
    applied: 1,
    ends: UNREADABLE,
  },
  { title: 'F17 nothing', answer: always(answers(200)), applied: 1, ends: UNREADABLE },
  { title: 'F18 null', answer: always(json(null)), applied: 1, ends: UNREADABLE, isLenient: true },
  { title: 'F18 a text', answer: always(json('x')), applied: 1, ends: UNREADABLE, isLenient: true },
  {
    title: 'F18 wrong types',
    answer: (_good, body) => json(wrongTypes(body ?? {})),
    applied: 1,
    ends: UNREADABLE,
    isLenient: true,
  },
  { title: 'F18 no field at all', answer: always(json({})), applied: 1, ends: UNREADABLE, isLenient: true },
  {
    title: 'F19 unknown names and fields',
    answer: (_good, body) => json(newer(body ?? {})),
    applied: 1,
    ends: alike(null),
  },
  { title: 'F20 more than 25 MB', answer: always(huge), applied: 1, ends: UNREADABLE },
  {
    title: 'F21 a slow trickle',
    answer: (_good, body) => trickle(body, false),
    applied: 1,
    ends: alike(null),
  },
  {
    title: 'F21 a trickle without end',
    answer: (_good, body) => trickle(body, true),
    applied: 1,
    ends: uncertain('timeout'),
  },
  { title: 'F22 500 behind CORS', answer: always(lost), applied: 0, ends: uncertain('network') },
  {
    title: 'F23 offline',
    answer: always(lost),
    applied: 0,
    isOffline: true,
    ends: {
      read: ['unavailable', 'network', 3],
      idempotentWrite: ['unavailable', 'offline', 0],
      write: ['unavailable', 'offline', 0],
    },
  },
  {
    title: 'F24 a redirect to a sign-in page',
    answer: always(redirected),
    applied: 0,
    ends: {
      read: ['rejected', 'signedOut', 1],
      idempotentWrite: ['rejected', 'signedOut', 1],
      write: ['unknown', 'signedOut', 1],
    },
  },
];

/** Successful responses that report an error. In the journeys, other responses with these outcomes stand for them. */
export const REPORTED_ERRORS: readonly Fault[] = SHAPES.slice(0, 2).map(([shape, body]) => ({
  title: `R431 200 that reports an error as ${shape}`,
  answer: always(json(body)),
  applied: 0,
  ends: {
    read: ['unavailable', 'answered', 1],
    idempotentWrite: ['unknown', 'answered', 1],
    write: ['unknown', 'answered', 1],
  },
}));
