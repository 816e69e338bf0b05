import { describe, expect, it, test } from 'vitest';
import type { BulkStep, StepKind, StepState } from '#domain/bulk/bulkJob.ts';
import { runOrderState } from '#domain/bulk/bulkResults.ts';
import {
  markUntraceable,
  nextCheck,
  nextCheckAt,
  resetChecks,
  waitBeforeCheck,
} from '#domain/bulk/stepChecks.ts';
import {
  afterCheck,
  afterCrash,
  afterFailure,
  afterOrderCheck,
  isInterruption,
  markConfirmed,
  markSending,
  nextStep,
  planAgain,
  retryStep,
} from '#domain/bulk/stepTransitions.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import { CHECK_PAUSES_MS } from '#domain/limits.ts';
import { aRunOrder, aStep } from '#test/runOrders.ts';

function failure(over: Partial<Failure>): Failure {
  return { ...consoleFailure('No'), reason: 'answered', ...over };
}

describe('R42: steps that are never sent twice', () => {
  it.each<StepState>([
    'sending',
    'confirmed',
    'unknown',
    'rejected',
    'unsent',
    'changed',
    'duplicate',
    'needless',
  ])('a step that is %s cannot be sent', (state) => {
    expect(() => markSending(aStep(state), 0)).toThrow();
  });
  it('after a crash, a step in flight is unknown; only clearing an alert is repeated, because it counts once', () => {
    expect(afterCrash(aStep('sending')).state).toBe('unknown');
    expect(afterCrash(aStep('sending', 'cancelItem')).state).toBe('unknown');
    expect(afterCrash(aStep('sending', 'clearAlert')).state).toBe('planned');
    for (const state of ['planned', 'confirmed', 'rejected'] as const) {
      expect(afterCrash(aStep(state)).state).toBe(state);
    }
  });
});

test.each<[string, Partial<Failure>, StepKind, StepState]>([
  ['refused', { outcome: 'rejected', status: 422 }, 'create', 'rejected'],
  ['too many calls', { outcome: 'unavailable', status: 429 }, 'create', 'unsent'],
  ['no response', { outcome: 'unknown', reason: 'network' }, 'create', 'unknown'],
  ['no response to a cancellation', { outcome: 'unknown', reason: 'timeout' }, 'cancelItem', 'unknown'],
  ['no response to a clearing', { outcome: 'unknown', reason: 'network' }, 'clearAlert', 'unsent'],
  [
    'our own new ID may exist: it may have been created',
    { outcome: 'rejected', status: 409 },
    'create',
    'unknown',
  ],
  ['a conflict of another write', { outcome: 'rejected', status: 409 }, 'cancelOrder', 'rejected'],
  ['offline: it was never sent', { outcome: 'unavailable', reason: 'offline' }, 'create', 'planned'],
  [
    'R480: the token could not be renewed: it was never sent',
    { outcome: 'unavailable', reason: 'unrenewed' },
    'create',
    'planned',
  ],
  ['signed out: it was not accepted', { outcome: 'rejected', reason: 'signedOut' }, 'create', 'planned'],
  [
    'the renewed token is refused: it was not accepted',
    { outcome: 'rejected', status: 401 },
    'create',
    'planned',
  ],
  ['R406: in a run that was halted', { outcome: 'unavailable', reason: 'aborted' }, 'create', 'planned'],
  [
    'R406: in a run that was halted before its retry',
    { outcome: 'unknown', reason: 'aborted' },
    'clearAlert',
    'unsent',
  ],
  ['offline during the request', { outcome: 'unknown', reason: 'offline' }, 'create', 'unknown'],
])('a write that fails, %s', (_title, over, kind, state) => {
  expect(afterFailure(aStep('sending', kind), failure(over)).state).toBe(state);
});

test('only a lost network or session stops the run, because every other call would fail too', () => {
  expect(isInterruption(failure({ reason: 'offline' }))).toBe(true);
  expect(isInterruption(failure({ reason: 'signedOut' }))).toBe(true);
  expect(isInterruption(failure({ status: 401 }))).toBe(true);
  expect(isInterruption(failure({ status: 403 }))).toBe(false);
});

