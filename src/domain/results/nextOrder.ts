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
 * R280: the first page that can contain the orders that were at the start of this page before `gone` orders
 * left the results.
 */
export function pageAfterLeaving(page: number, gone: number): number {
  return Math.max(1, page - Math.ceil(Math.max(0, gone) / SEARCH_PAGE_SIZE));
}

/**
 * R280: the index of the last of these orders that the user has passed; -1 if there is none. The next order
 * is the one after it, and earlier pages contain only orders before it.
 */
export function lastPassed(ids: readonly string[], passed: ReadonlySet<string>): number {
  return ids.findLastIndex((id) => passed.has(id));
}

/** A page that is shown next, and the order that opens on it. `same`: the open order stays open. */
export interface WantedPage {
  page: number;
  opens: 'first' | 'last' | 'same';
  /** The open order. */
  orderId: string;
  /** The number of results on the page that was shown before. */
  total: number;
  /** The orders on the page that the user left. */
  leftIds: readonly string[];
  /** The first page that can contain the order, according to the orders that were handled. */
  earliest: number;
}

/** The page to show instead, or the order to open; null if the list stays as it is. */
export type Arrival = WantedPage | { orderId: string } | null;

/** The order before those that the user has passed, or the page before this one if they begin it. */
function arrivalBack(wanted: WantedPage, pageIds: readonly string[], passed: ReadonlySet<string>): Arrival {
  const firstPassed = pageIds.findIndex((id) => passed.has(id));
  if (firstPassed === 0) return wanted.page > 1 ? { ...wanted, page: wanted.page - 1 } : null;
  const id = firstPassed < 0 ? pageIds.at(-1) : pageIds[firstPassed - 1];
  return id === undefined ? null : { orderId: id };
}

/**
 * R280: if orders have left the results, those after them may be on an earlier page than the wanted one. The
 * pages before it are shown one by one, up to the one with the orders of the page that the user left. The
 * order after these opens first.
 */
export function arrivalOn(wanted: WantedPage, pageIds: readonly string[], total: number): Arrival {
  const { page, opens, orderId, leftIds } = wanted;
  const left = new Set(leftIds);
  if (opens === 'last') return arrivalBack(wanted, pageIds, left);
  const isSame = opens === 'same';
  if (isSame && pageIds.includes(orderId)) return null;
  // Other orders can have joined the results meanwhile, so the total alone does not show how many have left.
  const earliest = Math.min(wanted.earliest, pageAfterLeaving(page, wanted.total - total));
  const passed = lastPassed(pageIds, left);
  if (page > earliest && (isSame || passed < 0)) return { ...wanted, page: page - 1, total, earliest };
  if (isSame) return null;
  const nextId = pageIds[passed + 1];
  if (nextId !== undefined) return { orderId: nextId };
  return page < pageCount(total) ? { ...wanted, page: page + 1, total, earliest: page + 1 } : null;
}
