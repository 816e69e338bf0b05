import type { BulkVerb } from '#domain/bulk/bulkJob.ts';
import type { BulkReorderOptions } from '#domain/bulk/bulkPlan.ts';
import { parseNextPages } from '#domain/bulk/nextPages.ts';

/** Whether a reorder includes the orders on further result pages, and if so, on how many. */
export interface NextPagesInput {
  isIncluded: boolean;
  count: string;
}

export const NO_NEXT_PAGES: NextPagesInput = { isIncluded: false, count: '1' };

/**
 * New IDs are the default, because they make it possible to find the new order after a lost response. Both
 * remediation options are on (R18).
 */
export const INITIAL_BULK_OPTIONS: BulkReorderOptions = {
  keepDates: false,
  newIdentifiers: true,
  unlink: false,
  cancelOriginals: true,
  clearAlerts: true,
};

/** Whether the action has options. If not, the dialog starts with the plan. */
export function hasBulkOptions(verb: BulkVerb): boolean {
  return verb === 'reorder';
}

/** Returns the number of further pages, or null if the input is invalid. `limit` is the maximum number. */
export function nextPageCount(verb: BulkVerb, pages: NextPagesInput, limit: number): number | null {
  if (!hasBulkOptions(verb) || !pages.isIncluded || limit === 0) return 0;
  return parseNextPages(pages.count, limit);
}
