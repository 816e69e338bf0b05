import { createAction } from '@reduxjs/toolkit';
import type { EarlierIntent } from '#domain/actions/earlierIntent.ts';
import type { ReorderOptions } from '#domain/actions/reorderPlan.ts';
import type { BulkVerb, JournaledRun } from '#domain/bulk/bulkJob.ts';
import type { BulkReorderOptions, BulkWarnings, PlannedRow, Remediation } from '#domain/bulk/bulkPlan.ts';
import type { EarlierByOrder } from '#domain/bulk/earlierInPlan.ts';
import type { Order } from '#domain/order/order.ts';
import { createOperation } from '#store/operation.ts';

/** A requested action on the selected orders and on further pages of results. */
export interface BulkRequest {
  verb: BulkVerb;
  nextPages: number;
  options: BulkReorderOptions;
}

/** The plan that is shown before anything is sent; starting it sends exactly this. */
export interface BulkProposal {
  run: JournaledRun;
  warnings: BulkWarnings;
  /** The orders of the run, in its order. */
  rows: readonly PlannedRow[];
  /** Earlier intents by order ID: these orders are left out until the person selects them. */
  earlier: EarlierByOrder;
}

/** Collects the orders and plans the run. Nothing is written anywhere. */
export const planBulkRun = createOperation<BulkRequest, BulkProposal>()('planBulkRun', () => '');

/** How many orders a plan has checked, of those that it reads something for; it succeeds while the plan is made. */
export const planBulkProgress = createOperation<null, { done: number; total: number }>()(
  'planBulkProgress',
  () => '',
);

/** One order is to be placed again from its own screen; `splitSize` null places it as one. */
export const reorderRequested = createAction<{
  order: Order;
  splitSize: number | null;
  options: ReorderOptions;
  remediation: Remediation;
  /** Keys of the earlier intents that the person wants this reorder in spite of. */
  accepted: readonly string[];
}>('bulk/reorderRequested');

/** Earlier reorders and redirects of one order, as this browser recorded them and as the platform shows them. */
export const loadEarlierPlacings = createOperation<{ order: Order }, EarlierIntent[]>()(
  'loadEarlierPlacings',
  ({ order }) => order.orderId,
);
