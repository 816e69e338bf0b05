import { describe, expect, it } from 'vitest';
import type { BulkStep, RunOrder, StepState } from '#domain/bulk/bulkJob.ts';
import { notRequestedSteps, partialPlacement, placedCount } from '#domain/bulk/partialPlacement.ts';
import { runTotals } from '#domain/bulk/runProgress.ts';
import { aBulkStep } from '#test/domainBuilders.ts';

function aRunOrder(...states: StepState[]): RunOrder {
  const creates = states.map((state, index) =>
    aBulkStep({
      key: `create:${index}`,
      kind: 'create',
      state,
      itemIds: [`item-${index}`],
      created: state === 'confirmed' ? [`new-${index}`] : [],
    }),
  );
  const cancels = states.map(
    (_, index): BulkStep =>
      aBulkStep({
        key: `cancelItem:${index}`,
        kind: 'cancelItem',
        state: 'planned',
        itemIds: [`item-${index}`],
      }),
  );
  const own = { jobId: 'job', index: 0, orderId: 'order', merchantOrderId: '', merchantId: 'acme-print' };
  return { ...own, steps: [...creates, ...cancels] };
}

describe('R149: an order whose new orders were only partly placed', () => {
  it.each<[string, StepState[], [number, number] | null]>([
    ['one of two is placed', ['confirmed', 'rejected'], [1, 2]],
    ['the rest has an unknown outcome', ['confirmed', 'unknown', 'unknown'], [1, 3]],
    ['a part had nothing left to place', ['confirmed', 'needless', 'unsent'], [1, 2]],
    ['all are placed', ['confirmed', 'confirmed'], null],
    ['all that were needed are placed', ['confirmed', 'needless'], null],
    ['none is placed', ['rejected', 'rejected'], null],
  ])('%s', (_title, states, counts) => {
    const partial = partialPlacement(aRunOrder(...states));
    expect(partial && [partial.placed, partial.total]).toEqual(counts);
  });

  it('names the new orders, and the original items whose cancellation is not requested', () => {
    const runOrder = aRunOrder('confirmed', 'rejected');
    expect(partialPlacement(runOrder)).toMatchObject({ createdIds: ['new-0'], uncancelled: 2 });
    expect(notRequestedSteps(runOrder, 'cancelItem').flatMap((step) => step.itemIds)).toEqual([
      'item-0',
      'item-1',
    ]);
    expect(notRequestedSteps(aRunOrder('rejected'), 'cancelItem')).toEqual([]);
    expect(placedCount(runOrder)).toEqual({ placed: 1, total: 2 });
  });

  it('R596: names also those of a stopped run whose new orders were all placed, if the new orders contain them', () => {
    const itemIds = (...states: StepState[]) =>
      notRequestedSteps(aRunOrder(...states), 'cancelItem').flatMap((step) => step.itemIds);
    expect(itemIds('confirmed', 'confirmed')).toEqual(['item-0', 'item-1']);
    expect(itemIds('confirmed', 'needless')).toEqual(['item-0']);
    expect(itemIds('rejected', 'needless')).toEqual([]);
  });

  it('is counted beside its outcome', () => {
    const job = { verb: 'reorder', scope: 'selection' } as never;
    const isRunning = aRunOrder('confirmed', 'sending', 'planned');
    const runOrders = [
      aRunOrder('confirmed', 'rejected'),
      aRunOrder('rejected'),
      aRunOrder('confirmed'),
      isRunning,
    ];
    expect(runTotals({ job, runOrders })).toMatchObject({ failed: 2, partialStates: ['failed'] });
  });
});
