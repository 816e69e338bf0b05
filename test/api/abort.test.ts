import { describe, expect, test, vi } from 'vitest';
import {
  aCall,
  answers,
  aScene,
  CALL_KINDS,
  ended,
  ending,
  failureOf,
  fine,
  lost,
  onFakeTime,
  silent,
} from './scene.ts';

onFakeTime();

const ABORTED = { outcome: 'aborted', reason: 'aborted', status: null };

/** Waits until pending calls have reached the network. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('an abandoned read', () => {
  test('is not sent if it was aborted before', async () => {
    const scene = aScene(fine);
    const failure = await failureOf(scene.http.request(aCall('read', { signal: AbortSignal.abort() })));
    expect(failure).toMatchObject(ABORTED);
    expect(scene.seen).toHaveLength(0);
  });

  test('is aborted in flight, and not repeated', async () => {
    const scene = aScene(silent);
    const controller = new AbortController();
    const call = ending(scene.http.request(aCall('read', { signal: controller.signal })));
    await settle();
    controller.abort();
    expect((await call).failure).toMatchObject(ABORTED);
    expect(scene.seen).toHaveLength(1);
    expect(scene.seen[0]?.signal.aborted).toBe(true);
  });

  test('is aborted immediately during the back-off', async () => {
    const scene = aScene(answers(429, { 'Retry-After': '60' }));
    const controller = new AbortController();
    const call = ending(scene.http.request(aCall('read', { signal: controller.signal })));
    await vi.advanceTimersByTimeAsync(1_000);
    const before = Date.now();
    controller.abort();
    expect((await call).failure).toMatchObject(ABORTED);
    expect(Date.now()).toBe(before);
    expect(scene.waitEnds).toEqual([before]);
    expect(scene.seen).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is aborted while it waits for a free slot', async () => {
    const scene = aScene([...new Array(10).fill(silent), fine]);
    const running = Array.from({ length: 10 }, () => ending(scene.http.request(aCall('write'))));
    await settle();
    const controller = new AbortController();
    const call = ending(scene.http.request(aCall('read', { signal: controller.signal })));
    await settle();
    controller.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await call).failure).toMatchObject(ABORTED);
    await Promise.all(running);
    expect(scene.seen.filter(({ method }) => method === 'GET')).toHaveLength(0);
  });

  test('returns its response if it is aborted afterwards', async () => {
    const scene = aScene(fine);
    const controller = new AbortController();
    const { value } = await ended(scene.http.request(aCall('read', { signal: controller.signal })));
    controller.abort();
    expect(value).toEqual({ fine: true });
  });

  test('leaves no listener on a signal that outlives it', async () => {
    const scene = aScene([lost, lost, fine]);
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await ended(scene.http.request(aCall('read', { signal })));
    expect(added.mock.calls.length).toBe(5);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });
});

describe('R38: a write is never aborted: abort is not cancel', () => {
  test.each(CALL_KINDS.filter((kind) => kind !== 'read'))('%s: continues in flight', async (kind) => {
    const scene = aScene((seen) => new Promise((resolve) => setTimeout(() => resolve(fine(seen)), 5_000)));
    const controller = new AbortController();
    const call = ending(scene.http.request(aCall(kind, { signal: controller.signal })));
    await settle();
    controller.abort();
    expect(scene.seen[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await call).value).toEqual({ fine: true });
  });

  test('aborted before it was sent, it is surely not applied', async () => {
    const scene = aScene(fine);
    const failure = await failureOf(scene.http.request(aCall('write', { signal: AbortSignal.abort() })));
    expect(failure).toMatchObject({ outcome: 'unavailable', reason: 'aborted' });
    expect(scene.seen).toHaveLength(0);
  });

  test('F07: aborted while the platform makes it wait, it is surely not applied', async () => {
    const scene = aScene(answers(429, { 'Retry-After': '60' }));
    const controller = new AbortController();
    const call = ending(scene.http.request(aCall('write', { signal: controller.signal })));
    await vi.advanceTimersByTimeAsync(1_000);
    const before = Date.now();
    controller.abort();
    expect((await call).failure).toMatchObject({ outcome: 'unavailable', reason: 'aborted' });
    expect(Date.now()).toBe(before);
    expect(scene.seen).toHaveLength(1);
  });

  test('aborted in flight, it does not wait for a retry that is no longer needed', async () => {
    const controller = new AbortController();
    const scene = aScene((seen) => {
      controller.abort();
      return answers(429, { 'Retry-After': '60' })(seen);
    });
    const before = Date.now();
    await failureOf(scene.http.request(aCall('write', { signal: controller.signal })));
    expect(Date.now()).toBe(before);
  });

  test('an idempotent write that may have been applied is unknown if its retry is aborted', async () => {
    const controller = new AbortController();
    const scene = aScene((seen) => {
      controller.abort();
      return lost(seen);
    });
    const failure = await failureOf(
      scene.http.request(aCall('idempotentWrite', { signal: controller.signal })),
    );
    expect(failure).toMatchObject({ outcome: 'unknown', reason: 'aborted' });
    expect(scene.seen).toHaveLength(1);
  });
});
