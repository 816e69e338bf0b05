import type { Change } from './staleness.ts';

/** What a guarded write came to: applied, or not sent because something had changed since it was shown. */
export type WriteResult<T = null> = { kind: 'done'; value: T } | { kind: 'stale'; changes: Change[] };

/** What looking again after an unknown outcome said: it was applied, it was not, or one cannot tell from here. */
export type CheckResult = 'applied' | 'notApplied' | 'cannotTell';
