import { runSaga, stdChannel, type UnknownAction } from 'redux-saga';
import { describe, expect, it, test } from 'vitest';
import type { BulkStep, BulkVerb, JournaledRun, StepFailure } from '#domain/bulk/bulkJob.ts';
import type { Failure } from '#domain/failure.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { watchHandledOrders } from '#sagas/results/handledOrders.ts';
import {
  cancelOrder,
  checkWrite,
  clearAlerts,
  resendEvents,
  saveWatch,
} from '#store/actions/writeOperations.ts';
import { runEnded } from '#store/bulk/bulkSlice.ts';
import { type HandledOrder, type HandledOutcome, ordersHandled } from '#store/results/handledOrdersSlice.ts';
import { aBulkStep } from '#test/domainBuilders.ts';

const NOW = 1_700_000_000_000;

/** All actions that `watchHandledOrders` dispatches in response to this one. */
function heard(
  action: UnknownAction,
  runs: Record<string, JournaledRun> = {},
  resultSet: { at: number } | null = null,
  handled: Partial<HandledOrder>[] = [],
): unknown[] {
  const said: unknown[] = [];
  const channel = stdChannel<UnknownAction>();
  const getState = () => ({ bulk: { runs }, search: { resultSet }, handledOrders: { handled } });
  const context = { clock: { now: () => NOW } };
  runSaga({ channel, getState, context, dispatch: (one: unknown) => said.push(one) }, watchHandledOrders);
  channel.put(action);
  return said;
}

const ORDER = { orderId: 'order-1', seenFacts: {}, itemIds: [] };
const CLEAR = { ...ORDER, merchantId: 'acme', comment: '', alerts: [] };
const cleared = (rejected: number) =>
  clearAlerts.succeeded({
    params: CLEAR,
    result: {
      kind: 'done',
      value: {
        requestedCount: 2,
        clearedCount: 2 - rejected,
        rejected: Array.from({ length: rejected }, () => ({ status: 'preparing', message: 'No.' })),
        unconfirmed: [],
      },
    } as never,
  });
const failed = (outcome: Failure['outcome']) =>
  cancelOrder.failed({ params: ORDER, failure: { outcome } as Failure });

