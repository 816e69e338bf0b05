import { EVENT_FILTER_PARAMETERS } from '#domain/event/eventFilter.ts';
import { orderPath, SPLIT } from '#domain/links/paths.ts';

/** The views of an order; the URL contains these names. */
export const ORDER_VIEWS = ['items', 'events', 'changes', 'related', 'raw'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

const VIEW = 'view';
const ITEM_NAMES = ['itemId', 'tab'] as const;
const SAME_VIEW = [VIEW, 'tab'];

/** The view in a URL; 'items' if the URL contains no known view. */
export function parseOrderView(params: URLSearchParams): OrderView {
  return ORDER_VIEWS.find((view) => view === params.get(VIEW)) ?? 'items';
}

/**
 * The parameters for another view of the same order. Event filters are removed, because they belong to the
 * view in which the user entered them. Only the items view keeps the open item.
 */
export function withOrderView(params: URLSearchParams, view: OrderView): URLSearchParams {
  const next = new URLSearchParams(params);
  const outdated = view === 'items' ? EVENT_FILTER_PARAMETERS : [...EVENT_FILTER_PARAMETERS, ...ITEM_NAMES];
  for (const name of [VIEW, ...outdated]) next.delete(name);
  if (view !== 'items') next.set(VIEW, view);
  return next;
}

function withParameters(path: string, search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search);
  const kept = names.flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (kept.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(kept)}`;
}

/**
 * The path of another order in the same view. It contains the view and the item tab from the current URL
 * (`search`), so that the user can compare the orders.
 */
export function withSameView(path: string, search: string): string {
  return withParameters(path, search, SAME_VIEW);
}

/**
 * The path to which a link from the current URL (`search`) leads: an order in the same view, or one of its
 * items unless `itemId` is ''. It keeps the results of the split view (R361).
 */
export function linkedOrderPath(search: string, orderId: string, itemId = ''): string {
  const names = itemId === '' ? [SPLIT, ...SAME_VIEW] : [SPLIT];
  return withParameters(orderPath(orderId, itemId), search, names);
}
