import { describe, expect, it } from 'vitest';
import type { StepState } from '#domain/bulk/bulkJob.ts';
import {
  hasNothingToReview,
  isRunFullySuccessful,
  isRunUnfinished,
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
import { aStep, aUnit } from '#test/bulkUnits.ts';

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
    expect(runTotals({ job, units: [split] })).toMatchObject({ unknown: 1, failed: 1 });
    expect(runProgress({ job, units: [split] })).toMatchObject({ settled: 0, unknown: 1 });
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
    const { done, failed, sending, unfinishedOriginals, cancellations, alerts } = runTotals(run);
    expect({ done, failed, sending, unfinishedOriginals }).toEqual({
      done: 4,
      failed: 1,
      sending: 1,
      unfinishedOriginals: 3,
    });
    expect(runProgress(run).settled + unfinishedOriginals + sending).toBe(run.units.length);
    expect([cancellations, alerts]).toEqual([
      { done: 2, total: 5 },
      { done: 1, total: 2 },
    ]);
    expect(sendingCount(run.units)).toBe(2);
    expect(uncancelledOriginals(run.units)).toBe(2);
  });
  it('R250: count only the cancellations that were requested, without needless ones', () => {
    const cancel = (state: StepState) => aUnit(aStep('confirmed'), aStep(state, 'cancelItem'));
    const run = { job, units: [cancel('confirmed'), cancel('needless'), cancel('rejected')] };
    expect(runTotals(run).cancellations).toEqual({ done: 1, total: 2 });
    expect(isRunFullySuccessful({ job, units: [cancel('rejected')] })).toBe(false);
  });
  it('R141: have no writes on originals if no new order was placed', () => {
    const run = { job, units: [aUnit(aStep('rejected'), aStep('planned', 'cancelItem'))] };
    expect(runTotals(run)).toMatchObject({ unfinishedOriginals: 0, cancellations: null, alerts: null });
  });
  it('count the total, the processed, the unknown and the remaining orders', () => {
    expect(runProgress({ job, units })).toEqual({ total: 5, settled: 3, unknown: 1 });
    expect(unsentCount(units)).toBe(1);
    expect(isRunUnfinished({ job, units })).toBe(true);
    expect(isRunUnfinished({ job, units: [done, refused] })).toBe(false);
    expect(isRunFullySuccessful({ job, units: [clean] })).toBe(true);
    expect(isRunFullySuccessful({ job, units: [done] })).toBe(false);
  });
  it('R151: are settled if all writes succeeded, or if certainly nothing was placed', () => {
    expect(hasNothingToReview({ job, units: [clean] })).toBe(true);
    expect(hasNothingToReview({ job, units: [aUnit(aStep('rejected'), aStep('rejected'))] })).toBe(true);
    const created = aStep('confirmed', 'create', { created: ['new-1'] });
    expect(hasNothingToReview({ job, units: [aUnit(created, aStep('rejected'))] })).toBe(false);
    expect(hasNothingToReview({ job, units: [aUnit(aStep('unknown'))] })).toBe(false);
    expect(hasNothingToReview({ job, units: [aUnit(aStep('planned'))] })).toBe(false);
  });
  it('estimate the remaining time from the pace so far, for at least three orders', () => {
    expect(timeLeft(2, 100, 60_000)).toBeNull();
    expect(timeLeft(10, 100, 60_000)).toBe(540_000);
    expect(timeLeft(100, 100, 60_000)).toBe(0);
  });
});
