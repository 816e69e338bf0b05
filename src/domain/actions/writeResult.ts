import type { Change, FactsByItem } from '#domain/order/staleness.ts';
import type { EarlierIntent } from './earlierIntent.ts';

/**
 * The outcome of a guarded write. done: it was applied. The others were not sent. stale: the order changed
 * after it was shown; elsewhere: another tab is sending the same write; unanswered: the same write was sent
 * before with an unknown outcome; earlier: another intent on the order conflicts.
 */
export type WriteResult<T = null> =
  | { kind: 'done'; value: T }
  | { kind: 'stale'; changes: Change[]; present: FactsByItem }
  | { kind: 'elsewhere' }
  | { kind: 'unanswered' }
  | { kind: 'earlier'; earlier: EarlierIntent[] };

/** The result of a check after an unknown outcome. */
export type CheckResult = 'applied' | 'notApplied' | 'cannotTell' | PartlyApplied;

/**
 * For a write with one call per item: these items show that it was applied; `rest` is the result for the
 * others.
 */
export interface PartlyApplied {
  appliedItemIds: string[];
  rest: 'notApplied' | 'cannotTell';
}