describe('an order counts as handled once a write on it has ended', () => {
  test.each<[string, UnknownAction, HandledOutcome]>([
    [
      'a successful write',
      cancelOrder.succeeded({ params: ORDER, result: { kind: 'done' } as never }),
      'done',
    ],
    ['every alert cleared', cleared(0), 'done'],
    ['some of the alerts refused', cleared(1), 'partly'],
    ['all of the alerts refused', cleared(2), 'failed'],
    ['a refused write', failed('rejected'), 'failed'],
    ['a write without a response', failed('unknown'), 'unknown'],
  ])('%s', (_title, action, outcome) => {
    expect(heard(action)).toEqual([ordersHandled([{ orderId: 'order-1', outcome, at: NOW }])]);
  });

  const ITEM = 'item-1';
  test.each<[CheckResult, string, HandledOutcome | undefined, HandledOutcome | null]>([
    ['applied', 'order-1', 'unknown', 'done'],
    ['notApplied', 'order-1', 'unknown', 'failed'],
    ['cannotTell', 'order-1', 'unknown', null],
    [{ appliedItemIds: [ITEM], rest: 'notApplied' }, 'order-1', 'unknown', 'partly'],
    ['applied', ITEM, 'unknown', 'done'],
    ['applied', ITEM, undefined, 'done'],
    ['applied', 'order-1', 'partly', 'done'],
    ['notApplied', 'order-1', 'partly', null],
    ['applied', ITEM, 'partly', null],
  ])(
    'R387: a check with the result %j about %s, after the outcome %s',
    (result, subject, before, outcome) => {
      const params = { operation: 'cancelOrder', subject, orderId: 'order-1' } as const;
      const others = [{ orderId: 'order-2', outcome: 'failed' as const }];
      const handled = [...(before ? [{ orderId: 'order-1', outcome: before }] : []), ...others];
      expect(heard(checkWrite.succeeded({ params, result }), {}, null, handled)).toEqual(
        outcome ? [ordersHandled([{ orderId: 'order-1', outcome, at: NOW }])] : [],
      );
    },
  );

  describe('R100: in the results on screen', () => {
    const run = (sentAt: number) => ({
      job: {
        job: { verb: 'clearAlerts' },
        runOrders: [
          { orderId: 'order-1', steps: [aBulkStep({ kind: 'clearAlert', state: 'confirmed', sentAt })] },
        ],
      } as unknown as JournaledRun,
    });
    const ended = runEnded({ jobId: 'job' });
    const done = { orderId: 'order-1', outcome: 'done' } as const;

    test.each([NOW - 5, NOW + 5])(
      'R311: a write, also if the clock was set back since they arrived: results of %i',
      (resultsAt) => {
        expect(heard(cleared(0), {}, { at: resultsAt })).toEqual([
          ordersHandled([{ ...done, at: NOW, resultsAt }]),
        ]);
      },
    );

    test.each([
      ['sent since they arrived', NOW - 5, NOW - 5],
      ['sent before they arrived', NOW - 2, undefined],
    ])('a run: %s', (_title, sentAt, resultsAt) => {
      const expected = { ...done, at: sentAt, resultsAt };
      expect(heard(ended, run(sentAt), { at: resultsAt ?? NOW - 1 })).toEqual([ordersHandled([expected])]);
    });
  });

  it('does not count after an unsent write, a read, or a changed subscription', () => {
    const stale = resendEvents.succeeded({
      params: { ...ORDER, eventIds: [] },
      result: { kind: 'stale' } as never,
    });
    const watched = saveWatch.succeeded({ params: { orderId: 'order-1', wanted: [] }, result: {} as never });
    const others = [stale, watched, cancelOrder.requested(ORDER)];
    expect(others.flatMap((action) => heard(action))).toEqual([]);
  });

  const create = (state: BulkStep['state'], index = 0) =>
    aBulkStep({
      key: `create:${index}`,
      state,
      created: { confirmed: [`new-${index}`], duplicate: ['new-1', 'new-2'] }[state as 'confirmed'] ?? [],
    });
  const clear = (state: BulkStep['state'], index = 0) =>
    aBulkStep({ key: `clear:${index}`, kind: 'clearAlert', state });
  const cancel = (state: BulkStep['state']) => aBulkStep({ kind: 'cancelItem', state });
  const resend = (reason: StepFailure['reason']) =>
    aBulkStep({
      kind: 'resendEvents',
      state: 'rejected',
      failure: { reason, status: null, correlationId: null, paths: [] },
    });

  test.each<[string, BulkVerb, BulkStep[], HandledOutcome | null]>([
    ['all of its new orders', 'reorder', [create('confirmed'), create('confirmed', 1)], 'done'],
    ['only some of its new orders', 'reorder', [create('confirmed'), create('rejected', 1)], 'partly'],
    [
      'only some, and the others were not sent',
      'reorder',
      [create('confirmed'), create('held', 1)],
      'partly',
    ],
    ['none of its new orders', 'reorder', [create('rejected'), create('unsent', 1)], 'failed'],
    ['some, and perhaps the others', 'reorder', [create('confirmed'), create('unknown', 1)], 'unknown'],
    ['more new orders than it should', 'reorder', [create('duplicate')], 'duplicate'],
    [
      'its new order, and an item was not cancelled',
      'reorder',
      [create('confirmed'), cancel('rejected')],
      'partly',
    ],
    [
      'its new order, and an item may not be cancelled',
      'reorder',
      [create('confirmed'), cancel('unknown')],
      'partly',
    ],
    [
      'its new order, and an alert was not cleared',
      'reorder',
      [create('confirmed'), clear('unsent')],
      'partly',
    ],
    [
      'its new order before the run was stopped',
      'reorder',
      [create('confirmed'), cancel('planned')],
      'partly',
    ],
    ['its new order, and no alert was left', 'reorder', [create('confirmed'), clear('needless')], 'done'],
    ['all of its alerts cleared', 'clearAlerts', [clear('confirmed'), clear('needless', 1)], 'done'],
    ['only some of its alerts cleared', 'clearAlerts', [clear('confirmed'), clear('rejected', 1)], 'partly'],
    ['only some of its events resent', 'resendEvents', [resend('partlyApplied')], 'partly'],
    ['none of its events resent', 'resendEvents', [resend('network')], 'failed'],
    ['nothing, because there was nothing to do', 'clearAlerts', [clear('needless')], null],
  ])('R264: in a run, an order that got %s', (_title, verb, steps, outcome) => {
    const run = { job: { verb }, runOrders: [{ orderId: 'a', steps }] } as unknown as JournaledRun;
    expect(heard(runEnded({ jobId: 'job' }), { job: run })).toEqual([
      ordersHandled(outcome === null ? [] : [{ orderId: 'a', outcome, at: NOW }]),
    ]);
  });

  it('counts after a run has ended, except orders that are held back or unsent', () => {
    const states: Record<string, BulkStep['state']> = {
      a: 'confirmed',
      b: 'rejected',
      c: 'unknown',
      d: 'planned',
    };
    const runOrders = Object.entries(states).map(([orderId, state]) => ({
      orderId,
      steps: [aBulkStep({ state })],
    }));
    const run = { job: { verb: 'reorder' }, runOrders } as unknown as JournaledRun;
    expect(heard(runEnded({ jobId: 'job' }), { job: run })).toEqual([
      ordersHandled([
        { orderId: 'a', outcome: 'done', at: NOW },
        { orderId: 'b', outcome: 'failed', at: NOW },
        { orderId: 'c', outcome: 'unknown', at: NOW },
      ]),
    ]);
    expect(heard(runEnded({ jobId: 'gone' }))).toEqual([]);
  });
});
