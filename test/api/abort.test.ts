import { describe, expect, test, vi } from 'vitest';
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
    const scene = aScene([...SLOTS_FILLED, fine]);
    const running = fillSlots(scene);
    await settle();
    const controller = new AbortController();
    const call = ending(scene.http.request(aCall('read', { signal: controller.signal })));
    await settle();
    controller.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await call).failure).toMatchObject(ABORTED);
    await running;
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

  describe('R414: aborted while the platform makes it wait', () => {
    /** A scene in which a write was aborted 10 s before the end of its wait. */
    async function callOff() {
      const scene = aScene([answers(429, { 'Retry-After': '60' }), fine]);
      const first = new AbortController();
      const call = ending(scene.http.request(aCall('write', { signal: first.signal })));
      await vi.advanceTimersByTimeAsync(50_000);
      first.abort();
      await call;
      const { signal } = new AbortController();
      return { scene, signal };
    }

    test('the next one to the same host is sent only when the wait is over', async () => {
      const { scene, signal } = await callOff();
      const call = ending(scene.http.request(aCall('write', { signal })));
      await vi.advanceTimersByTimeAsync(9_000);
      expect(scene.seen).toHaveLength(1);
      expect(scene.waits).toEqual([60_000, 10_000]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await call).value).toEqual({ fine: true });
    });

    test('the next one is sent at once if the user tries it now, and so are those after it', async () => {
      const goNow: (() => void)[] = [];
      const scene = aScene([answers(429, { 'Retry-After': '60' }), fine], {
        onWait: (_service, _until, go) => {
          goNow.push(go);
          return () => undefined;
        },
      });
      const first = new AbortController();
      const aborted = ending(scene.http.request(aCall('write', { signal: first.signal })));
      await vi.advanceTimersByTimeAsync(1_000);
      first.abort();
      await aborted;
      const { signal } = new AbortController();
      const second = ending(scene.http.request(aCall('write', { signal })));
      await vi.advanceTimersByTimeAsync(1_000);
      goNow[1]?.();
      expect((await second).value).toEqual({ fine: true });
      expect((await ending(scene.http.request(aCall('write', { signal })))).value).toEqual({ fine: true });
      expect(goNow).toHaveLength(2);
    });

    test('the next one can be aborted as well', async () => {
      const { scene } = await callOff();
      const second = new AbortController();
      const call = ending(scene.http.request(aCall('write', { signal: second.signal })));
      await settle();
      second.abort();
      expect((await call).failure).toMatchObject({ outcome: 'unavailable', reason: 'aborted' });
      expect(scene.seen).toHaveLength(1);
    });

    test.each([
      ['a read', () => aCall('read', { signal: new AbortController().signal })],
      [
        'a write to another host',
        () => aCall('write', { signal: new AbortController().signal, service: 'carriers' }),
      ],
      ['a write that nobody can call off', () => aCall('write')],
    ])('%s does not wait', async (_title, next) => {
      const { scene } = await callOff();
      expect((await ending(scene.http.request(next()))).value).toEqual({ fine: true });
    });
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
