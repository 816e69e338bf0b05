import type { Trouble } from './alerts.ts';
import { isCancellationRequest } from './cancellation.ts';
import { concernsItem, type OrderEvent } from './event.ts';
import { ailingItems } from './health.ts';
import { begunStatus, type Item } from './item.ts';
import { linksOf } from './links.ts';
import type { Permissions } from './permissions.ts';
import { type Cause, causeOf, type Remedy, remedyFor } from './remedy.ts';

/** One item that has a problem, with the platform's own words. */
export interface ProblemItem {
  item: Item;
  trouble: Trouble;
}

/** A problem of one item, or the same one of several. */
export interface Problem {
  key: string;
  cause: Cause;
  remedy: Remedy;
  /** At least one, the worst first. */
  items: readonly [ProblemItem, ...ProblemItem[]];
}

/**
 * Whether somebody asked for the item's cancellation: its status, a redirect or an event says so. null where only the
 * events could tell, and they are not here (`events` null).
 */
export function wasCancellationAskedFor(item: Item, events: readonly OrderEvent[] | null): boolean | null {
  if (begunStatus(item, 'pendingCancellation') || linksOf(item.links, 'redirectedItem').length > 0)
    return true;
  return events?.some((event) => isCancellationRequest(event) && concernsItem(event, item.itemId)) ?? null;
}

interface Context {
  /** Of the order; null while, or because, they are not here. */
  events: readonly OrderEvent[] | null;
  permissions: Permissions;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * S2.73: the problems of an order's items, the worst first; equal ones are one problem of several items. A cancelled
 * item is none unless it is known that nobody asked for the cancellation.
 */
export function problemsOf(items: readonly Item[], { events, permissions, now }: Context): Problem[] {
  const found = new Map<string, Problem>();
  for (const { item, troubles } of ailingItems(items, now)) {
    for (const trouble of troubles) {
      const { kind, status } = trouble;
      if (status === 'cancelled' && wasCancellationAskedFor(item, events) !== false) continue;
      const cause = causeOf(trouble, item);
      const remedy = remedyFor(cause, item, permissions);
      const key = [kind, status, cause, remedy].join(' ');
      const same = found.get(key);
      const one = { item, trouble };
      found.set(key, same ? { ...same, items: [...same.items, one] } : { key, cause, remedy, items: [one] });
    }
  }
  return [...found.values()];
}

/** How many items have a problem. */
export function countItems(problems: readonly Problem[]): number {
  return new Set(problems.flatMap(({ items }) => items.map(({ item }) => item.itemId))).size;
}
