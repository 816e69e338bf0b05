import { DELAY_STATUSES, ERROR_STATUSES, OTHER_DELAY_STATUSES } from '#domain/statusNames.ts';
import { HOUR_MS } from '#domain/time/time.ts';
import { currentStatus, type Item } from './item.ts';
import { isOverdue } from './slaClock.ts';

/** An item's current status that is late or an error. */
interface IssueStatus {
  itemId: string;
  /** Raw status name. */
  status: string;
  detail: string;
  /** UTC instant of the missed close date, or else of the status's last change; null if it is unknown. */
  since: string | null;
  /** Whether the status is past its expected close date, which is then `since`. */
  isPastDue: boolean;
}

/** A computed error or missed SLA of one item. */
export interface Alert extends IssueStatus {
  kind: 'error' | 'missedSla';
  /**
   * Whether the alert can be cleared. Clearing removes the expected close date, so only an alert that is past
   * that date can be cleared (docs/platform/item-service.md).
   */
  clearable: boolean;
}

function issueStatuses(
  item: Item,
  statuses: readonly string[],
  now: number,
  withoutDate: readonly string[] = [],
): IssueStatus[] {
  return statuses.flatMap((status) => {
    const entry = currentStatus(item, status);
    if (!entry) return [];
    const { detail, expectedCloseDate, updatedDate } = entry;
    const isPastDue = isOverdue(entry, now);
    const since = isPastDue ? expectedCloseDate : updatedDate;
    const isIssue = isPastDue || withoutDate.includes(status);
    return isIssue ? [{ itemId: item.itemId, status, detail, since, isPastDue }] : [];
  });
}

function toAlerts(kind: Alert['kind'], statuses: readonly IssueStatus[]): Alert[] {
  return statuses.map((status) => ({ ...status, kind, clearable: status.isPastDue }));
}

/**
 * S4.14, S4.16: current error statuses that are past their expected close date. Rejected and cancelled
 * statuses count regardless of the date.
 */
export function itemErrors(item: Item, now: number): Alert[] {
  const statuses = issueStatuses(item, [...ERROR_STATUSES, 'cancelled'], now, ['rejected', 'cancelled']);
  return toAlerts('error', statuses);
}

/** S4.13: current statuses that can be delayed and are past their expected close date. */
export function missedSlas(item: Item, now: number): Alert[] {
  return toAlerts('missedSla', issueStatuses(item, DELAY_STATUSES, now));
}

/** S4.13: late statuses in the delayed filter that are not missed SLAs. They cannot be cleared. */
export function otherDelays(item: Item, now: number): IssueStatus[] {
  return issueStatuses(item, OTHER_DELAY_STATUSES, now);
}

/**
 * The status without regard to its date, so that `since` is its last change; empty if the status is not
 * current.
 */
export function undatedIssue(item: Item, status: string): IssueStatus[] {
  return issueStatuses(item, [status], Number.NEGATIVE_INFINITY, [status]);
}

export interface AlertFacts {
  hasErrors: boolean;
  /** Whether an item has an error that is not a cancellation. */
  hasOtherErrors: boolean;
  hasMissedSlas: boolean;
}

/** `now` is in epoch milliseconds. */
export function alertFacts(items: readonly Item[], now: number): AlertFacts {
  const errors = items.flatMap((item) => itemErrors(item, now));
  return {
    hasErrors: errors.length > 0,
    hasOtherErrors: errors.some(({ status }) => status !== 'cancelled'),
    hasMissedSlas: items.some((item) => missedSlas(item, now).length > 0),
  };
}

/** All alerts of an item, errors first. `now` is in epoch milliseconds. */
export function itemAlerts(item: Item, now: number): Alert[] {
  return [...itemErrors(item, now), ...missedSlas(item, now)];
}

/** Hours since the missed date, rounded (S2.56); 0 if there is no date. */
export function hoursLate(since: string | null, now: number): number {
  if (since === null) return 0;
  return Math.max(0, Math.round((now - Date.parse(since)) / HOUR_MS));
}