describe('S4.47, R52: create, confirm, cancel the original, clear its alerts; never in another order', () => {
  const cancel = aStep('planned', 'cancelItem');
  const clear = aStep('planned', 'clearAlert');
  it.each<[string, BulkStep[], StepKind | null]>([
    ['nothing was sent', [aStep('planned'), cancel, clear], 'create'],
    ['the replacement is being sent', [aStep('sending'), cancel, clear], null],
    ['it was refused', [aStep('rejected'), cancel, clear], null],
    ['its outcome is unknown', [aStep('unknown'), cancel, clear], null],
    ['it was created twice', [aStep('duplicate'), cancel, clear], null],
    ['one of two is confirmed', [aStep('confirmed'), aStep('unknown', 'create', { key: '1' }), cancel], null],
    ['all are confirmed', [aStep('confirmed'), cancel, clear], 'cancelItem'],
    [
      'R364: one is confirmed, the other became needless',
      [aStep('confirmed'), aStep('needless', 'create', { key: '1' }), cancel],
      'cancelItem',
    ],
    [
      'one became needless, and the other is not placed',
      [aStep('needless'), aStep('rejected', 'create', { key: '1' }), cancel],
      null,
    ],
    ['every new order became needless', [aStep('needless'), cancel, clear], null],
    ['the cancellation is being sent', [aStep('confirmed'), aStep('sending', 'cancelItem'), clear], null],
    [
      'the cancellation was refused',
      [aStep('confirmed'), aStep('rejected', 'cancelItem'), clear],
      'clearAlert',
    ],
    ['everything is done', [aStep('confirmed'), aStep('confirmed', 'cancelItem')], null],
  ])('%s', (_title, steps, kind) => {
    expect(nextStep(aRunOrder(...steps))?.kind ?? null).toBe(kind);
  });
});

describe('checks of an unknown outcome', () => {
  it('run five times over two minutes, then wait for the user', () => {
    let step = aStep('unknown', 'create', { sentAt: 1_000 });
    const times: number[] = [];
    for (let now = 1_000; nextCheck(aRunOrder(step)); now = times.at(-1) ?? now) {
      times.push(nextCheckAt(step, now));
      step = afterCheck(step);
    }
    expect(times).toHaveLength(CHECK_PAUSES_MS.length);
    expect((times.at(-1) ?? 0) - 1_000).toBe(120_000);
    expect(step.state).toBe('unknown');
    expect(nextCheck(aRunOrder(resetChecks(step)))).not.toBeNull();
  });
  it('R311: wait no longer than their pause, even if the clock was set back by an hour', () => {
    const hour = 3_600_000;
    const first = aStep('unknown', 'create', { sentAt: hour });
    expect(waitBeforeCheck(first, nextCheckAt(first, hour), hour)).toBe(CHECK_PAUSES_MS[0]);
    expect(waitBeforeCheck(first, nextCheckAt(first, 0), 0)).toBe(CHECK_PAUSES_MS[0]);
    const second = afterCheck(first);
    expect(waitBeforeCheck(second, nextCheckAt(second, hour), 0)).toBe(CHECK_PAUSES_MS[1]);
    expect(waitBeforeCheck(second, hour, 2 * hour)).toBeLessThanOrEqual(0);
  });
  it('confirm one order, and report two as duplicates with both IDs, even if the step counted as done', () => {
    expect(afterOrderCheck(aStep('unknown'), ['a'])).toMatchObject({ state: 'confirmed', created: ['a'] });
    expect(afterOrderCheck(aStep('unknown'), ['a', 'b'])).toMatchObject({
      state: 'duplicate',
      created: ['a', 'b'],
    });
    expect(afterOrderCheck(aStep('confirmed'), ['a', 'b']).state).toBe('duplicate');
    expect(afterOrderCheck(markConfirmed(aStep('sending'), ['a']), [])).toMatchObject({
      state: 'confirmed',
      created: ['a'],
    });
  });
  it('are skipped for an order that cannot be distinguished from others', () => {
    expect(nextCheck(aRunOrder(markUntraceable(aStep('unknown'))))).toBeNull();
  });
});

