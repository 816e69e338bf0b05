import { currentStatus, type Item } from '#domain/item/item.ts';
import { DELAY_STATUSES, ERROR_STATUSES, OTHER_DELAY_STATUSES } from '#domain/statusNames.ts';

/** A computed error or missed SLA of one item. */
export interface Alert {
  kind: 'error' | 'missedSla';
  itemId: string;
  /** Raw status name. */
  status: string;
  detail: string;
  /**
   * UTC instant at which the status should have closed, or else of its last change; null if neither is known.
   */
  since: string | null;
  /**
   * Whether the alert can be cleared: its expected close date has passed. Clearing removes that date
   * (docs/platform/item-service.md).
   */
  clearable: boolean;
}

function isPast(instant: string | null, now: number): boolean {
  return instant !== null && Date.parse(instant) < now;
}

function alertOf(
  item: Item,
  status: string,
  kind: Alert['kind'],
  now: number,
  withoutDate: boolean,
): Alert[] {
  const entry = currentStatus(item, status);
  if (!entry) return [];
  const late = isPast(entry.expectedCloseDate, now);
  if (!late && !withoutDate) return [];
  return [
    {
      kind,
      itemId: item.itemId,
      status,
      detail: entry.detail,
      since: late ? entry.expectedCloseDate : entry.updatedDate,
      clearable: late,
    },
  ];
}

/**
 * S4.14, S4.16: current error statuses that are past their expected close date. Rejected and cancelled
 * statuses count regardless of the date.
 */
export function itemErrors(item: Item, now: number): Alert[] {
  return [...ERROR_STATUSES, 'cancelled'].flatMap((status) =>
    alertOf(item, status, 'error', now, status === 'rejected' || status === 'cancelled'),
  );
}

/** S4.13: current statuses that can be delayed and are past their expected close date. */
export function missedSlas(item: Item, now: number): Alert[] {
  return DELAY_STATUSES.flatMap((status) => alertOf(item, status, 'missedSla', now, false));
}

/**
 * S4.13: late statuses that the delayed filter also finds. They are not missed SLAs, despite their `kind`,
 * and cannot be cleared, despite `clearable`.
 */
export function otherDelays(item: Item, now: number): Alert[] {
  return OTHER_DELAY_STATUSES.flatMap((status) => alertOf(item, status, 'missedSla', now, false));
}

/** All alerts of an item, errors first. `now` is in epoch milliseconds. */
export function itemAlerts(item: Item, now: number): Alert[] {
  return [...itemErrors(item, now), ...missedSlas(item, now)];
}

/** Hours since the missed date, rounded (S2.56); 0 also if there is no date. */
export function hoursLate(since: string | null, now: number): number {
  if (since === null) return 0;
  return Math.max(0, Math.round((now - Date.parse(since)) / 3_600_000));
}

/**
 * S4.9: compares items: most errors first, then most missed SLAs, then by ID, so that the order is stable.
 */
export function byProblems(now: number): (a: Item, b: Item) => number {
  return (a, b) =>
    itemErrors(b, now).length - itemErrors(a, now).length ||
    missedSlas(b, now).length - missedSlas(a, now).length ||
    (a.itemId < b.itemId ? -1 : a.itemId > b.itemId ? 1 : 0);
}
