import { createAction } from '@reduxjs/toolkit';
import type { ReorderOptions } from '#domain/actions/reorderPlan.ts';
import type { BulkVerb, JournaledRun } from '#domain/bulk/bulkJob.ts';
import type { BulkReorderOptions, RemediationOptions } from '#domain/bulk/bulkPlan.ts';
import type { BulkWarnings } from '#domain/bulk/bulkWarnings.ts';
import type { EarlierByOrder } from '#domain/bulk/earlierInPlan.ts';
import type { PlannedRow } from '#domain/bulk/plannedRows.ts';
import type { RecentRun } from '#domain/bulk/runProgress.ts';
import type { Order } from '#domain/order/order.ts';
import { createOperation } from '#store/operation.ts';

/** An action that the user requests for the selected orders and for the orders on the next result pages. */
export interface BulkRequest {
  verb: BulkVerb;
  /** Whether to exclude the selected orders that are not on the current page (R140). */
  isOnlyShown: boolean;
  nextPages: number;
  options: BulkReorderOptions;
}

/** The plan that the user sees before anything is sent. The run sends only what the plan contains. */
export interface BulkProposal {
  run: JournaledRun;
  warnings: BulkWarnings;
  /** The orders of the run, in the sequence in which they are processed. */
  rows: readonly PlannedRow[];
  /** Earlier intents by order ID. An order with earlier intents is excluded until the user includes it. */
  earlier: EarlierByOrder;
  /** R369: whether the user chose to cancel the originals, even if the run can cancel none of them. */
  cancelsOriginals: boolean;
}

/** Collects the orders and plans the run without writing anything. */
export const planBulkRun = createOperation<BulkRequest, BulkProposal>()('planBulkRun', '');

/** Requests the reorder of one order from its own screen. If `splitSize` is null, the order is not split. */
export const reorderRequested = createAction<{
  order: Order;
  splitSize: number | null;
  options: ReorderOptions;
  remediation: RemediationOptions;
  /** Keys of the earlier intents that the user has accepted. */
  accepted: readonly string[];
}>('bulk/reorderRequested');

/** The user's runs that were closed and not discarded, as recorded in this browser, newest first. */
export const loadRecentRuns = createOperation<null, RecentRun[]>()('loadRecentRuns', '');

/** Shows the results of a closed run again. The result is false if this browser no longer has the run. */
export const reopenRun = createOperation<{ jobId: string }, boolean>()('reopenRun', 'jobId');

/** The work of the user's other tabs that a sign-out would interrupt. */
export interface WorkOfOtherTabs {
  /** Oldest first, each with only its first order. */
  runs: JournaledRun[];
  /** Whether a tab is sending a single write. */
  isSending: boolean;
}

export const findWorkOfOtherTabs = createOperation<null, WorkOfOtherTabs>()('findWorkOfOtherTabs', '');
