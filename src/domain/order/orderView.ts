import { EVENT_FILTER_NAMES } from '#domain/event/eventFilter.ts';

/** The views of an order, by their names in its URL. */
export const ORDER_VIEWS = ['items', 'events', 'changes', 'related', 'raw'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

const VIEW = 'view';
/** The open item and its tab. */
const ITEM_NAMES = ['itemId', 'tab'] as const;

/** The view in a URL; the items if the URL names none or an unknown one. */
export function parseOrderView(params: URLSearchParams): OrderView {
  return ORDER_VIEWS.find((view) => view === params.get(VIEW)) ?? 'items';
}

/**
 * The parameters for another view of the same order. They omit any event filter, which belongs to the view it was
 * entered in, and name an item only in the items view.
 */
export function withOrderView(params: URLSearchParams, view: OrderView): URLSearchParams {
  const next = new URLSearchParams(params);
  const outdated = view === 'items' ? EVENT_FILTER_NAMES : [...EVENT_FILTER_NAMES, ...ITEM_NAMES];
  for (const name of [VIEW, ...outdated]) next.delete(name);
  if (view !== 'items') next.set(VIEW, view);
  return next;
}

/** The path of another order with this URL's view and item tab, so that the user can compare orders. */
export function withSameView(path: string, search: string): string {
  const params = new URLSearchParams(search);
  const kept = [VIEW, 'tab'].flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (kept.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(kept)}`;
}
