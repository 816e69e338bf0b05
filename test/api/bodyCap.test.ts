import { describe, expect, test } from 'vitest';
import { type Answer, aCall, aScene, CALL_KINDS, ended, failureOf, onFakeTime } from './scene.ts';

onFakeTime();

const MEGABYTE = 1024 * 1024;

/**
 * A response whose body is a JSON string of exactly this many bytes, in pieces of a megabyte. `read` returns
 * how many bytes were read.
 */
function large(
  bytes: number,
  status = 200,
): { answer: Answer; read: () => number; isCancelled: () => boolean } {
  let sent = 0;
  let isCancelled = false;
  const piece = (size: number) => {
    const chunk = new Uint8Array(size).fill(97);
    if (sent === 0) chunk[0] = 34;
    if (sent + size === bytes) chunk[size - 1] = 34;
    return chunk;
  };
  const body = () =>
    new ReadableStream({
      pull(controller) {
        const size = Math.min(MEGABYTE, bytes - sent);
        if (size === 0) return controller.close();
        controller.enqueue(piece(size));
        sent += size;
      },
      cancel() {
        isCancelled = true;
      },
    });
  return {
    answer: () => new Response(body(), { status }),
    read: () => sent,
    isCancelled: () => isCancelled,
  };
}

const textLength = { read: (body: unknown) => String(body).length };

describe('F20: an endless body', () => {
  test('is read up to 25 MB', async () => {
    const { answer } = large(25 * MEGABYTE);
    const { value } = await ended(aScene(answer).http.request(aCall('read', textLength)));
    expect(value).toBe(25 * MEGABYTE - 2);
  });

  test.each(CALL_KINDS)('is not read beyond 25 MB, and not requested again: %s', async (kind) => {
    const { answer } = large(25 * MEGABYTE + 1);
    const scene = aScene(answer);
    const failure = await failureOf(scene.http.request(aCall(kind, textLength)));
    const outcome = kind === 'read' ? 'unavailable' : 'unknown';
    expect(failure).toMatchObject({ outcome, reason: 'unreadable', body: null });
    expect(scene.seen).toHaveLength(1);
  });

  test('is not fetched any further', async () => {
    const body = large(200 * MEGABYTE);
    await failureOf(aScene(body.answer).http.request(aCall('read', textLength)));
    expect(body.isCancelled()).toBe(true);
    expect(body.read()).toBeLessThan(30 * MEGABYTE);
  });

  test.each(CALL_KINDS)('keeps a refusal a refusal, whatever its size: %s', async (kind) => {
    const scene = aScene(large(26 * MEGABYTE, 422).answer);
    const failure = await failureOf(scene.http.request(aCall(kind)));
    expect(failure).toMatchObject({ outcome: 'rejected', reason: 'answered', status: 422 });
  });
});
