import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import { pageCount } from '#domain/pages.ts';

/** The next order to open: another order on this page, the first order of the next page, or none. */
export type NextOrder = { orderId: string } | 'nextPage' | null;

/**
 * The first order below this one that is not done, or else the next page. On the last page, the first order
 * above that is not done, or else null.
 */
export function nextOrderAfter(
  orderId: string,
  pageIds: readonly string[],
  { isDone, isLastPage }: { isDone: (orderId: string) => boolean; isLastPage: boolean },
): NextOrder {
  const at = pageIds.indexOf(orderId);
  const open = (ids: readonly string[]) => ids.find((id) => id !== orderId && !isDone(id));
  const below = open(pageIds.slice(at + 1));
  if (below !== undefined) return { orderId: below };
  if (!isLastPage) return 'nextPage';
  const above = open(pageIds.slice(0, Math.max(0, at)));
  return above === undefined ? null : { orderId: above };
}

/**
 * R280: the first page that can contain the orders that were at the start of this page before `gone` orders left
 * the results.
 */
export function pageAfterLeaving(page: number, gone: number): number {
  return Math.max(1, page - Math.ceil(Math.max(0, gone) / SEARCH_PAGE_SIZE));
}

/** A page that is shown next, and the order that opens on it. `same`: the open order stays open. */
export interface WantedPage {
  page: number;
  opens: 'first' | 'last' | 'same';
  /** The open order. */
  orderId: string;
  /** The number of results, and the orders, on the page that the user left. */
  total: number;
  leftIds: readonly string[];
}

/** The page to show instead, or the order to open; null if the list stays as it is. */
export type Arrival = { page: number } | { orderId: string } | null;

/**
 * R280: if orders have left the results, those after them may be on an earlier page than the wanted one. The
 * order that opens first is the first one that was not on the page the user left.
 */
export function arrivalOn(wanted: WantedPage, pageIds: readonly string[], total: number): Arrival {
  const { page, opens, orderId, leftIds } = wanted;
  const lastId = pageIds.at(-1);
  if (opens === 'last') return lastId === undefined ? null : { orderId: lastId };
  if (opens === 'same' && pageIds.includes(orderId)) return null;
  const earlier = pageAfterLeaving(page, wanted.total - total);
  if (earlier < page) return { page: earlier };
  if (opens === 'same') return null;
  const newId = pageIds.find((id) => !leftIds.includes(id));
  if (newId !== undefined) return { orderId: newId };
  return page < pageCount(total) ? { page: page + 1 } : null;
}
