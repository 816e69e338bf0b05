import { describe, expect, test } from 'vitest';
import type { CallKind } from '#api/http/retryPolicy.ts';
import type { FailureOutcome, FailureReason } from '#domain/failure.ts';
import {
  type Answer,
  aCall,
  answers,
  aScene,
  CALL_KINDS,
  cutOff,
  failureOf,
  json,
  lost,
  onFakeTime,
  redirected,
  silent,
} from './scene.ts';

onFakeTime();

type Expected = readonly [sent: number, outcome: FailureOutcome, reason: FailureReason];
type Row = readonly [signal: string, answer: Answer, expected: Record<CallKind, Expected>];

function everywhere(...expected: Expected): Record<CallKind, Expected> {
  return { read: expected, idempotentWrite: expected, write: expected };
}

/** The write may have been applied: reads and idempotent writes are retried twice, other writes never. */
function uncertain(reason: FailureReason): Record<CallKind, Expected> {
  return {
    read: [3, 'unavailable', reason],
    idempotentWrite: [3, 'unknown', reason],
    write: [1, 'unknown', reason],
  };
}

/** A success status with an unreadable body: it is unknown whether a write was applied. */
const UNREADABLE: Record<CallKind, Expected> = {
  read: [1, 'unavailable', 'unreadable'],
  idempotentWrite: [1, 'unknown', 'unreadable'],
  write: [1, 'unknown', 'unreadable'],
};

const SIGNED_OUT: Record<CallKind, Expected> = {
  read: [1, 'rejected', 'signedOut'],
  idempotentWrite: [1, 'rejected', 'signedOut'],
  write: [1, 'unknown', 'signedOut'],
};

const REFUSALS = [
  400, 402, 403, 404, 405, 406, 409, 410, 411, 412, 413, 414, 415, 422, 423, 424, 428, 431, 451,
];
const FAULTS = [408, 500, 501, 502, 504, 505, 507, 511, 520, 524, 599];
const REDIRECTS = [300, 301, 302, 303, 307, 308];
const HTML = '<!doctype html><title>Sign in</title>';

const TABLE: Row[] = [
  ...REFUSALS.map((status): Row => [String(status), answers(status), everywhere(1, 'rejected', 'answered')]),
  ['429', answers(429), everywhere(4, 'unavailable', 'answered')],
  ['429 with Retry-After', answers(429, { 'Retry-After': '1' }), everywhere(4, 'unavailable', 'answered')],
  ...FAULTS.map((status): Row => [String(status), answers(status), uncertain('answered')]),
  ['500 with Retry-After', answers(500, { 'Retry-After': '1' }), uncertain('answered')],
  ['503', answers(503), uncertain('answered')],
  ['503 with Retry-After', answers(503, { 'Retry-After': '1' }), everywhere(3, 'unavailable', 'answered')],
  ['no connection', lost, uncertain('network')],
  ['a connection lost during the response', cutOff(), uncertain('network')],
  ['no response in time', silent, uncertain('timeout')],
  ['a redirect', redirected, SIGNED_OUT],
  ...REDIRECTS.map((status): Row => [String(status), answers(status), SIGNED_OUT]),
  ['200 with an HTML page', answers(200, { 'Content-Type': 'text/html' }, HTML), UNREADABLE],
  [
    '200 with HTML that calls itself JSON',
    answers(200, { 'Content-Type': 'application/json' }, HTML),
    UNREADABLE,
  ],
  ['200 with malformed JSON', answers(200, {}, '{"fine":'), UNREADABLE],
  ['200 with nothing', answers(200), UNREADABLE],
  ['200 with spaces', answers(200, {}, '  \n'), UNREADABLE],
  ['200 of the wrong type', json('fine'), UNREADABLE],
  ['200 with null', json(null), UNREADABLE],
  ['201 with nothing', answers(201), UNREADABLE],
  ['204', answers(204), UNREADABLE],
];

describe.each(CALL_KINDS)('a call whose kind is %s', (kind) => {
  test.each(TABLE)('R40, R41: ends by the retry table on %s', async (_signal, answer, expected) => {
    const scene = aScene(answer);
    const failure = await failureOf(scene.http.request(aCall(kind)));
    expect([scene.seen.length, failure.outcome, failure.reason]).toEqual(expected[kind]);
    expect(scene.records.map(({ outcome, tries }) => [outcome, tries])).toEqual([
      [expected[kind][1], expected[kind][0]],
    ]);
  });

  test.each(TABLE)('sends the same request each time it meets %s', async (_signal, answer) => {
    const scene = aScene(answer);
    await failureOf(scene.http.request(aCall(kind)));
    const sent = scene.seen.map(({ method, url, body }) => `${method} ${url.href} ${body}`);
    expect(new Set(sent).size).toBe(1);
  });
});

describe('a 403 that may be temporary (access-management)', () => {
  test('is retried twice', async () => {
    const scene = aScene(answers(403));
    const failure = await failureOf(scene.http.request(aCall('read', { retryForbidden: true })));
    expect([scene.seen.length, failure.outcome, failure.status]).toEqual([3, 'rejected', 403]);
  });

  test('does not change the meaning of other refusals', async () => {
    const scene = aScene(answers(404));
    await failureOf(scene.http.request(aCall('read', { retryForbidden: true })));
    expect(scene.seen).toHaveLength(1);
  });
});
