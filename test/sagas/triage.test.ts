import { runSaga, stdChannel, type UnknownAction } from 'redux-saga';
import { describe, expect, it, test } from 'vitest';
import type { Failure } from '#domain/failure.ts';
import { watchHandledOrders } from '#sagas/triage.ts';
import { cancelOrder, clearAlerts, resendEvents, saveWatch } from '#store/orderActions.ts';
import { type HandledOutcome, orderHandled } from '#store/triageSlice.ts';

/** Everything that the use case says when it hears of this. */
function heard(action: UnknownAction): unknown[] {
  const said: unknown[] = [];
  const channel = stdChannel<UnknownAction>();
  runSaga({ channel, dispatch: (one: unknown) => said.push(one) }, watchHandledOrders);
  channel.put(action);
  return said;
}

const ORDER = { orderId: 'order-1', seen: {} };
const CLEAR = { ...ORDER, merchantId: 'acme', comment: '', alerts: [] };
const cleared = (refused: number) =>
  clearAlerts.succeeded({
    params: CLEAR,
    result: {
      kind: 'done',
      value: {
        asked: 2,
        refused: Array.from({ length: refused }, () => ({ status: 'preparing', message: 'No.' })),
        unconfirmed: [],
      },
    } as never,
  });
const failed = (outcome: Failure['outcome']) =>
  cancelOrder.failed({ params: ORDER, failure: { outcome } as Failure });

describe('an order counts as handled once a write on it has ended', () => {
  test.each<[string, UnknownAction, HandledOutcome]>([
    [
      'a write that worked',
      cancelOrder.succeeded({ params: ORDER, result: { kind: 'done' } as never }),
      'done',
    ],
    ['every alert cleared', cleared(0), 'done'],
    ['some of the alerts refused', cleared(1), 'partly'],
    ['all of the alerts refused', cleared(2), 'failed'],
    ['a write that was refused', failed('rejected'), 'failed'],
    ['a write without an answer', failed('unknown'), 'unknown'],
  ])('%s', (_title, action, outcome) => {
    expect(heard(action)).toEqual([orderHandled({ orderId: 'order-1', outcome })]);
  });

  it('not by a write that was not sent, a reading, or who watches it', () => {
    const stale = resendEvents.succeeded({
      params: { ...ORDER, eventIds: [] },
      result: { kind: 'stale' } as never,
    });
    const watched = saveWatch.succeeded({ params: { orderId: 'order-1', wanted: [] }, result: {} as never });
    expect([stale, watched, cancelOrder.requested(ORDER)].flatMap(heard)).toEqual([]);
  });
});
