import { describe, expect, test } from 'vitest';
import { createRetryBudget } from '#api/http/retryBudget.ts';
import { aCall, answers, aScene, failureOf, onFakeTime } from './scene.ts';

onFakeTime();

const HOST = 'a.example';

function taken(budget: ReturnType<typeof createRetryBudget>, wanted: number, host = HOST): number {
  return Array.from({ length: wanted }, () => budget.take(host)).filter(Boolean).length;
}

function calledOften(budget: ReturnType<typeof createRetryBudget>, calls: number, host = HOST): void {
  for (let call = 0; call < calls; call += 1) budget.called(host);
}

describe('R43: the retry budget: a tenth of the last minute, a host', () => {
  test.each([
    [0, 10],
    [1, 10],
    [99, 10],
    [100, 10],
    [200, 20],
    [900, 90],
  ])('after %i calls there are %i retries', (calls, expected) => {
    const budget = createRetryBudget(() => 0);
    calledOften(budget, calls);
    expect(taken(budget, 200)).toBe(expected);
  });

  test('a minute later it is full again', () => {
    let now = 0;
    const budget = createRetryBudget(() => now);
    expect(taken(budget, 20)).toBe(10);
    now = 59_999;
    expect(taken(budget, 20)).toBe(0);
    now = 60_000;
    expect(taken(budget, 20)).toBe(10);
  });

  test('R311: it is also full again after the clock was set back', () => {
    let now = 3_600_000;
    const budget = createRetryBudget(() => now);
    expect(taken(budget, 20)).toBe(10);
    now = 0;
    expect(taken(budget, 20)).toBe(10);
  });

  test('calls older than a minute no longer count', () => {
    let now = 0;
    const budget = createRetryBudget(() => now);
    calledOften(budget, 1_000);
    now = 60_000;
    expect(taken(budget, 200)).toBe(10);
  });

  test('each host has its own', () => {
    const budget = createRetryBudget(() => 0);
    expect(taken(budget, 20)).toBe(10);
    expect(taken(budget, 20, 'b.example')).toBe(10);
  });
});

describe('an exhausted budget', () => {
  test('fails fast: later calls are sent once', async () => {
    const scene = aScene(answers(500));
    for (let call = 0; call < 5; call += 1) await failureOf(scene.http.request(aCall('read')));
    expect(scene.seen).toHaveLength(15);
    const failure = await failureOf(scene.http.request(aCall('read')));
    expect(failure).toMatchObject({ outcome: 'unavailable', status: 500 });
    expect(scene.seen).toHaveLength(16);
  });

  test('does not affect other hosts', async () => {
    const scene = aScene(answers(500));
    for (let call = 0; call < 6; call += 1) await failureOf(scene.http.request(aCall('read')));
    const before = scene.seen.length;
    await failureOf(scene.http.request(aCall('read', { service: 'claims', path: '/v1/claims' })));
    expect(scene.seen.length - before).toBe(3);
  });

  test('is not reduced by refusals, nor by writes that are never repeated', async () => {
    const refusals = Array.from({ length: 20 }, () => answers(403));
    const scene = aScene([...refusals, answers(500)]);
    for (let call = 0; call < 20; call += 1) await failureOf(scene.http.request(aCall('read')));
    for (let call = 0; call < 20; call += 1) await failureOf(scene.http.request(aCall('write')));
    const before = scene.seen.length;
    await failureOf(scene.http.request(aCall('read')));
    expect(scene.seen.length - before).toBe(3);
  });
});
