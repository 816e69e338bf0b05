import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backOffMs, retryAfterMs } from '#api/http/retryPolicy.ts';
import { aCall, answers, aScene, ended, fine, lost, onFakeTime, START } from './scene.ts';

onFakeTime();

function pausesOf(scene: ReturnType<typeof aScene>): number[] {
  return scene.seen.slice(1).map(({ at }, index) => at - (scene.seen[index]?.at ?? at));
}

describe('Retry-After', () => {
  const httpDate = (ms: number) => new Date(START + ms).toUTCString();

  test.each([
    ['seconds', '7', 7_000],
    ['spaces around', ' 7 ', 7_000],
    ['zero: immediately', '0', 0],
    ['parts of a second', '1.5', 1_500],
    ['an HTTP date', httpDate(30_000), 30_000],
    ['more seconds than two minutes, capped', '86400', 120_000],
    ['a date beyond two minutes, capped', httpDate(3_600_000), 120_000],
    ['nothing', '', null],
    ['an empty header', ' ', null],
    ['neither a number nor a date', 'soon', null],
    ['a negative number', '-5', null],
    ['a past date', httpDate(-1_000), null],
    ['infinity', 'Infinity', null],
  ])('%s', (_title, header, expected) => {
    expect(retryAfterMs(header, START)).toBe(expected);
  });

  test.each([
    ['seconds', '7', 7_000],
    ['a date', httpDate(30_000), 30_000],
    ['a day, capped at two minutes', '86400', 120_000],
  ])('the call waits as long as %s say', async (_title, header, expected) => {
    const scene = aScene([answers(429, { 'Retry-After': header }), fine]);
    await ended(scene.http.request(aCall('write')));
    expect(pausesOf(scene)).toEqual([expected]);
    expect(scene.waits).toEqual([expected]);
    expect(scene.waitEnds).toEqual([START + expected]);
  });

  test('R478: the wait of a followed link names its host, like its failure and its record', async () => {
    const waiting: string[] = [];
    const onWait = (service: string) => {
      waiting.push(service);
      return () => undefined;
    };
    const scene = aScene([answers(429, { 'Retry-After': '7' }), answers(404)], { onWait });
    const href = 'https://item-service.platform.example/v1/items/1';
    const { failure } = await ended(scene.http.request({ service: 'link', href, read: () => null }));
    const host = 'item-service.platform.example';
    expect([...waiting, failure?.service, scene.records[0]?.service]).toEqual([host, host, host]);
  });

  test('also applies to a 500 of a read', async () => {
    const scene = aScene([answers(500, { 'Retry-After': '9' }), fine]);
    await ended(scene.http.request(aCall('read')));
    expect(pausesOf(scene)).toEqual([9_000]);
  });

  test('is replaced by the console’s own back-off if CORS hides it', async () => {
    const scene = aScene([answers(429), answers(429), answers(429), fine]);
    await ended(scene.http.request(aCall('write')));
    expect(pausesOf(scene)).toEqual([250, 500, 1_000]);
  });

  test('a wait of less than a second is not shown', async () => {
    const scene = aScene([lost, lost, fine]);
    await ended(scene.http.request(aCall('read')));
    expect(scene.waits).toEqual([]);
  });
});

describe('R43: the back-off', () => {
  test('has full jitter over 500 ms × 2^retry, never above 20 s', () => {
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (retry, random) => {
          const wait = backOffMs(retry, () => random);
          expect(wait).toBeGreaterThanOrEqual(0);
          expect(wait).toBeLessThanOrEqual(Math.min(20_000, 500 * 2 ** retry));
        },
      ),
      { seed: 4 },
    );
  });

  test.each([
    [0, 500],
    [1, 1_000],
    [2, 2_000],
    [5, 16_000],
    [6, 20_000],
    [12, 20_000],
  ])('retry %i waits at most %i ms', (retry, most) => {
    expect(backOffMs(retry, () => 1)).toBe(most);
    expect(backOffMs(retry, () => 0)).toBe(0);
  });

  test('calls that failed together are not repeated together', async () => {
    const randoms = [0.1, 0.9];
    const scene = aScene([lost, lost, fine], { random: () => randoms.shift() ?? 0.5 });
    await Promise.all([ended(scene.http.request(aCall('read'))), ended(scene.http.request(aCall('read')))]);
    expect(scene.seen.slice(2).map(({ at }) => at - START)).toEqual([50, 450]);
  });
});
