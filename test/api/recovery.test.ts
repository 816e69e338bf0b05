import { describe, expect, test } from 'vitest';
import type { CallKind } from '#api/http/retryPolicy.ts';
import {
  type Answer,
  aCall,
  answers,
  aScene,
  CALL_KINDS,
  cutOff,
  ended,
  fine,
  lost,
  onFakeTime,
  silent,
} from './scene.ts';

onFakeTime();

/**
 * Each row has the name of a problem, its response, and how often each kind is retried while the problem
 * lasts.
 */
const TROUBLES: readonly (readonly [string, Answer, Record<CallKind, number>])[] = [
  ['429', answers(429), { read: 3, idempotentWrite: 3, write: 3 }],
  ['500', answers(500), { read: 2, idempotentWrite: 2, write: 0 }],
  ['503', answers(503), { read: 2, idempotentWrite: 2, write: 0 }],
  ['503 with Retry-After', answers(503, { 'Retry-After': '1' }), { read: 2, idempotentWrite: 2, write: 2 }],
  ['no connection', lost, { read: 2, idempotentWrite: 2, write: 0 }],
  ['a lost connection', cutOff(), { read: 2, idempotentWrite: 2, write: 0 }],
  ['no response in time', silent, { read: 2, idempotentWrite: 2, write: 0 }],
];

const CASES = TROUBLES.flatMap(([name, answer, retries]) =>
  CALL_KINDS.flatMap((kind) =>
    [1, 2, 3].map((times) => ({ name, answer, kind, times, recovers: times <= retries[kind] })),
  ),
);

describe('temporary failures', () => {
  test.each(CASES.filter(({ recovers }) => recovers))(
    'a $kind that meets $name $times times gets a response in the end, and the user does not notice',
    async ({ answer, kind, times }) => {
      const scene = aScene([...new Array<Answer>(times).fill(answer), fine]);
      const { value } = await ended(scene.http.request(aCall(kind)));
      expect(value).toEqual({ fine: true });
      expect(scene.records).toMatchObject([{ outcome: 'ok', status: 200, tries: times + 1 }]);
    },
  );

  test.each(CASES.filter(({ recovers }) => !recovers))(
    'a $kind that meets $name $times times is not sent too often',
    async ({ answer, kind, times }) => {
      const scene = aScene([...new Array<Answer>(times).fill(answer), fine]);
      const { failure } = await ended(scene.http.request(aCall(kind)));
      expect(failure).not.toBeNull();
      expect(scene.seen.length).toBeLessThanOrEqual(times);
    },
  );

  test.each([
    ['429', answers(429)],
    ['503 with Retry-After', answers(503, { 'Retry-After': '1' })],
    ['a conflict', answers(409)],
  ])(
    'a write that may have been applied keeps its unknown outcome, though %s follows',
    async (_case, last) => {
      const scene = aScene([lost, ...new Array<Answer>(5).fill(last)]);
      const { failure } = await ended(scene.http.request(aCall('idempotentWrite')));
      expect(failure?.outcome).toBe('unknown');
    },
  );

  test('a refusal after another failure ends it: the last response counts', async () => {
    const scene = aScene([answers(503), answers(422)]);
    const { failure } = await ended(scene.http.request(aCall('read')));
    expect(failure).toMatchObject({ outcome: 'rejected', status: 422 });
    expect(scene.seen).toHaveLength(2);
  });

  test('different failures share one count', async () => {
    const scene = aScene([answers(500), lost, answers(429), fine]);
    const { value } = await ended(scene.http.request(aCall('read')));
    expect(value).toEqual({ fine: true });
    expect(scene.seen).toHaveLength(4);
  });

  test('a write that was refused with 429 and then lost may have been applied', async () => {
    const scene = aScene([answers(429), lost]);
    const { failure } = await ended(scene.http.request(aCall('write')));
    expect(failure).toMatchObject({ outcome: 'unknown', reason: 'network' });
    expect(scene.seen).toHaveLength(2);
  });
});
