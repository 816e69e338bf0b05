import { type Alert, itemErrors, missedSlas, otherDelays } from './alerts.ts';
import { currentStatus, type Item, type StatusEntry } from './item.ts';
import { isFinished } from './itemStage.ts';

/** An alert, or another state that delays the item and cannot be cleared. */
export type ItemIssue = Omit<Alert, 'kind'> & { kind: Alert['kind'] | 'delay' | 'onHold' };

const UNDATED = { isPastDue: false, clearable: false };

/** S4.19: a hold has no deadline, so `since` is its last change. */
function holdOf({ itemId }: Item, { name: status, detail, updatedDate: since }: StatusEntry): ItemIssue {
  return { kind: 'onHold', itemId, status, detail, since, ...UNDATED };
}

/**
 * S4.13, S4.19: late statuses that are not missed SLAs, and a suspension in routing unless it is already an
 * error. A suspension replaces late routing and takes its date, because both are one problem.
 */
function delaysOf(item: Item, errors: readonly Alert[], now: number): ItemIssue[] {
  const suspended = currentStatus(item, 'routing') && currentStatus(item, 'suspended');
  const delays = otherDelays(item, now).map(
    (late): ItemIssue => ({ ...late, kind: 'delay', clearable: false }),
  );
  if (!suspended) return delays;
  const others = delays.filter(({ status }) => status !== 'routing');
  if (errors.some(({ status }) => status === 'suspended')) return others;
  const [late] = delays.filter(({ status }) => status === 'routing');
  const { name: status, detail, updatedDate: since } = suspended;
  const undated: ItemIssue = { kind: 'error', itemId: item.itemId, status, detail, since, ...UNDATED };
  return [...others, late ? { ...late, status, detail } : undated];
}

/**
 * R96: a finished item keeps only the alerts that can be cleared, and its cancellation, which may be
 * unwanted.
 */
function remainsWhenFinished({ clearable, status }: ItemIssue): boolean {
  return clearable || status === 'cancelled';
}

/** Errors come first, then a hold, because it explains the missed dates that follow. */
export const ISSUE_RANKS: Readonly<Record<ItemIssue['kind'], number>> = {
  error: 0,
  onHold: 1,
  missedSla: 2,
  delay: 3,
};

/**
 * The problems that block or delay an item, worst first. A finished item has only the problems that
 * `remainsWhenFinished` accepts. `now` is in epoch milliseconds.
 */
export function itemIssues(item: Item, now: number): ItemIssue[] {
  const hold = currentStatus(item, 'onHold');
  const errors = itemErrors(item, now);
  const all: ItemIssue[] = [
    ...errors,
    ...(hold ? [holdOf(item, hold)] : []),
    ...missedSlas(item, now),
    ...delaysOf(item, errors, now),
  ];
  all.sort((a, b) => ISSUE_RANKS[a.kind] - ISSUE_RANKS[b.kind]);
  return isFinished(item) ? all.filter(remainsWhenFinished) : all;
}
