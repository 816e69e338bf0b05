import { describe, expect, it, test } from 'vitest';
import type { BulkStep, BulkUnit, StepKind, StepState } from '#domain/bulk/bulkJob.ts';
import {
  isRunFullySuccessful,
  isRunSettled,
  isRunUnfinished,
  orderOutcome,
  runResults,
  stepsToReview,
  unsentCount,
} from '#domain/bulk/bulkResults.ts';
import {
  runProgress,
  runTotals,
  sendingCount,
  timeLeft,
  uncancelledOriginals,
} from '#domain/bulk/runProgress.ts';
import {
  afterCrash,
  afterFailure,
  afterSearch,
  isInterruption,
  markConfirmed,
  markSending,
  markUntraceable,
  nextCheck,
  nextCheckAt,
  nextStep,
  planAgain,
  resetChecks,
  retryStep,
} from '#domain/bulk/stepTransitions.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import { CHECK_PAUSES_MS } from '#domain/limits.ts';
import { aBulkStep } from '#test/domainBuilders.ts';

const MINTED = { merchantOrderId: 'new-1', merchantCustomerId: 'c-1', merchantItemIds: {} };

function aStep(state: StepState, kind: StepKind = 'create', over: Partial<BulkStep> = {}): BulkStep {
  return aBulkStep({
    key: `${kind}:0`,
    kind,
    state,
    itemIds: ['item-1'],
    minted: kind === 'create' ? MINTED : null,
    basis: 'basis',
    ...over,
  });
}
function aUnit(...steps: BulkStep[]): BulkUnit {
  const own = {
    jobId: 'job',
    index: 0,
    orderId: 'order-1',
    merchantOrderId: 'VP-1',
    merchantId: 'acme-print',
  };
  return { ...own, steps };
}
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
  ['our own new ID exists: it was created', { outcome: 'rejected', status: 409 }, 'create', 'unknown'],
  ['a conflict of another write', { outcome: 'rejected', status: 409 }, 'cancelOrder', 'rejected'],
  ['offline: it was never sent', { outcome: 'unavailable', reason: 'offline' }, 'create', 'planned'],
  ['signed out: it was not accepted', { outcome: 'rejected', reason: 'signedOut' }, 'create', 'planned'],
  [
    'the renewed token is refused: it was not accepted',
    { outcome: 'rejected', status: 401 },
    'create',
    'planned',
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
    ['the cancellation is being sent', [aStep('confirmed'), aStep('sending', 'cancelItem'), clear], null],
    [
      'the cancellation was refused',
      [aStep('confirmed'), aStep('rejected', 'cancelItem'), clear],
      'clearAlert',
    ],
    ['everything is done', [aStep('confirmed'), aStep('confirmed', 'cancelItem')], null],
  ])('%s', (_title, steps, kind) => {
    expect(nextStep(aUnit(...steps))?.kind ?? null).toBe(kind);
  });
});

describe('checks of an unknown outcome', () => {
  it('run five times over two minutes, then wait for the user', () => {
    let step = aStep('unknown', 'create', { sentAt: 1_000 });
    const times: number[] = [];
    for (let now = 1_000; nextCheck(aUnit(step)); now = times.at(-1) ?? now) {
      times.push(nextCheckAt(step, now));
      step = afterSearch(step, []);
    }
    expect(times).toHaveLength(CHECK_PAUSES_MS.length);
    expect((times.at(-1) ?? 0) - 1_000).toBe(120_000);
    expect(step.state).toBe('unknown');
    expect(nextCheck(aUnit(resetChecks(step)))).not.toBeNull();
  });
  it('confirm one order, and report two as duplicates with both IDs, even if the step counted as done', () => {
    expect(afterSearch(aStep('unknown'), ['a'])).toMatchObject({ state: 'confirmed', created: ['a'] });
    expect(afterSearch(aStep('unknown'), ['a', 'b'])).toMatchObject({
      state: 'duplicate',
      created: ['a', 'b'],
    });
    expect(afterSearch(aStep('confirmed'), ['a', 'b']).state).toBe('duplicate');
    expect(afterSearch(markConfirmed(aStep('sending'), ['a']), [])).toMatchObject({
      state: 'confirmed',
      created: ['a'],
    });
  });
  it('are skipped for an order that cannot be distinguished from others', () => {
    expect(nextCheck(aUnit(markUntraceable(aStep('unknown'))))).toBeNull();
  });
});

describe('the commands of a user', () => {
  it('R21: "Retry failed" includes exactly the steps that were surely not applied, with current data', () => {
    for (const state of ['rejected', 'unsent', 'changed'] as const) {
      expect(retryStep(aStep(state))).toMatchObject({ state: 'planned', basis: null, hash: null });
    }
    for (const state of ['unknown', 'confirmed', 'planned', 'duplicate'] as const) {
      expect(retryStep(aStep(state)).state).toBe(state);
    }
  });
  it('sending again is for unknown outcomes, and asks first if it would place another order', () => {
    expect(planAgain(aStep('unknown', 'create', { hash: 'h' }))).toMatchObject({
      state: 'planned',
      hash: 'h',
    });
    expect(planAgain(aStep('rejected')).state).toBe('rejected');
  });
});

