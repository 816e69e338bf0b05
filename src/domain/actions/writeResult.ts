import type { Change, FactsByItem } from '#domain/order/staleness.ts';
import type { EarlierIntent } from './earlierIntent.ts';

/**
 * The outcome of a guarded write: applied; or not sent, because the order changed after it was shown (stale), another
 * tab is sending the same write now (elsewhere), the same write was sent before with an unknown outcome (unanswered),
 * or another intent on the order conflicts (earlier).
 */
export type WriteResult<T = null> =
  | { kind: 'done'; value: T }
  | { kind: 'stale'; changes: Change[]; present: FactsByItem }
  | { kind: 'elsewhere' }
  | { kind: 'unanswered' }
  | { kind: 'earlier'; earlier: EarlierIntent[] };

/** The result of a check after an unknown outcome: applied, not applied, or unknown. */
export type CheckResult = 'applied' | 'notApplied' | 'cannotTell' | PartlyApplied;

/**
 * For a write with one call per item: only some items show that it was applied; `rest` is the result for the others.
 */
export interface PartlyApplied {
  appliedItemIds: string[];
  rest: 'notApplied' | 'cannotTell';
}
