import type { Change, FactsByItem } from '#domain/order/staleness.ts';
import type { EarlierIntent } from './earlierIntent.ts';

/**
 * The outcome of a guarded write: applied; or not sent, because something had changed since it was shown (stale),
 * another tab is sending the same at this moment (elsewhere), the same was sent before and nobody knows whether it
 * was applied (unanswered), or another intent on the order is in the way (earlier).
 */
export type WriteResult<T = null> =
  | { kind: 'done'; value: T }
  | { kind: 'stale'; changes: Change[]; present: FactsByItem }
  | { kind: 'elsewhere' }
  | { kind: 'unanswered' }
  | { kind: 'earlier'; earlier: EarlierIntent[] };

/** The verdict of a check after an unknown outcome: applied, not applied, or unknown. */
export type CheckResult = 'applied' | 'notApplied' | 'cannotTell' | PartlyApplied;

/** Of a write that is one call for each item, only some show that they were applied; `rest` is about the others. */
export interface PartlyApplied {
  appliedItemIds: string[];
  rest: 'notApplied' | 'cannotTell';
}
