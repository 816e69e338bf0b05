import type { FactChange, FactsByItem } from '#domain/order/staleness.ts';
import type { EarlierIntent } from './earlierIntent.ts';

/**
 * The outcome of a guarded write.
 * - done: it was sent, and `value` is the result
 * - stale: not sent, because the order changed after it was shown
 * - elsewhere: not sent, because another dialog or tab is sending the same write
 * - unchecked: not sent, because the same write was sent before with an unknown outcome
 * - earlier: not sent, because another intent on the order conflicts
 * - calledOff: not sent, because the user called it off while it waited for its next try
 */
export type WriteResult<T = void> =
  | { kind: 'done'; value: T }
  | { kind: 'stale'; changes: FactChange[]; current: FactsByItem }
  | { kind: 'elsewhere' }
  | { kind: 'unchecked' }
  | { kind: 'earlier'; earlier: EarlierIntent[] }
  | { kind: 'calledOff' };

/** The result of a check after an unknown outcome. */
export type CheckResult = 'applied' | 'notApplied' | 'cannotTell' | PartlyApplied;

/** The result if only some items show that the write was applied; `rest` is the result for the others. */
export interface PartlyApplied {
  appliedItemIds: string[];
  rest: 'notApplied' | 'cannotTell';
}
