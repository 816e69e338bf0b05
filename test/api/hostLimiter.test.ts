import { describe, expect, test } from 'vitest';
import { createHostLimiter, type HostLimiter, type Lane } from '#api/http/hostLimiter.ts';
import { type Answer, aCall, answers, aScene, ending, fine, onFakeTime } from './scene.ts';

onFakeTime();

const HOST = 'a.example';

/** The number of calls, out of fifty, that the limiter admits at once. */
async function atOnce(limiter: HostLimiter, lane: Lane, host = HOST): Promise<number> {
  const gate = Promise.withResolvers<void>();
  let running = 0;
  const all = Array.from({ length: 50 }, () =>
    limiter.run(host, lane, () => {
      running += 1;
      return gate.promise;
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  const inFlight = running;
  gate.resolve();
  await Promise.all(all);
  return inFlight;
}

function times(count: number, action: () => void): void {
  for (let time = 0; time < count; time += 1) action();
}

describe('R44: the limiter of a host', () => {
  test.each(['interactive', 'background'] as const)(
    'the %s lane has at most ten calls in flight',
    async (lane) => {
      expect(await atOnce(createHostLimiter(), lane)).toBe(10);
    },
  );

  test('a full background lane does not delay the user’s calls', async () => {
    const limiter = createHostLimiter();
    const gate = Promise.withResolvers<void>();
    const jobs = Array.from({ length: 30 }, () => limiter.run(HOST, 'background', () => gate.promise));
    expect(await atOnce(limiter, 'interactive')).toBe(10);
    gate.resolve();
    await Promise.all(jobs);
  });

  test('each host has its own lanes', async () => {
    const limiter = createHostLimiter();
    times(9, () => limiter.slowDown(HOST));
    expect(await atOnce(limiter, 'background', 'b.example')).toBe(10);
  });

  test.each([
    [1, 5],
    [2, 2],
    [3, 1],
    [9, 1],
  ])('429 or 503 %i times: the background lane halves down to %i, never to zero', async (count, expected) => {
    const limiter = createHostLimiter();
    times(count, () => limiter.slowDown(HOST));
    expect(await atOnce(limiter, 'background')).toBe(expected);
    expect(await atOnce(limiter, 'interactive')).toBe(10);
  });

  test.each([
    [19, 1],
    [20, 2],
    [39, 2],
    [40, 3],
    [180, 10],
    [2_000, 10],
  ])('after %i successful responses it is at %i, ten at most', async (count, expected) => {
    const limiter = createHostLimiter();
    times(4, () => limiter.slowDown(HOST));
    times(count, () => limiter.succeeded(HOST));
    expect(await atOnce(limiter, 'background')).toBe(expected);
  });

  test('a slow-down restarts the count of successful responses', async () => {
    const limiter = createHostLimiter();
    times(19, () => limiter.succeeded(HOST));
    limiter.slowDown(HOST);
    limiter.succeeded(HOST);
    expect(await atOnce(limiter, 'background')).toBe(5);
  });

  test('failed work frees its slot', async () => {
    const limiter = createHostLimiter();
    const failing = Array.from({ length: 30 }, () =>
      limiter.run(HOST, 'background', () => Promise.reject(new Error('no'))).catch(() => 'failed'),
    );
    expect(await Promise.all(failing)).toEqual(new Array(30).fill('failed'));
    expect(await atOnce(limiter, 'background')).toBe(10);
  });
});

describe('calls through the limiter', () => {
  /**
   * Returns `hold`, which delays the response until the test calls its function in `gates`. There is one such
   * function for each call in flight.
   */
  function held(answer: Answer) {
    const gates: (() => void)[] = [];
    const hold: Answer = (seen) =>
      new Promise((resolve) => {
        gates.push(() => resolve(answer(seen)));
      });
    return { hold, gates };
  }
  const breathe = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  test('900 background calls: at most ten in flight, and all get a response', async () => {
    const { hold, gates } = held(fine);
    const scene = aScene(hold);
    const calls = Array.from({ length: 900 }, () =>
      ending(scene.http.request(aCall('read', { lane: 'background' }))),
    );
    let most = 0;
    for (let done = 0; done < 900; ) {
      await breathe();
      most = Math.max(most, gates.length);
      done += gates.length;
      for (const open of gates.splice(0)) open();
    }
    const all = await Promise.all(calls);
    expect(most).toBe(10);
    expect(all.every(({ failure }) => failure === null)).toBe(true);
  });

  test.each([
    [429, 5],
    [503, 5],
    [500, 10],
    [404, 10],
  ])('a %i leaves %i background calls at once', async (status, expected) => {
    const { hold, gates } = held(answers(status));
    const scene = aScene(hold);
    const controller = new AbortController();
    const first = ending(scene.http.request(aCall('write', { signal: controller.signal })));
    await breathe();
    gates.shift()?.();
    await breathe();
    controller.abort();
    await first;
    for (let call = 0; call < 30; call += 1) {
      void ending(scene.http.request(aCall('read', { lane: 'background' })));
    }
    await breathe();
    expect(gates).toHaveLength(expected);
  });
});
