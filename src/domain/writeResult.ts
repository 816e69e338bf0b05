import type { Change, FactsByItem } from './staleness.ts';

/**
 * What a guarded write came to: applied; not sent because something had changed since it was shown; or not sent
 * because another tab is doing the same this very moment.
 */
export type WriteResult<T = null> =
  | { kind: 'done'; value: T }
  | { kind: 'stale'; changes: Change[]; present: FactsByItem }
  | { kind: 'elsewhere' };

/** What looking again after an unknown outcome said: it was applied, it was not, or one cannot tell from here. */
export type CheckResult = 'applied' | 'notApplied' | 'cannotTell' | PartlyApplied;

/** Of a write that is one call for each item, only some show that they were applied; `rest` is about the others. */
export interface PartlyApplied {
  appliedItemIds: string[];
  rest: 'notApplied' | 'cannotTell';
}