test.each<[BulkStep[], ReturnType<typeof orderOutcome>]>([
  [[aStep('confirmed'), aStep('rejected', 'cancelItem')], 'done'],
  [[aStep('planned')], 'waiting'],
  [[aStep('sending'), aStep('planned')], 'sending'],
  [[aStep('confirmed'), aStep('unsent')], 'failed'],
  [[aStep('changed')], 'failed'],
  [[aStep('rejected'), aStep('unknown')], 'unknown'],
  [[aStep('unknown'), aStep('duplicate')], 'duplicate'],
  [[aStep('needless')], 'needless'],
  [[aStep('needless'), aStep('confirmed')], 'done'],
])('S3.55: the worst outcome of its writes is the outcome of an order: %#', (steps, outcome) => {
  expect(orderOutcome('reorder', aUnit(...steps))).toBe(outcome);
});

describe('S8.6: the results of a run', () => {
  const done = aUnit(aStep('confirmed'), aStep('rejected', 'cancelItem'), aStep('unsent', 'clearAlert'));
  const clean = aUnit(aStep('confirmed'), aStep('confirmed', 'cancelItem'));
  const refused = aUnit(aStep('rejected'), aStep('planned', 'cancelItem'));
  const lost = aUnit(aStep('unknown'), aStep('planned', 'cancelItem'));
  const waiting = aUnit(aStep('planned'));
  const units = [done, clean, refused, lost, waiting];
  const job = { verb: 'reorder', scope: 'selection', isClosed: false } as never;

  it('list every order once; failures to cancel or clear are warnings beside a success', () => {
    const results = runResults('reorder', units);
    expect(results).toMatchObject({
      done: [done, clean],
      failed: [refused],
      unknown: [lost],
      waiting: [waiting],
    });
    expect(results.cancelFailed.map(({ unit }) => unit)).toEqual([done]);
    expect(results.clearFailed.map(({ unit }) => unit)).toEqual([done]);
    expect(stepsToReview(refused, 'cancelItem')).toEqual([]);
  });
  it('list the failed part of a split order, so that it can be retried beside an unknown one', () => {
    const split = aUnit(aStep('rejected'), aStep('unknown', 'create', { key: 'create:1' }));
    expect(runResults('reorder', [split])).toMatchObject({ unknown: [split], failed: [split] });
    expect(runProgress({ job, units: [split] })).toMatchObject({ unknown: 1, failed: 1 });
  });
  it('R141: add up with the orders whose original is left, without writes that were never due', () => {
    const cancel = (state: StepState) => aStep(state, 'cancelItem');
    const clear = (state: StepState) => aStep(state, 'clearAlert');
    const run = {
      job,
      units: [
        aUnit(aStep('confirmed'), cancel('confirmed'), clear('confirmed')),
        aUnit(aStep('confirmed'), cancel('confirmed'), clear('planned')),
        aUnit(aStep('confirmed'), cancel('sending')),
        aUnit(aStep('confirmed'), cancel('planned')),
        aUnit(aStep('sending'), cancel('planned')),
        aUnit(aStep('rejected'), cancel('planned'), clear('planned')),
      ],
    };
    const { done, failed, sending, originals, cancellations, alerts } = runTotals(run);
    expect({ done, failed, sending, originals }).toEqual({ done: 4, failed: 1, sending: 1, originals: 3 });
    expect(runProgress(run).settled + originals + sending).toBe(run.units.length);
    expect([cancellations, alerts]).toEqual([
      { done: 2, total: 5 },
      { done: 1, total: 2 },
    ]);
    expect(sendingCount(run.units)).toBe(2);
    expect(uncancelledOriginals(run.units)).toBe(2);
  });
  it('R141: have no writes on originals if no new order was placed', () => {
    const run = { job, units: [aUnit(aStep('rejected'), aStep('planned', 'cancelItem'))] };
    expect(runTotals(run)).toMatchObject({ originals: 0, cancellations: null, alerts: null });
  });
  it('count the total, the processed, the failed and the remaining orders', () => {
    expect(runProgress({ job, units })).toEqual({
      total: 5,
      settled: 3,
      failed: 1,
      unknown: 1,
      duplicate: 0,
    });
    expect(unsentCount(units)).toBe(1);
    expect(isRunUnfinished({ job, units })).toBe(true);
    expect(isRunUnfinished({ job, units: [done, refused] })).toBe(false);
    expect(isRunFullySuccessful({ job, units: [clean] })).toBe(true);
    expect(isRunFullySuccessful({ job, units: [done] })).toBe(false);
  });
  it('R151: are settled if all writes succeeded, or if certainly nothing was placed', () => {
    expect(isRunSettled({ job, units: [clean] })).toBe(true);
    expect(isRunSettled({ job, units: [aUnit(aStep('rejected'), aStep('rejected'))] })).toBe(true);
    const created = aStep('confirmed', 'create', { created: ['new-1'] });
    expect(isRunSettled({ job, units: [aUnit(created, aStep('rejected'))] })).toBe(false);
    expect(isRunSettled({ job, units: [aUnit(aStep('unknown'))] })).toBe(false);
    expect(isRunSettled({ job, units: [aUnit(aStep('planned'))] })).toBe(false);
  });
  it('estimate the remaining time from the pace so far, for at least three orders', () => {
    expect(timeLeft(2, 100, 60_000)).toBeNull();
    expect(timeLeft(10, 100, 60_000)).toBe(540_000);
    expect(timeLeft(100, 100, 60_000)).toBe(0);
  });
});
