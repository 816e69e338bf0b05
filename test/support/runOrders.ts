import type { ReorderOptions } from '#domain/actions/reorderPlan.ts';
import type { BulkStep, RunOrder, StepKind, StepState } from '#domain/bulk/bulkJob.ts';
import type { BulkReorderOptions } from '#domain/bulk/bulkPlan.ts';
import { aBulkStep } from './domainBuilders.ts';

/** New identifiers, new dates and links to the original, as the dialogs offer at first. */
export const NEW_IDENTIFIERS: ReorderOptions = { keepDates: false, newIdentifiers: true, unlink: false };
export const WITH_REMEDIATION: BulkReorderOptions = {
  ...NEW_IDENTIFIERS,
  cancelOriginals: true,
  clearAlerts: true,
};

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
