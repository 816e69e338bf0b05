import { isCancellationRequest } from '#domain/actions/cancellation.ts';
import { type Cause, causeOf, isRemedyPermitted, type Remedy, remedyFor } from '#domain/actions/remedy.ts';
import { concernsItem, type OrderEvent } from '#domain/event/event.ts';
import { begunStatus, type Item, itemFulfillerId } from '#domain/item/item.ts';
import type { Trouble } from '#domain/item/troubles.ts';
import { linksOf } from '#domain/links.ts';
import type { Permissions } from '#domain/permissions.ts';
import { ailingItems } from './health.ts';
import type { Order } from './order.ts';

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

/** Items of different fulfillers have different contacts; the merchant of an order is always the same. */
function askedParty(remedy: Remedy, item: Item): string {
  return remedy === 'askFulfiller' ? itemFulfillerId(item) : '';
}

/**
 * S2.73: the problems of an order's items, the worst first; equal ones are one problem of several items, unless
 * different fulfillers have to be asked (R95). A cancelled item is none unless it is known that nobody asked for the
 * cancellation.
 */
export function problemsOf(items: readonly Item[], { events, permissions, now }: Context): Problem[] {
  const found = new Map<string, Problem>();
  for (const { item, troubles } of ailingItems(items, now)) {
    for (const trouble of troubles) {
      const { kind, status } = trouble;
      if (status === 'cancelled' && wasCancellationAskedFor(item, events) !== false) continue;
      const cause = causeOf(trouble, item);
      const remedy = remedyFor(cause, item, permissions);
      const key = [kind, status, cause, remedy, askedParty(remedy, item)].join(' ');
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

/** The worst problem of an order that this person can do something about; null if there is none. */
export function firstRemediable(order: Order, permissions: Permissions, now: number): Problem | null {
  const problems = problemsOf(order.items, { events: null, permissions, now });
  return problems.find(({ remedy }) => isRemedyPermitted(remedy, order.merchantId, permissions)) ?? null;
}

/** A dialog of the order, by the name it has in the address, and what it starts with. */
export interface RemedyDialog {
  modal: 'retryRouting' | 'retryRoutings' | 'changeAddress' | 'reorder' | 'updateStatus' | 'clearAlerts';
  /** The item, for a dialog about one. */
  itemId?: string;
  /** The items, for a dialog about several or about a part of the order. */
  items?: readonly string[];
  mode?: string;
}

/** R95: the dialog that carries out a problem's remedy for all its items; null where somebody has to be asked. */
export function remedyDialog({ remedy, items }: Problem): RemedyDialog | null {
  const [first] = items;
  const ids = items.map(({ item }) => item.itemId);
  switch (remedy) {
    case 'retryRouting':
      return items.length === 1
        ? { modal: 'retryRouting', itemId: first.item.itemId }
        : { modal: 'retryRoutings', items: ids };
    case 'reorderWithChanges':
      return { modal: 'reorder', items: ids, mode: 'changes' };
    case 'clearAlerts':
      return { modal: 'clearAlerts', items: ids, mode: first.trouble.status };
    case 'changeAddress':
    case 'reorder':
    case 'updateStatus':
      return { modal: remedy, items: ids };
    default:
      return null;
  }
}

/** The dialog as parameters of the order's address. */
export function remedyQuery({ modal, itemId, items = [], mode }: RemedyDialog): string {
  const params = new URLSearchParams({ modal });
  if (itemId !== undefined) params.set('itemId', itemId);
  for (const id of items) params.append('items', id);
  if (mode !== undefined) params.set('mode', mode);
  return params.toString();
}
