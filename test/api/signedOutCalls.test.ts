import { describe, expect, test, vi } from 'vitest';
import { RenewalUnavailableError } from '#api/http/callToken.ts';
import { backendClient } from '#api/services/backend.ts';
import {
  aCall,
  answers,
  aScene,
  CALL_KINDS,
  ended,
  ending,
  failureOf,
  fillSlots,
  fine,
  lost,
  onFakeTime,
  SLOTS_FILLED,
} from './scene.ts';

onFakeTime();

const sentTokens = (scene: ReturnType<typeof aScene>) =>
  scene.seen.map(({ headers }) => headers.get('Authorization'));

describe('R405: a request is sent only for a person who is still signed in', () => {
  const BUSY = answers(429, { 'Retry-After': '10' });
  const toNobody = () => Promise.reject<string>(new Error('Nobody is signed in.'));

  /** Tokens that a test replaces while calls wait. */
  function changingTokens() {
    const tokens = {
      access: () => Promise.resolve('token-1'),
      identity: () => '',
      renew: () => Promise.resolve('token-2'),
    };
    return tokens;
  }

  test.each(CALL_KINDS)('a call whose kind is %s is not repeated after the sign-out', async (kind) => {
    const tokens = changingTokens();
    const scene = aScene([BUSY, fine], { tokens });
    const call = ending(scene.http.request(aCall(kind)));
    await vi.advanceTimersByTimeAsync(5_000);
    tokens.access = toNobody;
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await call).failure).toMatchObject({ outcome: 'rejected', reason: 'signedOut' });
    expect(scene.seen).toHaveLength(1);
  });

  test.each(CALL_KINDS)('a call whose kind is %s is repeated with the current token', async (kind) => {
    const tokens = changingTokens();
    const scene = aScene([BUSY, fine], { tokens });
    const call = ending(scene.http.request(aCall(kind)));
    await vi.advanceTimersByTimeAsync(5_000);
    tokens.access = () => Promise.resolve('token-3');
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await call).value).toEqual({ fine: true });
    expect(sentTokens(scene)).toEqual(['Bearer token-1', 'Bearer token-3']);
  });

  test('a retry that waits for a free slot is not sent after the sign-out', async () => {
    const tokens = changingTokens();
    const scene = aScene([BUSY, ...SLOTS_FILLED, fine], { tokens });
    const call = ending(scene.http.request(aCall('write')));
    await vi.advanceTimersByTimeAsync(5_000);
    const others = fillSlots(scene);
    await vi.advanceTimersByTimeAsync(10_000);
    tokens.access = toNobody;
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await call).failure).toMatchObject({ outcome: 'rejected', reason: 'signedOut' });
    expect(scene.seen).toHaveLength(11);
    await others;
  });

  test.each(CALL_KINDS)(
    'a call whose kind is %s is not sent after the sign-out if it waited for its first free slot',
    async (kind) => {
      const tokens = changingTokens();
      const scene = aScene([...SLOTS_FILLED, fine], { tokens });
      const others = fillSlots(scene);
      await vi.advanceTimersByTimeAsync(0);
      const call = ending(scene.http.request(aCall(kind)));
      await vi.advanceTimersByTimeAsync(0);
      tokens.access = toNobody;
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await call).failure).toMatchObject({ outcome: 'rejected', reason: 'signedOut' });
      expect(scene.seen).toHaveLength(10);
      await others;
    },
  );

  test('a call that waited for its first free slot is sent with the token of that moment', async () => {
    const tokens = changingTokens();
    const scene = aScene([...SLOTS_FILLED, fine], { tokens });
    const others = fillSlots(scene);
    await vi.advanceTimersByTimeAsync(0);
    const call = ending(scene.http.request(aCall('write')));
    await vi.advanceTimersByTimeAsync(0);
    tokens.access = () => Promise.resolve('token-3');
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await call).value).toEqual({ fine: true });
    expect(sentTokens(scene).at(-1)).toBe('Bearer token-3');
    await others;
  });

  test('a call that waits for a free slot after the renewal is not sent after the sign-out', async () => {
    const tokens = changingTokens();
    const scene = aScene([answers(401), ...SLOTS_FILLED, fine], { tokens });
    const renewal = Promise.withResolvers<string>();
    tokens.renew = () => renewal.promise;
    const call = ending(scene.http.request(aCall('write')));
    await vi.advanceTimersByTimeAsync(0);
    const others = fillSlots(scene);
    await vi.advanceTimersByTimeAsync(0);
    renewal.resolve('token-2');
    await vi.advanceTimersByTimeAsync(0);
    tokens.access = toNobody;
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await call).failure).toMatchObject({ outcome: 'rejected', reason: 'signedOut' });
    expect(scene.seen).toHaveLength(11);
    await others;
  });

  test('the call that ends the session of the backend takes its token at once, even if no slot is free', async () => {
    const tokens = changingTokens();
    const scene = aScene([...SLOTS_FILLED, answers(200)], { tokens });
    const others = fillSlots(scene, { service: 'backend' });
    await vi.advanceTimersByTimeAsync(0);
    const call = backendClient(scene.http).endSession();
    tokens.access = toNobody;
    await vi.advanceTimersByTimeAsync(60_000);
    await call;
    expect(sentTokens(scene).at(-1)).toBe('Bearer token-1');
    await others;
  });

  test('a repeatable write that may have been applied stays unknown', async () => {
    const tokens = changingTokens();
    const scene = aScene([lost, fine], { tokens });
    const call = scene.http.request(aCall('idempotentWrite'));
    await vi.advanceTimersByTimeAsync(0);
    tokens.access = toNobody;
    expect(await failureOf(call)).toMatchObject({ outcome: 'unknown', reason: 'network' });
    expect(scene.seen).toHaveLength(1);
  });

  test('a retry without a response from the issuer fails, because its token has expired', async () => {
    const tokens = changingTokens();
    const scene = aScene([BUSY, fine], { tokens });
    const call = ending(scene.http.request(aCall('write')));
    await vi.advanceTimersByTimeAsync(5_000);
    tokens.access = () => Promise.reject(new RenewalUnavailableError('no answer'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await call).failure).toMatchObject({ outcome: 'unavailable', reason: 'unrenewed' });
    expect(scene.seen).toHaveLength(1);
  });

  test('the call that ends the session of the backend is repeated with its token', async () => {
    const tokens = changingTokens();
    const scene = aScene([answers(503), answers(200)], { tokens });
    const call = backendClient(scene.http).endSession();
    tokens.access = toNobody;
    await ended(call);
    expect(sentTokens(scene)).toEqual(['Bearer token-1', 'Bearer token-1']);
  });
});
