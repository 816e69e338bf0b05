import { itemErrors, missedSlas, otherDelays } from '#domain/item/alerts.ts';
import { currentStatus, type Item } from '#domain/item/item.ts';
import type { StatusType } from '#domain/item/itemStatus.ts';
import type { Order } from './order.ts';

export interface UrgentReason {
  /** Raw status name. */
  status: string;
  /** UTC instant by which the status should have closed; null if no date was missed. */
  due: string | null;
}

interface RankedReason extends UrgentReason {
  rank: number;
}

/** The most urgent reason has the lowest rank. A cancelled item is an error (S4.16), but it is not urgent. */
const RANKS = { error: 0, onHold: 1, late: 2, cancelled: 3 };

function reasonsOf(item: Item, now: number): RankedReason[] {
  const errors = itemErrors(item, now).map(({ status, since, isPastDue }) => ({
    status,
    due: isPastDue ? since : null,
    rank: status === 'cancelled' ? RANKS.cancelled : RANKS.error,
  }));
  const late = [...missedSlas(item, now), ...otherDelays(item, now)].map(({ status, since }) => ({
    status,
    due: since,
    rank: RANKS.late,
  }));
  const isOnHold = currentStatus(item, 'onHold') !== null;
  return [...errors, ...(isOnHold ? [{ status: 'onHold', due: null, rank: RANKS.onHold }] : []), ...late];
}

/** Epoch milliseconds; Infinity sorts reasons without a date last. */
const dueTime = ({ due }: UrgentReason) => (due === null ? Number.POSITIVE_INFINITY : Date.parse(due));

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
    .flatMap((item) => reasonsOf(item, now))
    .filter(({ status, due }) => due !== null || status !== type)
    .sort((a, b) => a.rank - b.rank || dueTime(a) - dueTime(b) || 0);
  return first ? { status: first.status, due: first.due } : null;
}
