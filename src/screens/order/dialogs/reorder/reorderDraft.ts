import {
  defaultReorderMode,
  type ReorderMode,
  type ReorderOptions,
  splitSizeOf,
} from '#domain/actions/reorderPlan.ts';
import type { Remediation } from '#domain/bulk/bulkPlan.ts';
import { SPLIT_DEFAULT_SIZE } from '#domain/limits.ts';

/** The user's choices in the reorder dialog. */
export interface ReorderDraft {
  mode: ReorderMode;
  splitSize: string;
  options: ReorderOptions;
  /** Off by default: reordering a single order often adds an order. */
  remediation: Remediation;
}

/** S4.58, S9.11: split by ten if the order is large, otherwise quick. */
export function initialDraft(itemCount: number, mode: string | null): ReorderDraft {
  return {
    mode: mode === 'changes' ? mode : defaultReorderMode(itemCount),
    splitSize: String(SPLIT_DEFAULT_SIZE),
    options: { keepDates: false, newIdentifiers: true, unlink: false },
    remediation: { cancelOriginals: false, clearAlerts: false },
  };
}

/** The split size: null for none, 'invalid' for an invalid entry. */
export function draftSplitSize({ mode, splitSize }: ReorderDraft): number | null | 'invalid' {
  return mode === 'split' ? (splitSizeOf(splitSize) ?? 'invalid') : null;
}
