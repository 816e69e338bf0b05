import { hoursLate, missedSlas } from '#domain/item/alerts.ts';
import { expectedShipDate, isFulfillmentDelayed } from '#domain/item/expectedShipDate.ts';
import { currentStatus, type Item } from '#domain/item/item.ts';
import { ISSUE_RANKS, itemIssues } from '#domain/item/itemIssues.ts';
import { isWhollyCancelled, itemStatus } from '#domain/item/itemStatus.ts';
import { firstLink } from '#domain/links/links.ts';
import type { Order } from '#domain/order/order.ts';

/** The items' values in item order, without empty values and duplicates (S2.46, S2.47, S2.54). */
export function itemValues(order: Pick<Order, 'items'>, of: (item: Item) => string | null): string[] {
  const values = order.items.map(of).filter((value) => value !== null && value !== '');
  return [...new Set(values as string[])];
}

/** S2.53: the order's sales channel, or else those of its items. */
export function salesChannels(order: Order): string[] {
  if (order.merchantSalesChannel !== '') return [order.merchantSalesChannel];
  return itemValues(order, (item) => item.merchantSalesChannel);
}

export interface MissedSla {
  /** Raw status name. */
  status: string;
  /** Rounded to whole hours; 0 is shown as less than one hour. */
  hours: number;
}

/**
 * S2.56: for each status with a missed SLA, the hours since the oldest missed date among the items. `now` is
 * in epoch milliseconds.
 */
export function missedSlaHours(order: Pick<Order, 'items'>, now: number): MissedSla[] {
  const hours = new Map<string, number>();
  for (const alert of order.items.flatMap((item) => missedSlas(item, now))) {
    const late = hoursLate(alert.since, now);
    hours.set(alert.status, Math.max(hours.get(alert.status) ?? 0, late));
  }
  return [...hours].map(([status, late]) => ({ status, hours: late }));
}

export interface PrintJobs {
  /** The number of items with a print job; `allItems` is the number of all items. */
  items: number;
  allItems: number;
  /** Short IDs of the jobs, without duplicates. */
  ids: string[];
}

/** S2.57: the items' print jobs. An item can also only link to its job. */
export function printJobs(order: Pick<Order, 'items'>): PrintJobs {
  return {
    items: order.items.filter(({ printJob, links }) => printJob ?? firstLink(links, 'printJob')).length,
    allItems: order.items.length,
    ids: itemValues(order, (item) => item.printJob?.shortId ?? null),
  };
}

export interface ExpectedShipping {
  /** UTC instants without duplicates, earliest first. */
  dates: string[];
  /** The number of unfinished items without a date. */
  undated: number;
  /** The number of unfinished items with a current delay status. */
  delayed: number;
}

/**
 * S2.58: the dates, and the counts that cause a warning. Cancelled items never ship, so they are ignored. R561: a
 * shipped item keeps its date, but needs no warning.
 */
export function expectedShipping(order: Pick<Order, 'items'>): ExpectedShipping {
  const running = order.items.filter((item) => !isWhollyCancelled(itemStatus(item)));
  const dates = running.map((item) => expectedShipDate(item).date).filter((date) => date !== null);
  const open = running.filter((item) => !itemStatus(item).isFinished);
  return {
    dates: [...new Set(dates)].sort(),
    undated: open.filter((item) => expectedShipDate(item).date === null).length,
    delayed: open.filter(isFulfillmentDelayed).length,
  };
}

/** S2.59: the items' shipping dates as UTC instants without duplicates, earliest first. */
export function shippedDates(order: Pick<Order, 'items'>): string[] {
  const dates = order.items.flatMap((item) => item.shipments.map((one) => one.shipmentCreationDateTime));
  return [...new Set(dates.filter((date) => date !== null))].sort();
}

/** S2.60: keys of the items' carrier services, without duplicates. */
export function carrierServiceKeys(order: Pick<Order, 'items'>): string[] {
  const keys = order.items.flatMap((item) => item.shipments.map((shipment) => shipment.carrierServiceKey));
  return [...new Set(keys.filter((key) => key !== ''))];
}

const REFERENCE_PREFIX = 'recs:';

export function isCarrierReference(key: string): boolean {
  return key.startsWith(REFERENCE_PREFIX);
}

/** S7.29: the name of a carrier service; a key without a name, or text that is no key, is unchanged. */
export function carrierServiceName(key: string, names: ReadonlyMap<string, string>): string {
  return isCarrierReference(key) ? (names.get(key) ?? key) : key;
}

/** One problem with a status, and the number of items that have it. */
export interface StatusWarning {
  kind: 'error' | 'missedSla' | 'delay' | 'pendingCancellation';
  /** Raw status name. */
  status: string;
  /** The platform's message, or ''. */
  detail: string;
  /** Hours since the oldest missed date; null if no date was missed. */
  hours: number | null;
  items: number;
}

function warningsOf(item: Item, now: number): StatusWarning[] {
  const alerts = itemIssues(item, now).flatMap(
    ({ kind, status, detail, since, isPastDue }): StatusWarning[] => {
      // The status beside the icon already names a hold.
      if (kind === 'onHold') return [];
      return [{ kind, status, detail, hours: isPastDue ? hoursLate(since, now) : null, items: 1 }];
    },
  );
  const pending = currentStatus(item, 'pendingCancellation');
  if (!pending) return alerts;
  // Without the detail, which the text does not show, all items of an order share one warning.
  return [
    ...alerts,
    { kind: 'pendingCancellation', status: pending.name, detail: '', hours: null, items: 1 },
  ];
}

const WARNING_RANKS = { ...ISSUE_RANKS, pendingCancellation: 4 };

/**
 * S2.61: the list in the status tooltip: errors, missed SLAs, other delays and pending cancellations.
 * Problems with the same kind, status and detail are combined.
 */
export function statusWarnings(order: Pick<Order, 'items'>, now: number): StatusWarning[] {
  const found = new Map<string, StatusWarning>();
  for (const warning of order.items.flatMap((item) => warningsOf(item, now))) {
    const key = [warning.kind, warning.status, warning.detail].join('\n');
    const known = found.get(key);
    const hours = [known?.hours, warning.hours].filter((value) => value != null);
    found.set(key, {
      ...warning,
      hours: hours.length > 0 ? Math.max(...hours) : null,
      items: (known?.items ?? 0) + 1,
    });
  }
  return [...found.values()].sort((a, b) => WARNING_RANKS[a.kind] - WARNING_RANKS[b.kind]);
}
