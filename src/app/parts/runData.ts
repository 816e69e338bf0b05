import type { BulkStep, RunOrder, StepState } from '#domain/bulk/bulkJob.ts';
import { type RecentRun, runTotals } from '#domain/bulk/runProgress.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { FAILURE, HOSTILE_TEXT, NOW, REJECTED_FAILURE } from './exampleData.ts';
import type { PartState } from './part.ts';

function step(state: StepState, over: Partial<BulkStep> = {}): BulkStep {
  const isKnown = state === 'confirmed';
  return {
    key: 'create',
    kind: 'create',
    state,
    itemIds: ['1'],
    status: '',
    generatedIds: null,
    planFingerprint: null,
    placementFingerprint: null,
    sentAt: state === 'planned' ? null : NOW,
    created: isKnown ? ['4711-0815'] : [],
    checks: 0,
    failure:
      state === 'rejected'
        ? { reason: 'answered', status: 400, correlationId: '5b0c1a52', paths: ['items[0].quantity'] }
        : null,
    ...over,
  };
}

/** An order for each entry, which contains all steps of the order, or the only one. */
function runOrders(
  entries: readonly (BulkStep | BulkStep[])[],
  name = (index: number) => `VP-100-${index}`,
): RunOrder[] {
  return entries.map((steps, index) => ({
    jobId: 'run',
    index,
    orderId: `order-${index}`,
    merchantOrderId: name(index),
    merchantId: 'acme-print',
    steps: [steps].flat(),
  }));
}

function run(entries: readonly (BulkStep | BulkStep[])[], over: Partial<BulkRun> = {}): BulkRun {
  return {
    job: {
      jobId: 'run',
      sub: 'staff',
      verb: 'reorder',
      scope: 'selection',
      createdAt: NOW,
      today: '2026-11-20',
      options: { keepDates: true, newIdentifiers: true, unlink: false },
      skipped: [{ orderId: 'order-9', reason: 'nothingToReorder' }],
      isClosed: false,
    },
    runOrders: runOrders(entries),
    status: 'ended',
    pauseCause: null,
    refusal: null,
    failures: {},
    runningSince: null,
    activeMs: 60_000,
    progressBefore: 0,
    ...over,
  };
}

const EACH = [
  step('confirmed'),
  step('duplicate', { created: ['4711-0815', '4711-0816'] }),
  step('rejected'),
  step('unsent'),
  step('changed', { failure: { reason: 'differs', status: null, correlationId: null, paths: [] } }),
  step('unknown'),
  step('held', { earlier: [] }),
  step('planned'),
  step('sending'),
  step('needless'),
  [
    step('confirmed'),
    step('rejected', { key: 'cancelItem', kind: 'cancelItem' }),
    step('unsent', { key: 'clearAlert', kind: 'clearAlert', status: 'fulfillment' }),
  ],
];

export const RUNS = {
  full: run(EACH, { failures: { '2/create': FAILURE } }),
  loading: run([step('confirmed'), step('sending'), step('planned')], {
    status: 'running',
    runningSince: NOW,
  }),
  empty: run([]),
  failed: run([step('confirmed'), step('planned')], { status: 'paused', pauseCause: 'offline' }),
  hostile: run([], {
    runOrders: runOrders(
      [step('confirmed', { created: [HOSTILE_TEXT] }), step('rejected')],
      () => HOSTILE_TEXT,
    ),
    failures: { '1/create': REJECTED_FAILURE },
  }),
} as const satisfies Partial<Record<PartState, BulkRun>>;

function closed(jobId: string, over: Partial<RecentRun>): RecentRun {
  const { job, runOrders: all } = RUNS.full;
  return {
    job: { ...job, jobId, isClosed: true },
    firstOrder: all[0] ?? null,
    orderCount: all.length,
    totals: runTotals(RUNS.full),
    ...over,
  };
}
const ORDER_RUN = { ...RUNS.full.job, jobId: 'order-run', scope: 'order', isClosed: true } as const;

export const RECENT_RUNS = {
  full: [closed('run', {}), closed('order-run', { job: ORDER_RUN, orderCount: 1 })],
  hostile: [
    closed('run', { orderCount: 123_456 }),
    closed('order-run', { job: ORDER_RUN, firstOrder: RUNS.hostile.runOrders[0] ?? null }),
  ],
} as const satisfies Partial<Record<PartState, readonly RecentRun[]>>;
