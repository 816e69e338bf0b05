import { describe, expect, test } from 'vitest';
import type { ItemWriteResult } from '#domain/actions/itemsAction.ts';
import type { UpdateResult } from '#domain/actions/statusUpdate.ts';
import type { Failure } from '#domain/failure.ts';
import { writeOutcome } from '#domain/writes/writeOutcome.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';

const done = (value?: unknown): WriteResult<unknown> => ({ kind: 'done', value });
const alerts = (count: number) => Array.from({ length: count }, () => ({ itemId: 'a', status: 'preparing' }));
const cleared = (rejected: number, unconfirmed: number) =>
  done({
    requestedCount: 2,
    clearedCount: 2 - rejected - unconfirmed,
    rejected: alerts(rejected),
    unconfirmed: alerts(unconfirmed),
  });
const resent = (...successes: boolean[]) => done(successes.map((success) => ({ success })));
const updated = (...kinds: UpdateResult['kind'][]) => done(kinds.map((kind) => ({ result: { kind } })));
const failed = (outcome: Failure['outcome']): ItemWriteResult => ({
  kind: 'failed',
  failure: { outcome } as Failure,
});
const items = (...results: ItemWriteResult[]) => results.map((result) => ({ itemId: 'a', result }));
const DONE: ItemWriteResult = { kind: 'done', value: undefined };

describe('the outcome of a completed write', () => {
  test.each([
    ['a write without parts', 'cancelOrder', done(), 'done'],
    ['all alerts cleared', 'clearAlerts', cleared(0, 0), 'done'],
    ['one of two alerts rejected', 'clearAlerts', cleared(1, 0), 'partly'],
    ['all alerts rejected', 'clearAlerts', cleared(2, 0), 'failed'],
    ['no alert confirmed', 'clearAlerts', cleared(0, 2), 'partly'],
    ['S8.10: one alert rejected, the other unconfirmed', 'clearAlerts', cleared(1, 1), 'partly'],
    ['all events resent', 'resendEvents', resent(true, true), 'done'],
    ['one of two events resent', 'resendEvents', resent(true, false), 'partly'],
    ['no event resent', 'resendEvents', resent(false), 'failed'],
    ['all items updated', 'updateStatus', updated('done'), 'done'],
    ['S8.16: one of two items updated', 'updateStatus', updated('done', 'failed'), 'partly'],
    ['S8.16: no item updated', 'updateStatus', updated('failed', 'nothingToAnswer'), 'failed'],
    ['S8.16: one rejected, the other unknown', 'updateStatus', updated('gone', 'unknown'), 'partly'],
    ['R73: the action applied to all items', 'actOnItems', items(DONE, DONE), 'done'],
    ['R73: one item not sent', 'actOnItems', items(DONE, { kind: 'elsewhere' }), 'partly'],
    ['R73: all items rejected', 'actOnItems', items(failed('rejected')), 'failed'],
    ['R73: one item without a response', 'actOnItems', items(failed('unknown')), 'partly'],
    ['R73: one item sent before', 'actOnItems', items({ kind: 'unchecked' }), 'partly'],
  ])('%s', (_title, operation, result, outcome) => {
    expect(writeOutcome(operation, result)).toBe(outcome);
  });

  test.each<WriteResult>([
    { kind: 'elsewhere' },
    { kind: 'unchecked' },
    { kind: 'earlier', earlier: [] },
    { kind: 'stale', changes: [], current: {} },
  ])('none if nothing was sent: $kind', (result) => {
    expect(writeOutcome('cancelOrder', result)).toBeNull();
  });
});
