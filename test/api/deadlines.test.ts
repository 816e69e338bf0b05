import { describe, expect, test, vi } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { defaultRange } from '#domain/search/searchRange.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { type Answer, aCall, aScene, ended, failureOf, fine, onFakeTime, START, silent } from './scene.ts';

onFakeTime();

/** A response after this many milliseconds, unless the request is aborted earlier. */
function after(ms: number, answer: Answer): Answer {
  return (seen) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(answer(seen)), ms);
      seen.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
}

/** A body that arrives at one byte per second. */
const trickle: Answer = ({ signal }) =>
  new Response(
    new ReadableStream({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
        const drip = () => {
          if (signal.aborted) return;
          controller.enqueue(new Uint8Array([32]));
          setTimeout(drip, 1_000);
        };
        drip();
      },
    }),
  );

describe('R44: deadlines', () => {
  test.each([
    ['a write', 'write', 60_000],
    ['an idempotent write', 'idempotentWrite', 60_000],
    ['a read', 'read', 20_000],
  ] as const)('%s ends after its deadline', async (_title, kind, deadline) => {
    const scene = aScene([silent, fine], { random: () => 0 });
    await ended(scene.http.request(aCall(kind)));
    const gaveUpAt = scene.seen[1]?.at ?? Date.now();
    expect(gaveUpAt - START).toBe(deadline);
    expect(scene.seen[0]?.signal.aborted).toBe(true);
  });

  test('a search has 30 seconds', async () => {
    const scene = aScene(silent, { random: () => 0 });
    const search = { criteria: DEFAULT_CRITERIA, range: defaultRange(currentTime(START, 'Etc/UTC')) };
    const failure = await failureOf(createPlatform(scene.http).orderManager.search(search));
    expect(failure).toMatchObject({ outcome: 'unavailable', reason: 'timeout', status: null });
    expect(scene.seen.map(({ at }) => at - START)).toEqual([0, 30_000, 60_000]);
  });

  test('a call may set its own', async () => {
    const scene = aScene(silent, { random: () => 0 });
    await failureOf(scene.http.request(aCall('read', { deadlineMs: 1_000 })));
    expect(Date.now() - START).toBe(3_000);
  });

  test.each([
    ['read', 19_999],
    ['write', 59_999],
  ] as const)('a %s with a response just in time succeeds', async (kind, ms) => {
    const scene = aScene(after(ms, fine));
    const { value } = await ended(scene.http.request(aCall(kind)));
    expect(value).toEqual({ fine: true });
    expect(scene.seen).toHaveLength(1);
  });

  test('F21: the deadline also covers a body that arrives slowly', async () => {
    const scene = aScene(trickle, { random: () => 0 });
    const failure = await failureOf(scene.http.request(aCall('read')));
    expect(failure).toMatchObject({ outcome: 'unavailable', reason: 'timeout' });
    expect(scene.seen.map(({ at }) => at - START)).toEqual([0, 20_000, 40_000]);
  });

  test('no timer remains after the response', async () => {
    const scene = aScene(fine);
    await ended(scene.http.request(aCall('read')));
    expect(vi.getTimerCount()).toBe(0);
  });
});
