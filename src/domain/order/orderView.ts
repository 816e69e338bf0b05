import { EVENT_FILTER_NAMES } from '#domain/event/eventFilter.ts';

/** The views of an order, by the name that they have in its address. */
export const ORDER_VIEWS = ['items', 'events', 'changes', 'related', 'raw'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

const VIEW = 'view';
/** The open item and its tab. */
const ITEM_NAMES = ['itemId', 'tab'] as const;

/** The view that an address names; the items where it names none, or one that does not exist. */
export function parseOrderView(params: URLSearchParams): OrderView {
  return ORDER_VIEWS.find((view) => view === params.get(VIEW)) ?? 'items';
}

/**
 * The parameters for another view of the same order. A filter of events belongs to the events that it was typed for,
 * and an item is named in the address only while the items show.
 */
export function withOrderView(params: URLSearchParams, view: OrderView): URLSearchParams {
  const next = new URLSearchParams(params);
  const outdated = view === 'items' ? EVENT_FILTER_NAMES : [...EVENT_FILTER_NAMES, ...ITEM_NAMES];
  for (const name of [VIEW, ...outdated]) next.delete(name);
  if (view !== 'items') next.set(VIEW, view);
  return next;
}

/** The path of another order with this address's view and item tab, so that orders can be compared. */
export function withSameView(path: string, search: string): string {
  const params = new URLSearchParams(search);
  const kept = [VIEW, 'tab'].flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (kept.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(kept)}`;
}
