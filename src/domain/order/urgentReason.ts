import { ISSUE_RANKS, type ItemIssue, itemIssues } from '#domain/item/itemIssues.ts';
import type { StatusType } from '#domain/item/itemStatus.ts';
import type { Order } from './order.ts';

export interface UrgentReason {
  /** Raw status name. */
  status: string;
  /** UTC instant by which the status should have closed; null if no date was missed. */
  due: string | null;
}

/** The most urgent issue has the lowest rank. A cancelled item is an error (S4.16), but it is not urgent. */
function rankOf({ kind, status }: ItemIssue): number {
  return status === 'cancelled' ? ISSUE_RANKS.delay : Math.min(ISSUE_RANKS[kind], ISSUE_RANKS.missedSla);
}

/** Sorts reasons without a date last. */
const dueTime = ({ due }: UrgentReason) => Date.parse(due ?? '9999');

/**
 * The most urgent reason among the items: errors come first, then holds, late statuses and cancelled items.
 * Within each kind, the longest overdue comes first. A reason without a date is ignored if it only repeats
 * `type`, the order's status. Null if there is none. `now` is in epoch milliseconds.
 */
export function urgentReason(
  order: Pick<Order, 'items'>,
  type: StatusType,
  now: number,
): UrgentReason | null {
  const [first] = order.items
    .flatMap((item) => itemIssues(item, now))
    .map((issue) => ({
      status: issue.status,
      due: issue.isPastDue ? issue.since : null,
      rank: rankOf(issue),
    }))
    .filter(({ status, due }) => due !== null || status !== type)
    // R565: of equal ones, the name decides and not the sequence of the items.
    .sort((a, b) => a.rank - b.rank || dueTime(a) - dueTime(b) || (a.status < b.status ? -1 : 1));
  return first ? { status: first.status, due: first.due } : null;
}
