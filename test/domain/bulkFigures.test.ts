import { describe, expect, test } from 'vitest';
import { planFigures, skippedByReason, startButtonCount } from '#domain/bulk/bulkFigures.ts';
import type { BulkVerb, JournaledRun, StepKind } from '#domain/bulk/bulkJob.ts';

const runOf = (verb: BulkVerb, ...runOrders: StepKind[][]) =>
  ({
    job: { verb },
    runOrders: runOrders.map((kinds) => ({ steps: kinds.map((kind) => ({ kind, itemIds: [] })) })),
  }) as never as JournaledRun;

describe('R22: the number on the button that starts a run', () => {
  test('counts the new orders, which may be more than the originals', () => {
    expect(
      startButtonCount(runOf('reorder', ['create', 'create', 'cancelItem'], ['create', 'clearAlert'])),
    ).toBe(3);
  });

  test('R150: counts the alerts to clear', () => {
    expect(startButtonCount(runOf('clearAlerts', ['clearAlert', 'clearAlert'], ['clearAlert']))).toBe(3);
  });

  test.each(['cancel', 'resendEvents'] as const)('counts the orders: %s', (verb) => {
    expect(startButtonCount(runOf(verb, ['cancelItem', 'cancelItem'], ['cancelItem']))).toBe(2);
  });
});

test.each<[string, StepKind[][], boolean, number]>([
  ['of which the user can remediate only some', [['create', 'cancelItem'], ['create'], ['create']], true, 2],
  ['of which the user can remediate none', [['create'], ['create']], true, 2],
  ['of which the user can remediate all', [['create', 'cancelItem']], true, 0],
  ['without cancellations', [['create', 'clearAlert'], ['create']], false, 0],
])('R369: a plan of orders %s counts the originals that are not cancelled', (...row) => {
  const [, kinds, cancelsOriginals, count] = row;
  expect(planFigures(runOf('reorder', ...kinds), cancelsOriginals).notCancelled).toBe(count);
});

test('S5.21: the skipped orders are grouped by reason, the most frequent one first', () => {
  const skipped = [
    { orderId: '1', reason: 'notPermitted' },
    { orderId: '2', reason: 'noAlerts' },
    { orderId: '3', reason: 'noAlerts' },
  ] as const;
  expect([...skippedByReason(skipped)]).toEqual([
    ['noAlerts', ['2', '3']],
    ['notPermitted', ['1']],
  ]);
});
