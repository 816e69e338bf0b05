import type { BulkVerb } from '#domain/bulkJob.ts';
import { type BulkReorderOptions, nextPagesOf } from '#domain/bulkPlan.ts';

/** The choices in the bulk dialog, as entered. */
export interface BulkDraft {
  options: BulkReorderOptions;
  takesNextPages: boolean;
  nextPages: string;
}

/** New identifiers by default: with them a lost response can be cleared up. Both remediation switches are on (R18). */
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

/** Whether there is anything to choose before the plan; where there is not, the plan is the first thing to see. */
export function hasChoices(verb: BulkVerb): boolean {
  return verb === 'reorder';
}

/** The number of further pages; null for an invalid entry. `limit` is the number of pages. */
export function wantedPages(verb: BulkVerb, draft: BulkDraft, limit: number): number | null {
  if (!hasChoices(verb) || !draft.takesNextPages || limit === 0) return 0;
  return nextPagesOf(draft.nextPages, limit);
}
