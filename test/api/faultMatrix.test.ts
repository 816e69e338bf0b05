import { describe, expect, test, vi } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import type { Failure } from '#domain/failure.ts';
import { type End, FAULTS, type Fault, REPORTED_ERRORS } from './faults.ts';
import type { Operation } from './operation.ts';
import { ASKS_NOBODY, READS } from './readOperations.ts';
import { type Answer, answers, aScene, ended, ending, json, onFakeTime, type Seen, silent } from './scene.ts';
import { WRITES } from './writeOperations.ts';

onFakeTime();

const OPERATIONS: Readonly<Record<string, Operation>> = { ...READS, ...WRITES };

const SECRETS = /token-[12]|identity-1/;
const TOLD_IN_CONFIDENCE = /ana@example\.com|Order\.java/;

test('every operation of the platform has a row', () => {
  const { http } = aScene(answers(400));
  const offered = Object.entries(createPlatform(http)).flatMap(([service, operations]) =>
    Object.keys(operations).map((operation) => `${service}.${operation}`),
  );
  expect([...Object.keys(OPERATIONS), ...ASKS_NOBODY].sort()).toEqual(offered.sort());
});

test('every fault of the matrix has a column', () => {
  const numbers = new Set(FAULTS.map(({ title }) => title.slice(0, 3)));
  expect(numbers.size).toBe(24);
});

/**
 * How the operation must end; null for success. `fault.ends` has the end for each kind, and all exceptions
 * to it are listed here.
 */
function expectedEnd(operation: Operation, fault: Fault): End | null {
  const { kind, body, absent } = operation;
  const number = fault.title.slice(0, 3);
  const end = fault.ends[kind];
  // No token is sent, so none is renewed: a 401 is a response like any other.
  if (operation.isPublic && ['F01', 'F02'].includes(number)) return ['rejected', 'answered', 1];
  if (number === 'F04' && absent) return null;
  // A call that ignores the response body cannot misread a response without content.
  if ((body === undefined || operation.isTold) && number === 'F17') return null;
  if (number === 'F03' && operation.retriesForbidden) return ['rejected', 'answered', 3];
  return end;
}

/**
 * A platform whose network has the fault until the test sets `state.isMended`. `state.applied` counts the
 * requests that the platform has applied.
 */
function aPlatform(operation: Operation, fault: Fault) {
  const good: Answer = operation.body === undefined ? answers(204) : json(operation.body);
  const state = { isMended: false, applied: 0 };
  const answer: Answer = (seen) => {
    if (state.isMended) {
      state.applied += 1;
      return good(seen);
    }
    state.applied += fault.applied;
    return fault.answer(good, operation.body)(seen);
  };
  const scene = aScene(answer, {
    isOnline: () => state.isMended || !fault.isOffline,
    ...(fault.isSignedOut && {
      tokens: {
        access: () => Promise.resolve('token-1'),
        identity: () => 'identity-1',
        renew: () =>
          state.isMended ? Promise.resolve('token-2') : Promise.reject(new Error('Nobody is signed in.')),
      },
    }),
  });
  return { scene, platform: createPlatform(scene.http), state };
}

/** The requests grouped by method and URL, in order. */
function byAddress(seen: readonly Seen[]): Seen[][] {
  const addresses = new Map<string, Seen[]>();
  for (const one of seen) {
    const address = `${one.method} ${one.url.href}`;
    addresses.set(address, [...(addresses.get(address) ?? []), one]);
  }
  return [...addresses.values()];
}

function sentAs({ method, url, body }: Seen): string {
  return `${method} ${url.href} ${body ?? ''}`;
}

/** Checks that the failure names the operation, the service and the reason, and contains no secret. */
function expectFailure(failure: Failure, operation: Operation, end: End | null): void {
  const [outcome, reason] = end ?? [];
  expect(failure).toMatchObject({ service: operation.service, outcome, reason });
  expect(failure.source).toMatch(/^(GET|POST|PUT|DELETE) https:\/\//);
  expect(failure.message).not.toBe('');
  expect(JSON.parse(JSON.stringify(failure))).toEqual(failure);
  expect(JSON.stringify(failure)).not.toMatch(SECRETS);
}

/** Checks that this many requests were sent to each URL, all identical. */
function expectTries(seen: readonly Seen[], tries: number): void {
  const perAddress = byAddress(seen);
  expect(perAddress.map((one) => one.length)).toEqual(perAddress.map(() => tries));
  expect(perAddress.length).toBeGreaterThanOrEqual(Math.min(tries, 1));
  for (const one of perAddress) expect(new Set(one.map(sentAs)).size).toBe(1);
}

describe.each(Object.entries(OPERATIONS))('%s', (_name, operation) => {
  test.each([...FAULTS, ...REPORTED_ERRORS].map((fault) => [fault.title, fault] as const))(
    '%s',
    async (title, fault) => {
      const { scene, platform, state } = aPlatform(operation, fault);
      const { value, failure } = await ended(operation.ask(platform));
      // An operation of two parallel calls ends when the first fails, while the other sends its last try.
      await vi.advanceTimersByTimeAsync(0);
      const end = expectedEnd(operation, fault);
      if (failure === null) {
        expect(end === null || fault.isLenient).toBe(true);
        if (title.startsWith('F04')) expect(value).toEqual(operation.absent?.value);
      } else {
        expectFailure(failure, operation, end);
      }
      expectTries(scene.seen, end?.[2] ?? (title.startsWith('F01') ? 2 : 1));

      // The console's own requests apply a write at most once; it cannot see what the transport repeats (F14).
      if (operation.kind === 'write') expect(state.applied).toBeLessThanOrEqual(Math.max(1, fault.applied));

      // The call log contains no secrets.
      expect(JSON.stringify(scene.records)).not.toMatch(SECRETS);
      expect(JSON.stringify(scene.records)).not.toMatch(TOLD_IN_CONFIDENCE);

      // The fault leaves no state behind: once it is gone, the same call succeeds.
      state.isMended = true;
      expect((await ended(operation.ask(platform))).failure).toBeNull();
    },
  );

  if (operation.kind !== 'read') return;

  test('is aborted by its signal', async () => {
    const scene = aScene(silent);
    const controller = new AbortController();
    const call = ending(operation.ask(createPlatform(scene.http), { signal: controller.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    expect((await call).failure).toMatchObject({ outcome: 'aborted', reason: 'aborted' });
    expect(scene.seen.length).toBeGreaterThan(0);
    for (const { signal } of scene.seen) expect(signal.aborted).toBe(true);
  });
});
