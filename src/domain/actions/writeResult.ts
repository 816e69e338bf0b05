import type { FactChange, FactsByItem } from '#domain/order/staleness.ts';
import type { EarlierIntent } from './earlierIntent.ts';

/**
 * The outcome of a guarded write. done: it was sent, and `value` is the result. In all other cases, it was
 * not sent. stale: the order changed after it was shown; elsewhere: another tab is sending the same write;
 * unanswered: the same write was sent before with an unknown outcome; earlier: another intent on the order
 * conflicts.
 */
export type WriteResult<T = null> =
  | { kind: 'done'; value: T }
  | { kind: 'stale'; changes: FactChange[]; current: FactsByItem }
  | { kind: 'elsewhere' }
  | { kind: 'unanswered' }
  | { kind: 'earlier'; earlier: EarlierIntent[] };

/** The result of a check after an unknown outcome. */
export type CheckResult = 'applied' | 'notApplied' | 'cannotTell' | PartlyApplied;

/**
 * The result for several items, only some of which show that the write was applied; `rest` is the result for
 * the others.
 */
export interface PartlyApplied {
  appliedItemIds: string[];
  rest: 'notApplied' | 'cannotTell';
}
