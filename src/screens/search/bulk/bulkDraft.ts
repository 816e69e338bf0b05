import type { BulkVerb } from '#domain/bulk/bulkJob.ts';
import { type BulkReorderOptions, parseNextPages } from '#domain/bulk/bulkPlan.ts';

export interface BulkDraft {
  options: BulkReorderOptions;
  takesNextPages: boolean;
  nextPages: string;
}

/**
 * New IDs are the default, because they make it possible to find the new order after a lost response. Both
 * remediation options are on (R18).
 */
export const INITIAL_BULK_DRAFT: BulkDraft = {
  options: {
    keepDates: false,
    newIdentifiers: true,
    unlink: false,
    cancelOriginals: true,
    clearAlerts: true,
  },
  takesNextPages: false,
  nextPages: '1',
};

/** Whether the action has options. If not, the dialog starts with the plan. */
export function hasBulkOptions(verb: BulkVerb): boolean {
  return verb === 'reorder';
}

/** Returns the number of further pages, or null if the input is invalid. `limit` is the maximum number. */
export function nextPageCount(verb: BulkVerb, draft: BulkDraft, limit: number): number | null {
  if (!hasBulkOptions(verb) || !draft.takesNextPages || limit === 0) return 0;
  return parseNextPages(draft.nextPages, limit);
}
