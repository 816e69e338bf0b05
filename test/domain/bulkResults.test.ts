import { describe, expect, it } from 'vitest';
import type { RunOrder, StepState } from '#domain/bulk/bulkJob.ts';
import {
  appliedSteps,
  goneAlerts,
  hasNothingToReview,
  isRunFullySuccessful,
  isRunUnfinished,
  runResults,
  stepsToReview,
  unsentCount,
} from '#domain/bulk/bulkResults.ts';
import { notRequestedSteps, partialPlacement } from '#domain/bulk/partialPlacement.ts';
import {
  runProgress,
  runTotals,
  sendingCount,
  timeLeft,
  uncancelledOriginals,
} from '#domain/bulk/runProgress.ts';
import { aRunOrder, aStep } from '#test/runOrders.ts';

describe('S8.6: the results of a run', () => {
  const done = aRunOrder(aStep('confirmed'), aStep('rejected', 'cancelItem'), aStep('unsent', 'clearAlert'));
  const clean = aRunOrder(aStep('confirmed'), aStep('confirmed', 'cancelItem'));
  const refused = aRunOrder(aStep('rejected'), aStep('planned', 'cancelItem'));
  const lost = aRunOrder(aStep('unknown'), aStep('planned', 'cancelItem'));
  const waiting = aRunOrder(aStep('planned'));
  const runOrders = [done, clean, refused, lost, waiting];
  const job = { verb: 'reorder', scope: 'selection', isClosed: false } as never;

  it('list every order once; failures to cancel or clear are warnings beside a success', () => {
    const results = runResults('reorder', runOrders);
    expect(results).toMatchObject({
      done: [done, clean],
      failed: [refused],
      unknown: [lost],
      waiting: [waiting],
    });
    expect(results.cancelFailed.map(({ runOrder }) => runOrder)).toEqual([done]);
    expect(results.clearFailed.map(({ runOrder }) => runOrder)).toEqual([done]);
    expect(stepsToReview(refused, 'cancelItem')).toEqual([]);
  });
  it('list the failed part of a split order, so that it can be retried beside an unknown one', () => {
    const split = aRunOrder(aStep('rejected'), aStep('unknown', 'create', { key: 'create:1' }));
    expect(runResults('reorder', [split])).toMatchObject({ unknown: [split], failed: [split] });
    expect(runTotals({ job, runOrders: [split] })).toMatchObject({ unknown: 1, failed: 1 });
    expect(runProgress({ job, runOrders: [split] })).toMatchObject({ settled: 0, unknown: 1 });
  });
  it('R141: add up with the orders whose original is left, without writes that were never due', () => {
    const cancel = (state: StepState) => aStep(state, 'cancelItem');
    const clear = (state: StepState) => aStep(state, 'clearAlert');
    const run = {
      job,
      runOrders: [
        aRunOrder(aStep('confirmed'), cancel('confirmed'), clear('confirmed')),
        aRunOrder(aStep('confirmed'), cancel('confirmed'), clear('planned')),
        aRunOrder(aStep('confirmed'), cancel('sending')),
        aRunOrder(aStep('confirmed'), cancel('planned')),
        aRunOrder(aStep('sending'), cancel('planned')),
        aRunOrder(aStep('rejected'), cancel('planned'), clear('planned')),
      ],
    };
    const { done, failed, sending, unfinishedOriginals, cancellations, alerts } = runTotals(run);
    expect({ done, failed, sending, unfinishedOriginals }).toEqual({
      done: 4,
      failed: 1,
      sending: 1,
      unfinishedOriginals: 3,
    });
    expect(runProgress(run).settled + unfinishedOriginals + sending).toBe(run.runOrders.length);
    expect([cancellations, alerts]).toEqual([
      { done: 2, total: 5 },
      { done: 1, total: 2 },
    ]);
    expect(sendingCount(run.runOrders)).toBe(2);
    expect(uncancelledOriginals(run.runOrders)).toBe(2);
  });
  it('R364: a new order that became needless does not keep the originals from being processed', () => {
    const cancel = (state: StepState) =>
      aRunOrder(
        aStep('confirmed'),
        aStep('needless', 'create', { key: 'create:1' }),
        aStep(state, 'cancelItem'),
      );
    const run = { job, runOrders: [cancel('planned'), cancel('rejected'), cancel('confirmed')] };
    expect(isRunUnfinished(run)).toBe(true);
    expect(unsentCount(run.runOrders)).toBe(1);
    expect(uncancelledOriginals(run.runOrders)).toBe(1);
    expect(runTotals(run)).toMatchObject({ unfinishedOriginals: 1, cancellations: { done: 1, total: 3 } });
    expect(runResults('reorder', run.runOrders).cancelFailed.map(({ runOrder }) => runOrder)).toEqual([
      run.runOrders[1],
    ]);
    const nothing = aRunOrder(aStep('needless'), aStep('planned', 'cancelItem'));
    expect(isRunUnfinished({ job, runOrders: [nothing] })).toBe(false);
    expect(runTotals({ job, runOrders: [nothing] })).toMatchObject({ cancellations: null, needless: 1 });
  });
  it('R365: count no alert as cleared whose item no new order contains', () => {
    const clear = (itemId: string) => aStep('needless', 'clearAlert', { key: itemId, itemIds: [itemId] });
    const runOrder = aRunOrder(aStep('confirmed'), clear('item-1'), clear('left-out'));
    expect(appliedSteps(runOrder, 'clearAlert').map(({ key }) => key)).toEqual(['item-1']);
    expect(runTotals({ job, runOrders: [runOrder] }).alerts).toEqual({ done: 1, total: 1 });
    expect(goneAlerts(runOrder)).toEqual([]);
  });
  it('R619: tell the alerts that a run has cleared from those that no longer existed', () => {
    const clear = (state: StepState) => aStep(state, 'clearAlert', { key: state });
    const runOrder = aRunOrder(clear('confirmed'), clear('needless'), clear('rejected'));
    expect(appliedSteps(runOrder, 'clearAlert').map(({ key }) => key)).toEqual(['confirmed']);
    expect(goneAlerts(runOrder).map(({ key }) => key)).toEqual(['needless']);
  });
  it('R366: list the writes on the originals of a new order that was placed more than once', () => {
    const keys = (runOrder: RunOrder, kind: 'cancelItem' | 'clearAlert') =>
      stepsToReview(runOrder, kind).map(({ key }) => key);
    const unsent = aRunOrder(
      aStep('duplicate'),
      aStep('planned', 'cancelItem'),
      aStep('planned', 'clearAlert'),
    );
    expect(keys(unsent, 'cancelItem')).toEqual(['cancelItem:0']);
    expect(keys(unsent, 'clearAlert')).toEqual(['clearAlert:0']);
    expect(runTotals({ job, runOrders: [unsent] })).toMatchObject({
      duplicate: 1,
      unfinishedOriginals: 0,
      cancellations: { done: 0, total: 1 },
    });
    const later = aRunOrder(
      aStep('duplicate'),
      aStep('rejected', 'cancelItem'),
      aStep('confirmed', 'cancelItem', { key: 'cancelItem:1' }),
    );
    expect(keys(later, 'cancelItem')).toEqual(['cancelItem:0']);
    const partly = aRunOrder(
      aStep('duplicate'),
      aStep('rejected', 'create', { key: 'create:1' }),
      aStep('planned', 'cancelItem'),
    );
    expect(keys(partly, 'cancelItem')).toEqual(['cancelItem:0']);
    expect(notRequestedSteps(partly, 'cancelItem')).toEqual([]);
    expect(partialPlacement(partly)).toMatchObject({ uncancelled: 0 });
  });
  it('R250: count only the cancellations that were requested, without needless ones', () => {
    const cancel = (state: StepState) => aRunOrder(aStep('confirmed'), aStep(state, 'cancelItem'));
    const run = { job, runOrders: [cancel('confirmed'), cancel('needless'), cancel('rejected')] };
    expect(runTotals(run).cancellations).toEqual({ done: 1, total: 2 });
    expect(isRunFullySuccessful({ job, runOrders: [cancel('rejected')] })).toBe(false);
  });
  it('R141: have no writes on originals if no new order was placed', () => {
    const run = { job, runOrders: [aRunOrder(aStep('rejected'), aStep('planned', 'cancelItem'))] };
    expect(runTotals(run)).toMatchObject({ unfinishedOriginals: 0, cancellations: null, alerts: null });
  });
  it('count the total, the processed, the unknown and the remaining orders', () => {
    expect(runProgress({ job, runOrders })).toEqual({ total: 5, settled: 3, unknown: 1 });
    expect(unsentCount(runOrders)).toBe(1);
    expect(isRunUnfinished({ job, runOrders })).toBe(true);
    expect(isRunUnfinished({ job, runOrders: [done, refused] })).toBe(false);
    expect(isRunFullySuccessful({ job, runOrders: [clean] })).toBe(true);
    expect(isRunFullySuccessful({ job, runOrders: [done] })).toBe(false);
  });
  it('R151: are settled if all writes succeeded, or if certainly nothing was placed', () => {
    expect(hasNothingToReview({ job, runOrders: [clean] })).toBe(true);
    expect(hasNothingToReview({ job, runOrders: [aRunOrder(aStep('rejected'), aStep('rejected'))] })).toBe(
      true,
    );
    const created = aStep('confirmed', 'create', { created: ['new-1'] });
    expect(hasNothingToReview({ job, runOrders: [aRunOrder(created, aStep('rejected'))] })).toBe(false);
    expect(hasNothingToReview({ job, runOrders: [aRunOrder(aStep('unknown'))] })).toBe(false);
    expect(hasNothingToReview({ job, runOrders: [aRunOrder(aStep('planned'))] })).toBe(false);
  });
  it('estimate the remaining time from the pace so far, for at least three orders', () => {
    expect(timeLeft(2, 100, 60_000)).toBeNull();
    expect(timeLeft(10, 100, 60_000)).toBe(540_000);
    expect(timeLeft(100, 100, 60_000)).toBe(0);
  });
});
