import {
  defaultReorderMode,
  parseSplitSize,
  type ReorderMode,
  type ReorderOptions,
} from '#domain/actions/reorderPlan.ts';
import type { RemediationOptions } from '#domain/bulk/bulkPlan.ts';
import { SPLIT_DEFAULT_SIZE } from '#domain/limits.ts';

export interface ReorderDraft {
  mode: ReorderMode;
  splitSize: string;
  options: ReorderOptions;
  /** Off by default, because users often reorder a single order to get an additional one. */
  remediation: RemediationOptions;
}

/**
 * S4.58, S9.11: returns the initial draft. Its mode is 'changes' if the URL names that mode, otherwise
 * 'split' for a large order and 'quick' for others.
 */
export function initialReorderDraft(itemCount: number, mode: string | null): ReorderDraft {
  return {
    mode: mode === 'changes' ? mode : defaultReorderMode(itemCount),
    splitSize: String(SPLIT_DEFAULT_SIZE),
    options: { keepDates: false, newIdentifiers: true, unlink: false },
    remediation: { cancelOriginals: false, clearAlerts: false },
  };
}

/** Returns the split size, 'invalid' if the input is not a valid size, or null if the order is not split. */
export function draftSplitSize({ mode, splitSize }: ReorderDraft): number | null | 'invalid' {
  return mode === 'split' ? (parseSplitSize(splitSize) ?? 'invalid') : null;
}
