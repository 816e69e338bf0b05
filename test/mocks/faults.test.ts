import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { createFaults } from '#mocks/faults.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { clientOf } from '#test/simulatedClient.ts';

const platform = simulatedPlatform();
const staff = clientOf(platform, 'staff');
const { faults, world } = platform;
const merchants = () => staff.get('merchant-config', '/v0/merchants');

describe('scripted faults', () => {
  test('a status with a body and headers, a given number of times, for matching calls', async () => {
    faults.next(
      { service: 'merchant-config', method: 'GET', path: /^\/v0\/merchants$/ },
      { kind: 'status', status: 503, body: { message: 'Busy' }, headers: { 'Retry-After': '3' } },
      2,
    );
    const first = await merchants();
    expect(first.status).toBe(503);
    expect(first.body).toEqual({ message: 'Busy' });
    expect(first.headers.get('Retry-After')).toBe('3');
    expect((await staff.get('carriers', '/api/v1/carrierServices')).status).toBe(200);
    expect((await merchants()).status).toBe(503);
    expect((await merchants()).status).toBe(200);
  });

  test('a fault of the console’s own files affects only them, and no switch or other fault does', async () => {
    faults.set({ offline: true });
    faults.next({}, { kind: 'empty' });
    expect(faults.takeForFile('/assets/Reports.js')).toBeNull();
    faults.clear();
    faults.next({ service: 'console', path: /Reports/ }, { kind: 'truncated' });
    expect((await merchants()).status).toBe(200);
    expect(faults.takeForFile('/assets/Search.js')).toBeNull();
    expect(faults.takeForFile('/assets/Reports.js')).toEqual({ kind: 'truncated' });
    expect(faults.takeForFile('/assets/Reports.js')).toBeNull();
  });

  test.each([
    ['malformedJson', 200, undefined],
    ['html', 200, undefined],
    ['empty', 200, undefined],
  ] as const)('%s', async (kind, status, body) => {
    faults.next({ service: 'merchant-config' }, { kind });
    expect(await merchants()).toMatchObject({ status, body });
  });

  test('wrongly typed values', async () => {
    faults.next({ service: 'merchant-config' }, { kind: 'wrongTypes' });
    expect((await merchants()).body['0'].displayName).toEqual(['Acme Print']);
  });

  test('a network error, and a call without a response', async () => {
    faults.next({ service: 'merchant-config' }, { kind: 'networkError' });
    await expect(merchants()).rejects.toThrow();
    faults.next({ service: 'merchant-config' }, { kind: 'neverAnswers' });
    const outcome = await Promise.race([
      merchants(),
      new Promise((resolve) => setTimeout(resolve, 50, 'silence')),
    ]);
    expect(outcome).toBe('silence');
  });

  test('a call without a response can be aborted later, although nothing else refers to it', async () => {
    setFlagsFromString('--expose_gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    faults.next({ service: 'merchant-config' }, { kind: 'neverAnswers' });
    const caller = new AbortController();
    const url = `${platform.endpoints.baseUrl('merchant-config')}/v0/merchants`;
    const handleError = vi.fn<(error: Error) => void>();
    void fetch(url, { signal: caller.signal }).catch(handleError);
    // The platform handles the second call, which is sent later.
    expect((await merchants()).status).toBe(200);
    collectGarbage();
    caller.abort();
    await vi.waitFor(() => expect(handleError.mock.lastCall?.[0].name).toBe('AbortError'));
  });

  test('a delay', async () => {
    faults.next({ service: 'merchant-config' }, { kind: 'delay', ms: 60 });
    const start = performance.now();
    await merchants();
    expect(performance.now() - start).toBeGreaterThan(50);
  });

  test('a call that is held, and handled once it is released', async () => {
    const release = platform.hold({ service: 'merchant-config' });
    let isAnswered = false;
    const answer = merchants().then((response) => {
      isAnswered = true;
      return response;
    });
    // The platform handles the second call, which is sent later.
    expect((await merchants()).status).toBe(200);
    expect(isAnswered).toBe(false);
    release();
    expect((await answer).status).toBe(200);
  });

  test.each([
    ['networkError', false],
    ['networkErrorAfterApplying', true],
  ] as const)('%s: the write is applied: %s', async (kind, isApplied) => {
    const item = anItem().at('routingSuspended');
    const order = anOrder().with(item).build();
    world.addOrder(order);
    const before = world.log.length;
    faults.next({ service: 'merchant-order', method: 'POST' }, { kind });
    await expect(staff.post('merchant-order', `/v1/orders/${order.orderId}/cancelrequest`)).rejects.toThrow();
    expect(world.log.length - before).toBe(isApplied ? 1 : 0);
  });

  test('a 502 after applying', async () => {
    const order = anOrder().with(anItem()).build();
    world.addOrder(order);
    faults.next({ service: 'merchant-order' }, { kind: 'status', status: 502, isApplied: true });
    expect((await staff.post('merchant-order', `/v1/orders/${order.orderId}/cancelrequest`)).status).toBe(
      502,
    );
    expect(world.log.at(-1)).toMatchObject({ operation: 'requestCancellation', subject: order.orderId });
  });

  test('the issuer can fail as well', async () => {
    faults.next({ service: 'issuer', path: /token/ }, { kind: 'status', status: 500 });
    expect((await fetch(`${platform.issuerUrl}/token`, { method: 'POST' })).status).toBe(500);
  });
});

describe('the switches', () => {
  test('offline: no call succeeds', async () => {
    faults.set({ offline: true });
    await expect(merchants()).rejects.toThrow();
    faults.set({ offline: false });
    expect((await merchants()).status).toBe(200);
  });

  test('expired: earlier tokens are refused, newer ones are valid', async () => {
    const token = await platform.tokenFor('staff');
    const url = `${platform.endpoints.baseUrl('merchant-config')}/v0/merchants`;
    const withToken = async (bearer: string) =>
      (await fetch(url, { headers: { Authorization: `Bearer ${bearer}` } })).status;
    await new Promise((resolve) => setTimeout(resolve, 5));
    faults.set({ expired: true });
    expect(await withToken(token)).toBe(401);
    expect(await withToken(await platform.tokenFor('staff'))).toBe(200);
  });

  test('unstable: some calls fail, most do not', async () => {
    const fixed = createFaults();
    fixed.set({ unstable: true });
    const call = { service: 'carriers', method: 'GET', path: '/' };
    const failures = Array.from({ length: 600 }, () => fixed.take(call)).filter(
      (fault) => fault !== null,
    ).length;
    expect(failures).toBeGreaterThan(60);
    expect(failures).toBeLessThan(150);
  });

  test('survive a reload, notify their listeners, and end together', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    } as unknown as Storage;
    const before = createFaults({ storage });
    const listener = vi.fn();
    const stop = before.subscribe(listener);
    before.set({ slow: true });
    const after = createFaults({ storage });
    expect(after.get()).toEqual({ slow: true, unstable: false, offline: false, expired: false });
    expect(after.take({ service: 'carriers', method: 'GET', path: '/' })).toMatchObject({ kind: 'delay' });
    stop();
    before.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(createFaults({ storage }).get().slow).toBe(false);
  });
});

test('a request without a handler is reported', async () => {
  const answer = await fetch('http://nowhere.platform.test/v1/nothing');
  expect(answer.status).toBe(500);
  await fetch(`${platform.endpoints.baseUrl('order-manager')}/v9/unheard-of`);
  expect(platform.takeUnhandled()).toEqual([
    'GET http://nowhere.platform.test/v1/nothing',
    'GET http://order-manager.platform.test/v9/unheard-of',
  ]);
});
