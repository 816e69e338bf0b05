import type { BulkVerb } from '#domain/bulk/bulkJob.ts';
import { type BulkReorderOptions, nextPagesOf } from '#domain/bulk/bulkPlan.ts';

/** The user's choices in the bulk dialog. */
export interface BulkDraft {
  options: BulkReorderOptions;
  takesNextPages: boolean;
  nextPages: string;
}

/** New IDs by default: they allow a lost response to be resolved. Both remediation options are on (R18). */
export const EMPTY_DRAFT: BulkDraft = {
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

/** Whether the action has options; without options the dialog starts with the plan. */
export function hasChoices(verb: BulkVerb): boolean {
  return verb === 'reorder';
}

/** The number of further pages; null for an invalid entry. `limit` is the maximum number of pages. */
export function wantedPages(verb: BulkVerb, draft: BulkDraft, limit: number): number | null {
  if (!hasChoices(verb) || !draft.takesNextPages || limit === 0) return 0;
  return nextPagesOf(draft.nextPages, limit);
}
