import type { BulkStep, RunOrder, StepKind, StepState } from '#domain/bulk/bulkJob.ts';
import { aBulkStep } from './domainBuilders.ts';

const GENERATED = { merchantOrderId: 'new-1', merchantCustomerId: 'c-1', merchantItemIds: {} };

/** A step of a reorder of one item. */
export function aStep(state: StepState, kind: StepKind = 'create', over: Partial<BulkStep> = {}): BulkStep {
  return aBulkStep({
    key: `${kind}:0`,
    kind,
    state,
    itemIds: ['item-1'],
    generatedIds: kind === 'create' ? GENERATED : null,
    planFingerprint: 'plan',
    ...over,
  });
}

/** An order of a run, with these steps. */
export function aRunOrder(...steps: BulkStep[]): RunOrder {
  const own = {
    jobId: 'job',
    index: 0,
    orderId: 'order-1',
    merchantOrderId: 'VP-1',
    merchantId: 'acme-print',
  };
  return { ...own, steps };
}