describe('R382: a conflict that the platform reports for a generated ID', () => {
  const conflict = failure({ outcome: 'rejected', status: 409 });
  const send = (step: BulkStep, ended: Failure) => afterFailure(markSending(step, 1_000), ended);
  const searchInVain = (step: BulkStep, times: number = CHECK_PAUSES_MS.length) =>
    Array.from({ length: times }).reduce<BulkStep>((current) => afterOrderCheck(current, []), step);

  it('stays unknown until the last search, and is then rejected with the recorded failure', () => {
    const step = send(aStep('planned'), conflict);
    expect(searchInVain(step, CHECK_PAUSES_MS.length - 1).state).toBe('unknown');
    const rejected = searchInVain(step);
    expect(rejected).toMatchObject({ state: 'rejected', failure: { status: 409, reason: 'answered' } });
    expect(searchInVain(send(retryStep(rejected), conflict)).state).toBe('rejected');
  });
  it('is a duplicate of this step if the last search finds the order', () => {
    const step = searchInVain(send(aStep('planned'), conflict), CHECK_PAUSES_MS.length - 1);
    expect(afterOrderCheck(step, ['a'])).toMatchObject({ state: 'confirmed', created: ['a'] });
  });
  it('is not rejected because a search failed', () => {
    const step = searchInVain(send(aStep('planned'), conflict), CHECK_PAUSES_MS.length - 1);
    expect(afterCheck(step).state).toBe('unknown');
  });
  it.each<[string, (step: BulkStep) => BulkStep]>([
    ['got no response', (step) => send(step, failure({ outcome: 'unknown', reason: 'network' }))],
    ['was cut off by a crash', (step) => afterCrash(markSending(step, 0))],
  ])('stays unknown, also in later attempts, if an earlier attempt %s', (_title, lose) => {
    const again = searchInVain(send(planAgain(searchInVain(lose(aStep('planned')))), conflict));
    expect(again.state).toBe('unknown');
    expect(searchInVain(send(planAgain(again), conflict)).state).toBe('unknown');
    const refused = send(planAgain(again), failure({ outcome: 'rejected', status: 422 }));
    expect(searchInVain(send(retryStep(refused), conflict)).state).toBe('unknown');
  });
  it('does not count as an earlier attempt without a response', () => {
    const again = planAgain(send(aStep('planned'), conflict));
    expect(searchInVain(send(again, conflict)).state).toBe('rejected');
  });
  it('does not change a step that got no response', () => {
    const lost = send(aStep('planned'), failure({ outcome: 'unknown', reason: 'network' }));
    expect(searchInVain(lost).state).toBe('unknown');
  });
});

describe('the commands of a user', () => {
  it('R21: "Retry failed" includes exactly the steps that were surely not applied, with current data', () => {
    for (const state of ['rejected', 'unsent', 'changed'] as const) {
      const sent = { planFingerprint: 'p', placementFingerprint: 'h', checks: 5 };
      expect(retryStep(aStep(state, 'create', sent))).toMatchObject({
        state: 'planned',
        planFingerprint: null,
        placementFingerprint: null,
        checks: 0,
      });
    }
    for (const state of ['unknown', 'confirmed', 'planned', 'duplicate'] as const) {
      expect(retryStep(aStep(state)).state).toBe(state);
    }
  });
  it('sending again is for unknown outcomes, and asks first if it would place another order', () => {
    expect(planAgain(aStep('unknown', 'create', { placementFingerprint: 'h' }))).toMatchObject({
      state: 'planned',
      placementFingerprint: 'h',
    });
    expect(planAgain(aStep('rejected')).state).toBe('rejected');
  });
});

test.each<[BulkStep[], ReturnType<typeof runOrderState>]>([
  [[aStep('confirmed'), aStep('rejected', 'cancelItem')], 'done'],
  [[aStep('planned')], 'waiting'],
  [[aStep('sending'), aStep('planned')], 'sending'],
  [[aStep('confirmed'), aStep('unsent')], 'failed'],
  [[aStep('changed')], 'failed'],
  [[aStep('rejected'), aStep('unknown')], 'unknown'],
  [[aStep('unknown'), aStep('duplicate')], 'duplicate'],
  [[aStep('needless')], 'needless'],
  [[aStep('needless'), aStep('confirmed')], 'done'],
])('S3.55: the worst outcome of its writes determines the state of an order: %#', (steps, state) => {
  expect(runOrderState('reorder', aRunOrder(...steps))).toBe(state);
});
