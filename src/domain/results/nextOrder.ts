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

/** R280: the first page that can contain this page's first orders after `gone` orders left the results. */
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
  /** The page that the user left. */
  from: number;
  /** The number of results on the page that was shown before. */
  total: number;
  /** The orders on the page that the user left. */
  leftIds: readonly string[];
  /** The first page that can contain the order, according to the orders that were handled. */
  earliest: number;
}

/** The page to show instead, or the order to open; null if the list stays as it is. */
export type Arrival = WantedPage | { orderId: string } | null;

/** The page before the wanted one, if enough orders have left the results; otherwise null. */
function earlierPage(wanted: WantedPage, total: number): WantedPage | null {
  // Other orders can have joined the results meanwhile, so the total alone does not show how many have left.
  const earliest = Math.min(wanted.earliest, pageAfterLeaving(wanted.page, wanted.total - total));
  return wanted.page > earliest ? { ...wanted, page: wanted.page - 1, total, earliest } : null;
}

/** Opens the first order after those that the user has passed, which may be on an earlier page. */
function arriveForwards(wanted: WantedPage, pageIds: readonly string[], total: number): Arrival {
  const passed = lastPassed(pageIds, new Set(wanted.leftIds));
  const earlier = passed < 0 ? earlierPage(wanted, total) : null;
  if (earlier) return earlier;
  const orderId = pageIds[passed + 1];
  if (orderId !== undefined) return { orderId };
  const page = wanted.page + 1;
  return page <= pageCount(total) ? { ...wanted, page, total, earliest: page } : null;
}

/** Opens the order before those that the user has passed, or shows the page before this one if they begin it. */
function arriveBackwards(wanted: WantedPage, pageIds: readonly string[]): Arrival {
  const firstPassed = pageIds.findIndex((id) => wanted.leftIds.includes(id));
  if (firstPassed === 0) return wanted.page > 1 ? { ...wanted, page: wanted.page - 1 } : null;
  const orderId = pageIds.at(firstPassed < 0 ? -1 : firstPassed - 1);
  return orderId === undefined ? null : { orderId };
}

/**
 * R280: what follows once the wanted page is shown. If orders have left the results, those after them may be
 * on an earlier page than the wanted one, so the pages before it are shown one by one.
 */
export function arrivalOn(wanted: WantedPage, pageIds: readonly string[], total: number): Arrival {
  if (wanted.opens === 'first') return arriveForwards(wanted, pageIds, total);
  if (wanted.opens === 'last') return arriveBackwards(wanted, pageIds);
  return pageIds.includes(wanted.orderId) ? null : earlierPage(wanted, total);
}
