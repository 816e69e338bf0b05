import { type Alert, itemErrors, missedSlas, otherDelays, undatedIssue } from './alerts.ts';
import { currentStatus, type Item } from './item.ts';
import { itemStatus } from './itemStatus.ts';

/** An alert, or another state that delays the item and cannot be cleared. */
export type ItemIssue = Omit<Alert, 'kind'> & { kind: Alert['kind'] | 'delay' | 'onHold' };

function toIssues(
  kind: ItemIssue['kind'],
  found: readonly Omit<ItemIssue, 'kind' | 'clearable'>[],
): ItemIssue[] {
  return found.map((one) => ({ ...one, kind, clearable: false }));
}

/**
 * S4.13, S4.19: late statuses that are not missed SLAs, and a suspension in routing unless it is already an
 * error. A suspension replaces late routing and takes its date, because both are one problem.
 */
function delaysOf(item: Item, errors: readonly Alert[], now: number): ItemIssue[] {
  const delays = toIssues('delay', otherDelays(item, now));
  const [suspended] = undatedIssue(item, 'suspended');
  if (!suspended || !currentStatus(item, 'routing')) return delays;
  const others = delays.filter(({ status }) => status !== 'routing');
  if (errors.some(({ status }) => status === 'suspended')) return others;
  const late = delays.find(({ status }) => status === 'routing');
  const { status, detail } = suspended;
  return [...others, ...(late ? [{ ...late, status, detail }] : toIssues('error', [suspended]))];
}

/** R96: a finished item keeps its clearable alerts and its cancellation, which may be unwanted. */
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
  const errors = itemErrors(item, now);
  const all: ItemIssue[] = [
    ...errors,
    // S4.19: a hold has no deadline.
    ...toIssues('onHold', undatedIssue(item, 'onHold')),
    ...missedSlas(item, now),
    ...delaysOf(item, errors, now),
  ];
  all.sort((a, b) => ISSUE_RANKS[a.kind] - ISSUE_RANKS[b.kind]);
  const keepsAll = all.every(remainsWhenFinished) || !itemStatus(item).isFinished;
  return keepsAll ? all : all.filter(remainsWhenFinished);
}
